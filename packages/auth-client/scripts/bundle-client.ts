import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { build } from "vite";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The client in one file. `script`: for a plain page, sets `ZoetropeAuth`. `module`: for bundlers and `<script type="module">`.
 * `entry`: a file of one's own that imports the client. Default: the client itself.
 */
export async function bundleClient(form: "script" | "module", entry?: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: fileOf(".."),
    build: {
      write: false,
      target: "baseline-widely-available",
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry ?? fileOf(form === "script" ? "../src/script.ts" : "../src/index.ts"),
        preserveEntrySignatures: "strict",
        output: { format: form === "script" ? "iife" : "es", codeSplitting: false },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("the client was not built");
  // Smaller than Vite's own by 100 bytes of 4,200. `unsafe`: the client does not redefine what belongs to the browser.
  const { code = "" } = await minify(first.output[0].code, {
    compress: {
      passes: 4,
      toplevel: true,
      hoist_funs: true,
      pure_getters: true,
      ecma: 2020,
      unsafe: true,
      unsafe_methods: true,
    },
    mangle: { toplevel: true },
    module: form === "module",
  });
  return code;
}
