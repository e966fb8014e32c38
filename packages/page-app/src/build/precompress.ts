import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { brotliCopy, removeUnused } from "./brotli-copy.ts";

const compressible = /\.(js|mjs|css|svg|json|wasm|webmanifest|txt)$/;

const cacheFolder = fileURLToPath(
  new URL("../../../../node_modules/.cache/zoetrope/brotli", import.meta.url),
);

/** Writes a brotli copy beside every file that gains from it. */
async function compressIn(folder: string, files: RegExp): Promise<void> {
  removeUnused(cacheFolder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      if (!entry.isFile() || !files.test(entry.name)) return;
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const compressed = await brotliCopy(bytes, cacheFolder);
      if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed);
    }),
  );
}

/** Of a page app: once it is whole, because styles and pictures that only the server names come with the server's part. */
export const precompressApp: Plugin = {
  name: "zoetrope:precompress-app",
  apply: "build",
  sharedDuringBuild: true,
  buildApp: {
    order: "post",
    handler: async ({ environments }) => {
      const { outDir } = environments["client"]?.config.build ?? {};
      if (outDir !== undefined) await compressIn(outDir, compressible);
    },
  },
};

/** Of a build that adds files to such an app. */
export const precompress = (files: RegExp): Plugin => ({
  name: "zoetrope:precompress",
  apply: "build",
  writeBundle: {
    order: "post",
    async handler({ dir }) {
      if (dir !== undefined) await compressIn(dir, files);
    },
  },
});
