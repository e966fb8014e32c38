import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const notInputs = new Set(["node_modules", ".react-router", "testing"]);

/** What is built lies beside a manifest; a folder of that name further down holds sources. */
const isBuilt = (folder: string, name: string): boolean =>
  name === "build" && existsSync(join(folder, "package.json"));

function* filesUnder(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (notInputs.has(entry.name) || isBuilt(path, entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else yield child;
  }
}

/** SHA-256 over names and bytes of all files below `paths`, without tests and build results. Times do not count. */
export function contentHash(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      const bytes = readFileSync(file);
      hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex");
}
