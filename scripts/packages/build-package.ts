import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { rolldown } from "rolldown";
import { playerAssets } from "./player-assets.ts";
import type { PublishedPackage } from "./published-packages.ts";

const root = join(import.meta.dirname, "../..");

/** Of a module's file: the folder of the package of others that it came with; null for our own. */
function foreignFolder(file: string): string | null {
  const parts = file.split(sep);
  const at = parts.lastIndexOf("node_modules");
  if (at < 0) return null;
  const length = parts[at + 1]?.startsWith("@") ? 3 : 2;
  return parts.slice(0, at + length).join(sep);
}

/** What is bundled goes with its licence. */
function notices(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      name: string;
      version: string;
    };
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (licence === undefined) throw new Error(`${name} has no licence to go with it`);
    return `## ${name} ${version}\n\n${readFileSync(join(folder, licence), "utf8").trim()}\n`;
  });
  return `# Third-party notices\n\nThese packages are part of the built files.\n\n${[...new Set(texts)].toSorted().join("\n")}`;
}

/** Builds what others install into a folder that is a package of its own: code, types, manifest, README and licences. */
export async function buildPackage(
  { folder, manifest, entries }: PublishedPackage,
  target: string,
): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const worker = join(folder, "src/engine/reel-worker.ts");
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(entries.map(({ name, source }) => [name, source])),
      ...(existsSync(worker) ? { "reel-worker": worker } : {}),
    },
    platform: "browser",
    plugins: [playerAssets],
  });
  const { output } = await bundle.write({
    dir: target,
    format: "es",
    chunkFileNames: "[name].js",
    minify: false,
  });
  await bundle.close();

  const foreign = new Set<string>();
  for (const chunk of output)
    for (const module of chunk.type === "chunk" ? chunk.moduleIds : []) {
      const from = foreignFolder(module);
      if (from) foreign.add(from);
    }
  if (foreign.size > 0) writeFileSync(join(target, "THIRD_PARTY_NOTICES.md"), notices([...foreign]));
  for (const { name, reportFile } of entries) cpSync(reportFile, join(target, `${name}.d.ts`));
  cpSync(join(folder, "README.md"), join(target, "README.md"));
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  const changes = join(folder, "CHANGELOG.md");
  if (existsSync(changes)) cpSync(changes, join(target, "CHANGELOG.md"));

  const { name, version, description, keywords, license, publishConfig } = manifest;
  const published = {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    exports: { ...publishConfig?.exports, "./package.json": "./package.json" },
    // An element defines itself when it is imported; a worker answers.
    sideEffects: readdirSync(target)
      .filter((file) => /^(element|reel-worker)\.js$/.test(file))
      .map((file) => `./${file}`),
    files: readdirSync(target).filter((file) => /\.(js|d\.ts|wasm)$|NOTICES|CHANGELOG/.test(file)),
  };
  writeFileSync(
    join(target, "package.json"),
    `${JSON.stringify(
      { ...published, sideEffects: published.sideEffects.length > 0 ? published.sideEffects : false },
      null,
      2,
    )}\n`,
  );
}
