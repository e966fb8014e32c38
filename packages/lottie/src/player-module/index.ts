import { maxPlayerMemoryInBytes, withBoundedMemory } from "./bounded-memory.ts";
import { withQuickUnpremultiply } from "./quick-unpremultiply.ts";

export { withBoundedMemory } from "./bounded-memory.ts";
export { withQuickUnpremultiply } from "./quick-unpremultiply.ts";

/** The player's WebAssembly as it runs on every surface, so that all draw the same: what it takes is bounded, and it ends a frame quicker. */
export const preparePlayerModule = (wasm: Uint8Array): Uint8Array<ArrayBuffer> =>
  withBoundedMemory(withQuickUnpremultiply(wasm), maxPlayerMemoryInBytes);
