import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isCompressible } from "../server/content-types.ts";
import { brotliCopy, removeUnused } from "./brotli-copy.ts";

const defaultCacheFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/zoetrope/brotli", import.meta.url),
);

/** Writes a brotli copy beside every file of a browser build that gains from it, one after the other. */
export async function precompress(folder: string, cacheFolder = defaultCacheFolder): Promise<void> {
  removeUnused(cacheFolder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCompressible(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const compressed = await brotliCopy(bytes, cacheFolder);
    if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed);
  }
}
