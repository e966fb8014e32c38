import encode, { init } from "@jsquash/webp/encode.js";
import type { RawFrame } from "../contract.ts";

export interface WebpOptions {
  /** 1 to 100, default 80. */
  quality?: number;
}

/** An encoder of WebP; `wasm` is `@jsquash/webp/codec/enc/webp_enc_simd.wasm`. */
export async function createWebpEncoder(
  wasm: Uint8Array<ArrayBuffer>,
): Promise<(frame: RawFrame, options?: WebpOptions) => Promise<Uint8Array>> {
  await init(await WebAssembly.compile(wasm));
  return async ({ pixels, width, height }, { quality = 80 } = {}) => {
    const data = new Uint8ClampedArray(pixels);
    return new Uint8Array(await encode({ data, width, height }, { quality }));
  };
}
