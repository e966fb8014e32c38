import { onBackground } from "./on-background.ts";
import type { EncoderOptions, PictureEncoder } from "./picture-encoder.ts";
import { openEncoder } from "./picture-encoder.ts";

/** An encoder of JPEG; `wasm` is `mozjpeg_enc.wasm`. What is transparent becomes white: a JPEG has no opacity. */
export async function createJpegEncoder(options: EncoderOptions): Promise<PictureEncoder> {
  const [{ default: open }, { defaultOptions }] = await Promise.all([
    import("@jsquash/jpeg/codec/enc/mozjpeg_enc.js"),
    import("@jsquash/jpeg/meta.js"),
  ]);
  const encode = await openEncoder(open, options, (quality) => ({
    ...defaultOptions,
    quality,
    chroma_quality: quality,
  }));
  return async (frame, chosen) => await encode(onBackground(frame, "#ffffff"), chosen);
}
