import type { PictureCodec } from "@zoetrope/lottie";
import { type EncoderOptions, openCodec } from "./picture-encoder.ts";

/**
 * libwebp's best but for trying everything, which takes six times as long for a hundredth. Where opacity is 0 colours are left out.
 */
const lossless = { lossless: 1, exact: 0, method: 6, quality: 90 };
const quick = { method: 0, quality: 20 };

/** What `optimise` packs pictures with; `wasm` is `webp_enc_simd.wasm`. */
export async function createPictureCodec(options: EncoderOptions): Promise<PictureCodec> {
  const [{ default: open }, { defaultOptions }] = await Promise.all([
    import("@jsquash/webp/codec/enc/webp_enc_simd.js"),
    import("@jsquash/webp/meta.js"),
  ]);
  const codec = await openCodec(open, options);
  return {
    async encodeWebp({ pixels, width, height }, { nearLossless, isQuick }) {
      const encoded = codec.encode(pixels, width, height, {
        ...defaultOptions,
        ...lossless,
        ...(isQuick ? quick : {}),
        near_lossless: nearLossless,
      });
      // A copy: what was given is the memory of the codec.
      return encoded === null ? null : new Uint8Array(encoded);
    },
  };
}

/** One that is opened when the first picture is packed: most files have none. */
export function lazyPictureCodec(open: () => Promise<PictureCodec>): PictureCodec {
  let codec: Promise<PictureCodec> | null = null;
  return {
    async encodeWebp(picture, options) {
      codec ??= open();
      return await (await codec).encodeWebp(picture, options);
    },
  };
}
