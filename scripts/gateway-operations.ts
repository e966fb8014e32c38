// Writes what the clients of the gateway know of it, from its schema and their operations:
// `node scripts/gateway-operations.ts`. A test fails while something of it is out of date.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as operationsPlugin from "@graphql-codegen/typescript-operations";
import {
  Kind,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from "graphql";
import { gatewaySchema } from "../apps/api/src/gateway/schema/gateway-schema.ts";

const packageFolder = join(import.meta.dirname, "../packages/gateway-client");
const notice =
  "// Written by scripts/gateway-operations.ts from operations/*.graphql and the schema of the gateway.\n";

/** File name in packages/gateway-client → what it should hold. */
export async function gatewayOperations(): Promise<Map<string, string>> {
  const schema = `${printSchema(gatewaySchema)}\n`;
  const document = await readOperations();
  const types = await codegen({
    filename: "operations.ts",
    schema: parse(schema),
    documents: [{ location: "operations", document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
    config: {
      enumType: "string-literal",
      skipTypename: true,
      useTypeImports: true,
      scalars: { ID: "string", DateTime: "string" },
      strictScalars: true,
      defaultScalarType: "unknown",
      avoidOptionals: { field: true, inputValue: false },
    },
  });
  const operations = operationsOf(document);
  const constants = operations.map(
    ({ constant, type, name, text }) =>
      `export const ${constant}: Operation<${type}, ${type}Variables> = {\n  name: ${JSON.stringify(name)},\n  text: ${JSON.stringify(text)},\n};\n`,
  );
  const manifest = Object.fromEntries(operations.map(({ text }) => [idOf(text), text]));
  return new Map([
    ["schema.graphql", schema],
    [
      "src/generated/operations.ts",
      `${notice}import type { Operation } from "../operation.ts";\n\n${withoutHelpers(types)}\n\n${constants.join("\n")}`,
    ],
    [
      "src/generated/manifest.ts",
      `${notice}/** Texts of our own operations by their ids: what the gateway runs where it runs nothing else. */\nexport const operationsManifest: Readonly<Record<string, string>> = ${JSON.stringify(manifest, null, 2)};\n`,
    ],
  ]);
}

/** Without what deferred answers would need: the gateway has none. */
const withoutHelpers = (types: string): string =>
  types
    .replaceAll(/\/\*\* Internal type[^\n]*\n/g, "")
    .replace(/export type Incremental<T>[^\n]*\n/, "")
    .trim();

async function readOperations(): Promise<DocumentNode> {
  const folder = join(packageFolder, "operations");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".graphql")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return parse(texts.join("\n"), { noLocation: true });
}

function operationsOf({ definitions }: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const name = definition.name.value;
    const kind = definition.operation === "query" ? "Query" : "Mutation";
    const text = [definition, ...fragmentsOf(definition, fragments)].map((node) => print(node)).join("\n");
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Operation`;
    return [{ name, constant, type: `${name}${kind}`, text: stripIgnoredCharacters(text) }];
  });
}

/** The fragments that a definition uses, and those that they use, each once. */
function fragmentsOf(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread(node) {
      const fragment = fragments.get(node.name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

const idOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of await gatewayOperations()) await writeFile(join(packageFolder, name), text);
