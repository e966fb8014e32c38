import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withQuickUnpremultiply } from "@zoetrope/lottie/player-module";

const wasmOf = async (): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")));

it("the player's module has the part that is replaced, once, and stays valid", async () => {
  const wasm = await wasmOf();
  const quick = withQuickUnpremultiply(wasm);
  expect(Buffer.compare(quick, wasm)).not.toBe(0);
  expect(WebAssembly.validate(new Uint8Array(quick))).toBe(true);
  expect(withQuickUnpremultiply(quick)).toBe(quick);
});

it("another module is handed back as it is", () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  expect(withQuickUnpremultiply(empty)).toBe(empty);
});

/** The part alone, exported as `run`, with a memory. */
async function openPart(): Promise<{ run(renderer: number): number; memory: WebAssembly.Memory }> {
  const [wasm, quick] = [await wasmOf(), withQuickUnpremultiply(await wasmOf())];
  // As it begins, with its locals.
  const start = Buffer.from(quick).indexOf(Buffer.from("02097f027e2000", "hex"));
  const length = 289 + quick.length - wasm.length;
  const part = quick.subarray(start, start + length);
  const size = [(length & 127) | 128, length >> 7];
  const code = [1, ...size, ...part];
  const codeSize = [(code.length & 127) | 128, code.length >> 7];
  const sections = [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f],
    [3, 2, 1, 0],
    [5, 3, 1, 0, 8],
    [7, 16, 2, 3, 0x72, 0x75, 0x6e, 0, 0, 6, 0x6d, 0x65, 0x6d, 0x6f, 0x72, 0x79, 2, 0],
    [10, ...codeSize, ...code],
  ];
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(sections.flat()));
  return instance.exports as unknown as { run(renderer: number): number; memory: WebAssembly.Memory };
}

it("every channel of every opacity is divided as before, whatever stands beside it", async () => {
  const { run, memory } = await openPart();
  const [renderer, surface, data] = [64, 128, 1_024];
  const [width, stride, height] = [255, 260, 256];
  const view = new DataView(memory.buffer);
  view.setUint32(renderer + 28, surface, true);
  for (const [offset, value] of [
    [0, data],
    [8, stride],
    [12, width],
    [16, height],
  ] as const)
    view.setUint32(surface + offset, value, true);
  view.setUint8(surface + 20, 3);
  view.setUint8(surface + 21, 4);
  view.setUint8(surface + 22, 1);
  const pixels = new Uint8Array(memory.buffer, data, stride * height * 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < stride; column++)
      // Whole rows of nothing and of what is opaque, and some of both among others.
      pixels.set(
        [column, 255 - column, (column * 7) & 255, column % 11 < 5 ? (row & 1) * 255 : row],
        (row * stride + column) * 4,
      );
  const before = pixels.slice();
  expect(run(renderer)).toBe(1);
  const divided = (channel: number, opacity: number): number =>
    opacity === 0 ? channel : Math.min(255, Math.floor((channel * 255) / opacity));
  const expected = before.map((value, at) => {
    const isInside = Math.floor(at / 4) % stride < width;
    return at % 4 === 3 || !isInside ? value : divided(value, before[at | 3] ?? 0);
  });
  expect(Buffer.compare(pixels, expected)).toBe(0);
  expect(view.getUint8(surface + 22)).toBe(0);
});
