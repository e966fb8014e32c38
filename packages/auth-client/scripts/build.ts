import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { clientFiles } from "./client-files.ts";

// `node build.ts FOLDER` writes what the accounts host serves.
const [target = "dist"] = process.argv.slice(2);

for (const [name, text] of Object.entries(await clientFiles())) {
  const path = join(resolve(target), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
