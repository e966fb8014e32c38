import { readNumber } from "./leb128.ts";

/** What a player's WebAssembly may take, on the server and in a page; the largest real file of the collections takes a tenth. */
export const maxPlayerMemoryInBytes = 512 * 1024 * 1024;

const memorySection = 5;
const bytesInPage = 65_536;

/**
 * The same WebAssembly module, whose memory cannot grow beyond a size: what a thread may take (`resourceLimits`) does not count
 * it, and it grows within a call that nobody can interrupt in time. https://webassembly.github.io/spec/core/binary/modules.html
 */
export function withBoundedMemory(wasm: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(wasm);
  let at = 8;
  while (at < copy.length) {
    const section = copy[at];
    const length = readNumber(copy, at + 1);
    const start = length.end;
    if (section === memorySection) {
      // One memory, whose smallest and largest size are given.
      const smallest = readNumber(copy, start + 2);
      const largest = readNumber(copy, smallest.end);
      if (copy[start] !== 1 || copy[start + 1] !== 1) break;
      writeNumber(copy, smallest.end, largest.end, Math.floor(maxBytes / bytesInPage));
      return copy;
    }
    at = start + length.value;
  }
  throw new Error("the player's WebAssembly names no largest size of its memory");
}

/** As many bytes as stood there, so that nothing moves. */
function writeNumber(bytes: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = start; at < end; at++) {
    bytes[at] = (rest & 0x7f) | (at < end - 1 ? 0x80 : 0);
    rest = Math.floor(rest / 128);
  }
  if (rest > 0) throw new Error("the bound does not fit where the module has its own");
}
