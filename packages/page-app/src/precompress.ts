import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|mjs|css|svg|json|wasm|webmanifest|txt)$/;

/** Writes a brotli copy beside every client file that gains from it, once per build. */
export function precompress(files = compressible): Plugin {
  return {
    name: "zoetrope:precompress",
    apply: "build",
    writeBundle: {
      order: "post",
      handler(options) {
        if (this.environment.name !== "client" || options.dir === undefined) return;
        for (const entry of readdirSync(options.dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !files.test(entry.name)) continue;
          const file = path.join(entry.parentPath, entry.name);
          const bytes = readFileSync(file);
          const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed);
        }
      },
    },
  };
}
