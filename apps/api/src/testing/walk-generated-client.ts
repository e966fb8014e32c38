import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeClient } from "./make-client.ts";

const root = join(import.meta.dirname, "../../../..");

type Walk = (
  baseUrl: string,
  ask: typeof fetch,
  key: string,
) => Promise<{ layers: unknown; picture: Blob; pageUrl: string | undefined }>;

const compilerOptions = {
  strict: true,
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** Makes a client of a description, compiles `client-walk/walk.ts` against its types, and runs that. */
export async function walkGeneratedClient(
  description: object,
  ...[baseUrl, ask, key]: Parameters<Walk>
): ReturnType<Walk> {
  // Below the repository, where the types of Node are found.
  const folder = mkdtempSync(join(root, "node_modules/.generated-client-"));
  try {
    await makeClient(description, folder);
    cpSync(join(root, "apps/api/client-walk/walk.ts"), join(folder, "walk.ts"));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["walk.ts"] }));
    execFileSync(process.execPath, [join(root, "node_modules/typescript-native/bin/tsc"), "-p", folder], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    const { walk } = (await import(pathToFileURL(join(folder, "walk.ts")).href)) as { walk: Walk };
    return await walk(baseUrl, ask, key);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
