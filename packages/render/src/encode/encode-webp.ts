import type { EncoderOptions, PictureEncoder } from "./picture-encoder.ts";
import { openEncoder } from "./picture-encoder.ts";

/**
 * The opacity is packed without a filter alone. By itself libwebp packs it with one as well and takes the smaller: that took a quarter of the
 * time, and made 3 of 260 pictures smaller.
 */
const withoutFilter = { alpha_filtering: 0 };

/** An encoder of WebP; `wasm` is `webp_enc_simd.wasm`. */
export async function createWebpEncoder(options: EncoderOptions): Promise<PictureEncoder> {
  const [{ default: open }, { defaultOptions }] = await Promise.all([
    import("@jsquash/webp/codec/enc/webp_enc_simd.js"),
    import("@jsquash/webp/meta.js"),
  ]);
  return await openEncoder(open, options, (quality) => ({ ...defaultOptions, ...withoutFilter, quality }));
}
