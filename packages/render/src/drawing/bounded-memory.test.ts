import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withBoundedMemory } from "@zoetrope/lottie/player-module";

const wasmOf = async (): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")));

/** A module with one memory of one page, at most `most` pages, which it exports. */
const moduleWith = (most: string): Uint8Array =>
  Buffer.from(`0061736d01000000 05060101 01${most} 070a01066d656d6f72790200`.replaceAll(" ", ""), "hex");

it("memory of a module grows to its bound and not beyond", async () => {
  const bounded = withBoundedMemory(moduleWith("808002"), 3 * 65_536);
  const { instance } = await WebAssembly.instantiate(bounded);
  const memory = instance.exports["memory"] as WebAssembly.Memory;
  memory.grow(2);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

it("the player's module has a place for the bound, and stays valid", async () => {
  const wasm = await wasmOf();
  const bounded = withBoundedMemory(wasm, 512 * 1024 * 1024);
  expect(bounded.length).toBe(wasm.length);
  expect(WebAssembly.validate(bounded)).toBe(true);
  expect(Buffer.compare(bounded, wasm)).not.toBe(0);
});

it("a module without such a place is not taken for a bounded one", () => {
  expect(() => withBoundedMemory(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), 65_536)).toThrow(
    /memory/,
  );
});
