import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { compiledMessages } from "../../packages/page-app/src/build/compiled-messages.ts";
import { writeNotices } from "./notices-of-bundle.ts";
import type { PublishedCommand } from "./published-packages.ts";
import { workerEntries } from "./worker-entries.ts";
import { copyWasmFiles } from "./copy-wasm-files.ts";

const root = join(import.meta.dirname, "../..");

/** Builds a command that others install into a folder that is a package of its own, without dependencies. */
export async function buildCommand(
  { folder, manifest, name, source }: PublishedCommand,
  target: string,
): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const bundle = await rolldown({
    input: { [name]: source },
    platform: "node",
    // Messages take as long to check as all else takes to build.
    checks: { bundlerTimings: false },
    plugins: [compiledMessages, workerEntries, copyWasmFiles(folder)],
  });
  const { output } = await bundle.write({
    dir: target,
    format: "es",
    chunkFileNames: "[name].js",
    minify: false,
  });
  await bundle.close();
  writeNotices(output, target);
  cpSync(join(folder, "README.md"), join(target, "README.md"));
  cpSync(join(root, "LICENSE"), join(target, "LICENSE"));
  const { version, description, keywords, license, engines, publishConfig } = manifest;
  const published = {
    name: manifest.name,
    version,
    description,
    keywords,
    license,
    type: "module",
    bin: publishConfig?.bin,
    engines,
    files: ["*.js", "*.wasm", "THIRD_PARTY_NOTICES.md"],
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
}
