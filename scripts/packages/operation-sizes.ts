import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** What is measured of each package: what a page would import at once. */
const measured: Readonly<Record<string, readonly string[]>> = {
  "@zoetrope/lottie": [
    "parseAnimation",
    "inspect",
    "validate",
    "optimise",
    "convert",
    "recolour",
    "trim",
    "merge",
    "fromSvg",
    "toSvg",
    "toAnimatedSvg",
    "createSceneEvaluator",
    "analyseAccessibility",
  ],
  "@zoetrope/render": [
    "createDrawingCore",
    "renderFrames",
    "toPng",
    "toGif",
    "toApng",
    "toAnimatedWebp",
    "toSheet",
  ],
};

const entry = "virtual:entry";

/** Bytes of gzip that a page loads at once for one export of a built package. */
async function sizeOf(built: string, name: string): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    plugins: [
      {
        name: "zoetrope:entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? `import { ${name} } from ${JSON.stringify(join(built, "index.js"))}; globalThis.used = ${name};`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const first = new Set(
    output.flatMap((file) => (file.type === "chunk" && file.isEntry ? [file.fileName] : [])),
  );
  for (const file of first) for (const imported of chunks.get(file)?.imports ?? []) first.add(imported);
  return gzipSync([...first].map((file) => chunks.get(file)?.code ?? "").join("")).length;
}

/** Bytes by name, of a package that was built into a folder; none for one that has no table. */
export async function operationSizes(name: string, built: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const operation of measured[name] ?? []) sizes.set(operation, await sizeOf(built, operation));
  return sizes;
}

const table = /(<!-- sizes -->\n)[^]*?(<!-- \/sizes -->)/;

/** Writes the table of a README anew. */
export function writeSizes(readme: string, sizes: ReadonlyMap<string, number>): void {
  const rows = [...sizes].map(([name, bytes]) => `| \`${name}\` | ${(bytes / 1000).toFixed(1)} |`);
  const text = readFileSync(readme, "utf8");
  const written = text.replace(
    table,
    (_, begin: string, end: string) =>
      `${begin}\n| operation | kB |\n| --- | ---: |\n${rows.join("\n")}\n\n${end}`,
  );
  writeFileSync(readme, written);
}

/** kB by name, as a README says. */
export const writtenSizes = (readme: string): Map<string, number> =>
  new Map(
    [...(table.exec(readFileSync(readme, "utf8"))?.[0] ?? "").matchAll(/\| `(\w+)` +\| +([\d.]+) \|/g)].map(
      ([, name = "", size]) => [name, Number(size)],
    ),
  );
