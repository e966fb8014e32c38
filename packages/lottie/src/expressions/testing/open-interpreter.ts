import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createExpressionInterpreter } from "../sandbox/create-expression-interpreter.ts";
import type { ExpressionInterpreter } from "../sandbox/sandbox.ts";

/** The WebAssembly of its package. */
export const readQuickjs = (): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm"));

let opening: Promise<ExpressionInterpreter> | null = null;

/** The interpreter of the tests. */
export const openInterpreter = (): Promise<ExpressionInterpreter> =>
  (opening ??= createExpressionInterpreter({ wasm: readQuickjs() }));
