import type { EncoderOptions, PictureEncoder } from "./picture-encoder.ts";
import { openEncoder } from "./picture-encoder.ts";

/** An encoder of WebP; `wasm` is `webp_enc_simd.wasm`. */
export async function createWebpEncoder(options: EncoderOptions): Promise<PictureEncoder> {
  const [{ default: open }, { defaultOptions }] = await Promise.all([
    import("@jsquash/webp/codec/enc/webp_enc_simd.js"),
    import("@jsquash/webp/meta.js"),
  ]);
  return await openEncoder(open, options, (quality) => ({ ...defaultOptions, quality }));
}
