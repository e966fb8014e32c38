import type { EncoderOptions, PictureEncoder } from "./picture-encoder.ts";
import { openEncoder } from "./picture-encoder.ts";

/** 0, the slowest, to 10: a second for a picture of 512 pixels is more than the smaller file is worth. */
const speed = 8;

/** An encoder of AVIF; `wasm` is `avif_enc.wasm`. */
export async function createAvifEncoder(options: EncoderOptions): Promise<PictureEncoder> {
  const [{ default: open }, { defaultOptions }] = await Promise.all([
    import("@jsquash/avif/codec/enc/avif_enc.js"),
    import("@jsquash/avif/meta.js"),
  ]);
  return await openEncoder(open, options, (quality) => ({ ...defaultOptions, speed, quality }));
}
