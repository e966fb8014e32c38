import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

let compiled: Promise<WebAssembly.Module> | null = null;

/** The engine's machine code: compiling takes longer than all the rest of an opening, so it is done once and shared. */
export function engineCode(): Promise<WebAssembly.Module> {
  return (compiled ??= compile());
}

async function compile(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return await WebAssembly.compile(await readFile(join(dirname(entry), "pglite.wasm")));
}
