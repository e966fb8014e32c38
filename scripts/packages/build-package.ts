import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { writeNotices } from "./notices-of-bundle.ts";
import { playerAssets } from "./player-assets.ts";
import type { PublishedPackage } from "./published-packages.ts";
import { copyWasmFiles } from "./copy-wasm-files.ts";

const root = join(import.meta.dirname, "../..");

const isPublished = /\.(js|d\.ts|wasm)$|NOTICES|CHANGELOG/;

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
    external: /^node:/,
    plugins: [playerAssets, copyWasmFiles(folder)],
  });
  const { output } = await bundle.write({
    dir: target,
    format: "es",
    chunkFileNames: "[name].js",
    ...(manifest.sideEffects === false
      ? {
          preserveModules: true,
          preserveModulesRoot: join(folder, "src"),
          // npm packs no folder of that name.
          entryFileNames: ({ name }: { name: string }) => `${name.replaceAll("node_modules", "vendor")}.js`,
        }
      : {}),
    minify: false,
  });
  await bundle.close();

  writeNotices(output, target);
  for (const { name, reportFile } of entries) cpSync(reportFile, join(target, `${name}.d.ts`));
  cpSync(join(folder, "README.md"), join(target, "README.md"));
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  const changes = join(folder, "CHANGELOG.md");
  if (existsSync(changes)) cpSync(changes, join(target, "CHANGELOG.md"));

  const { name, version, description, keywords, license, publishConfig } = manifest;
  // What is handed to the code has an address of its own; the player finds its WebAssembly by itself.
  const wasm = existsSync(worker) ? [] : readdirSync(target).filter((file) => file.endsWith(".wasm"));
  const published = {
    name,
    version,
    description,
    keywords,
    license,
    type: "module",
    exports: {
      ...publishConfig?.exports,
      ...Object.fromEntries(wasm.map((file) => [`./${file}`, `./${file}`])),
      "./package.json": "./package.json",
    },
    // An element defines itself when it is imported; a worker answers.
    sideEffects: readdirSync(target)
      .filter((file) => /^(element|reel-worker)\.js$/.test(file))
      .map((file) => `./${file}`),
    files: readdirSync(target).filter(
      (file) => isPublished.test(file) || statSync(join(target, file)).isDirectory(),
    ),
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
