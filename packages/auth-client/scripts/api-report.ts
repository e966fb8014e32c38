import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const sourceFolder = fileURLToPath(new URL("../src", import.meta.url));
const entry = join(sourceFolder, "index.ts");
const ours = /[\\/]packages[\\/]auth-(?:client|protocol)[\\/]src[\\/]/;

const printed = ts.createPrinter({ removeComments: false, newLine: ts.NewLineKind.LineFeed });

/** Declarations as they stand in the emitted types, by the name of their symbol. */
function createDeclarationFinder(program: ts.Program) {
  const emitted = new Map<string, ts.SourceFile>();
  return (declaration: ts.Declaration, name: string): string => {
    const source = declaration.getSourceFile();
    let file = emitted.get(source.fileName);
    if (file === undefined) {
      let text = "";
      program.emit(source, (_, written) => (text = written), undefined, true);
      file = ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true);
      emitted.set(source.fileName, file);
    }
    const statement = file.statements.find((one) =>
      ts.isVariableStatement(one)
        ? one.declarationList.declarations.some((variable) => variable.name.getText() === name)
        : "name" in one && (one as { name?: ts.Node }).name?.getText() === name,
    );
    if (statement === undefined) throw new Error(`${name} is not declared at the top of its file`);
    return printed.printNode(ts.EmitHint.Unspecified, statement, file);
  };
}

/** Every name that is exported, with everything that it is made of. A change of it is a change for others. */
export function makeApiReport(): string {
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    // Found through node_modules it would count as somebody else's and have no types written.
    paths: { "@zoetrope/auth-protocol": [join(sourceFolder, "../../auth-protocol/src/index.ts")] },
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    outDir: dirname(entry),
  });
  const checker = program.getTypeChecker();
  const find = createDeclarationFinder(program);
  const entryFile = program.getSourceFile(entry);
  const moduleSymbol = entryFile && checker.getSymbolAtLocation(entryFile);
  if (moduleSymbol === undefined) throw new Error("the entry exports nothing");
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

  const exported = new Set(checker.getExportsOfModule(moduleSymbol).map(resolve));
  const texts = new Map<string, string>();
  const visit = (symbol: ts.Symbol): void => {
    const declaration = symbol.declarations?.[0];
    if (declaration === undefined || texts.has(symbol.name)) return;
    if (!ours.test(declaration.getSourceFile().fileName)) return;
    const text = find(declaration, symbol.name).replace(
      /^((?:\/\*[^]*?\*\/\s*)?)(?:export )?(?:declare )?/,
      "$1",
    );
    texts.set(symbol.name, text);
    const walk = (node: ts.Node): void => {
      const mayName = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : null;
      const named = mayName && checker.getSymbolAtLocation(mayName);
      if (named) {
        const target = resolve(named);
        if ((target.flags & ts.SymbolFlags.TypeParameter) === 0) visit(target);
      }
      if (ts.isHeritageClause(node))
        for (const { expression } of node.types) {
          const base = checker.getSymbolAtLocation(expression);
          if (base) visit(resolve(base));
        }
      // The body of a function is no part of what it promises.
      if (!ts.isBlock(node)) ts.forEachChild(node, walk);
    };
    walk(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration);
  };
  for (const symbol of exported) visit(symbol);

  const isExported = new Set([...exported].map(({ name }) => name));
  const lines = [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => {
      const keyword = `${isExported.has(name) ? "export " : ""}${/^(?:\/\*[^]*?\*\/\s*)?(?:interface|type) /.test(text) ? "" : "declare "}`;
      return text.replace(/^((?:\/\*[^]*?\*\/\s*)?)/, `$1${keyword}`);
    });
  return `${lines.join("\n\n")}\n`;
}
