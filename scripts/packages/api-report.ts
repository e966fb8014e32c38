import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");
const ours = /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/;

const printer = ts.createPrinter({ removeComments: false, newLine: ts.NewLineKind.LineFeed });

/** Where the sources of each package of the workspace are: found through node_modules they would count as somebody else's. */
function workspacePaths(): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const manifest of globSync("packages/*/package.json", { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), "utf8")) as {
      name: string;
      exports?: Record<string, string>;
    };
    for (const [subpath, source] of Object.entries(exports))
      paths[name + subpath.slice(1)] = [join(root, dirname(manifest), source)];
  }
  return paths;
}

function createProgram(entries: readonly string[]): ts.Program {
  const assets = entries.map((entry) => join(dirname(entry), "vite-assets.d.ts"));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    paths: workspacePaths(),
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    allowImportingTsExtensions: true,
    // Other checks look at the types; here they are only written down.
    noCheck: true,
    outDir: root,
  };
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  return ts.createProgram([...entries, ...assets.filter((file) => existsSync(file))], options, host);
}

/** The emitted types of each source, and what a name means at the top of it. */
function createTypesReader(program: ts.Program) {
  const checker = program.getTypeChecker();
  const emitted = new Map<ts.SourceFile, { file: ts.SourceFile; scope: Map<string, ts.Symbol> }>();
  return (source: ts.SourceFile) => {
    let found = emitted.get(source);
    if (found === undefined) {
      let text = "";
      program.emit(source, (_, written) => (text = written), undefined, true);
      found = {
        file: ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true),
        scope: new Map(
          checker.getSymbolsInScope(source, ts.SymbolFlags.All).map((symbol) => [symbol.name, symbol]),
        ),
      };
      emitted.set(source, found);
    }
    return found;
  };
}

const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.some((variable) => variable.name.getText() === name)
    : "name" in statement && (statement as { name?: ts.Node }).name?.getText() === name;

/** What a type is made of, by the names that stand there. */
function namesIn(statement: ts.Node): string[] {
  const names: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) throw new Error(`${node.getText()} has to be imported by name`);
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName.getText());
    else if (ts.isTypeQueryNode(node)) names.push(node.exprName.getText());
    else if (ts.isHeritageClause(node))
      names.push(...node.types.map(({ expression }) => expression.getText()));
    ts.forEachChild(node, walk);
  };
  walk(statement);
  return names;
}

/** `export type { AClass }`: whoever imports it cannot make one. */
const isExportedAsType = ({ declarations: [one] = [] }: ts.Symbol): boolean =>
  one !== undefined && ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly);

const heading = /^((?:\/\*[^]*?\*\/\s*)?)(?:export )?(?:declare )?/;

/**
 * Of each entry: every name that it exports, with everything that it is made of, in one file without imports. A change of it is a
 * change for others. Whoever installs the package gets it as its types.
 */
export function makeApiReports(entries: readonly string[]): string[] {
  const program = createProgram(entries);
  const checker = program.getTypeChecker();
  const readTypes = createTypesReader(program);
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);

  return entries.map((entry) => {
    const entryFile = program.getSourceFile(entry);
    const moduleSymbol = entryFile && checker.getSymbolAtLocation(entryFile);
    if (moduleSymbol === undefined) throw new Error(`${entry} exports nothing`);
    const symbols = checker.getExportsOfModule(moduleSymbol);
    const asTypes = symbols
      .filter(isExportedAsType)
      .filter((one) => resolve(one).flags & ts.SymbolFlags.Value);
    const typeNames = asTypes.map(({ name }) => name);
    const isExported = new Set(symbols.map(({ name }) => name).filter((name) => !typeNames.includes(name)));
    const texts = new Map<string, string>();
    const visit = (symbol: ts.Symbol): void => {
      const { name, declarations: [declaration] = [] } = symbol;
      const source = declaration?.getSourceFile();
      if (source === undefined || texts.has(name) || !ours.test(source.fileName)) return;
      const { file, scope } = readTypes(source);
      const statement = file.statements.find((one) => declares(one, name));
      if (statement === undefined) throw new Error(`${name} is not declared at the top of its file`);
      const text = printer.printNode(ts.EmitHint.Unspecified, statement, file).replace(heading, "$1");
      const isType = /^(?:\/\*[^]*?\*\/\s*)?(?:interface|type) /.test(text);
      const keywords = `${isExported.has(name) ? "export " : ""}${isType ? "" : "declare "}`;
      texts.set(name, text.replace(heading, `$1${keywords}`));
      for (const named of namesIn(statement)) {
        const target = scope.get(named);
        if (target) visit(resolve(target));
      }
    };
    for (const symbol of symbols) visit(resolve(symbol));
    const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    // Without a list of exports everything in a file of types would be exported.
    const list = typeNames.length > 0 ? `export type { ${typeNames.join(", ")} };` : "export {};";
    return `${[...sorted.map(([, text]) => text), list].join("\n\n")}\n`;
  });
}
