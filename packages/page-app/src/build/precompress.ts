import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|mjs|css|svg|json|wasm|webmanifest|txt)$/;

/** Writes a brotli copy beside every file that gains from it. */
function compressIn(folder: string, files: RegExp): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !files.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed);
  }
}

/** Of a page app: once it is whole, because styles and pictures that only the server names come with the server's part. */
export const precompressApp: Plugin = {
  name: "zoetrope:precompress-app",
  apply: "build",
  sharedDuringBuild: true,
  buildApp: {
    order: "post",
    handler: ({ environments }) => {
      const { outDir } = environments["client"]?.config.build ?? {};
      if (outDir !== undefined) compressIn(outDir, compressible);
      return Promise.resolve();
    },
  },
};

/** Of a build that adds files to such an app. */
export const precompress = (files: RegExp): Plugin => ({
  name: "zoetrope:precompress",
  apply: "build",
  writeBundle: {
    order: "post",
    handler({ dir }) {
      if (dir !== undefined) compressIn(dir, files);
    },
  },
});
