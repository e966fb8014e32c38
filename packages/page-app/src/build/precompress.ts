import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isCompressible } from "../server/content-types.ts";
import { brotliCopy, removeUnused } from "./brotli-copy.ts";

const defaultCacheFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/zoetrope/brotli", import.meta.url),
);

/** Writes a brotli copy, of a quality from 1 to 11, beside every file of a browser build that gains from it. */
export async function precompress(
  folder: string,
  quality: number,
  cacheFolder = defaultCacheFolder,
): Promise<void> {
  removeUnused(cacheFolder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // Compressed by the threads of Node's pool, as many at a time as it has.
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !isCompressible(entry.name)) return;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const compressed = await brotliCopy(bytes, quality, cacheFolder);
      if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed);
    }),
  );
}
