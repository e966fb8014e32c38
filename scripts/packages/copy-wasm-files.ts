import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "rolldown";

const resolved = /import\.meta\.resolve\("([^"]+[./]wasm)"\)/g;

const adjacent = /new URL\("([^"/]+\.wasm)", ?import\.meta\.url\)/g;

/** WebAssembly of the packages that are bundled goes beside the code, and the code looks for it there. */
export const copyWasmFiles = (folder: string): Plugin => {
  const require = createRequire(join(folder, "package.json"));
  return {
    name: "zoetrope:copy-wasm-files",
    transform(code, id) {
      for (const [, name = ""] of code.matchAll(resolved)) {
        const file = require.resolve(name);
        this.emitFile({ type: "asset", fileName: basename(file), source: readFileSync(file) });
      }
      for (const [, name = ""] of code.matchAll(adjacent))
        this.emitFile({ type: "asset", fileName: name, source: readFileSync(join(dirname(id), name)) });
      return code.replaceAll(
        resolved,
        (_, name: string) => `new URL("./${basename(require.resolve(name))}", import.meta.url).href`,
      );
    },
  };
};
