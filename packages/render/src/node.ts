import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PictureCodec } from "@zoetrope/lottie";
import { createDrawingCore, type DrawingCore } from "./drawing/drawing-core.ts";
import { createAvifEncoder } from "./encode/encode-avif.ts";
import { createJpegEncoder } from "./encode/encode-jpeg.ts";
import { createWebpEncoder } from "./encode/encode-webp.ts";
import { createPictureCodec } from "./encode/picture-codec.ts";
import type { PictureEncoder } from "./encode/picture-encoder.ts";

const read = async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(address)));

// The addresses are written anew when a package is built, which brings the files along (scripts/packages).

/** The drawing core with the WebAssembly of the package itself, for this thread of Node. */
export const openDrawingCore = async (): Promise<DrawingCore> =>
  await createDrawingCore({
    wasm: await read(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")),
  });

export const encodedFormats = ["webp", "avif", "jpeg"] as const;
export type EncodedFormat = (typeof encodedFormats)[number];

const readWebpEncoder = () => read(import.meta.resolve("@jsquash/webp/codec/enc/webp_enc_simd.wasm"));

const opening: Record<EncodedFormat, () => Promise<PictureEncoder>> = {
  webp: async () =>
    await createWebpEncoder({
      wasm: await readWebpEncoder(),
    }),
  avif: async () =>
    await createAvifEncoder({
      wasm: await read(import.meta.resolve("@jsquash/avif/codec/enc/avif_enc.wasm")),
    }),
  jpeg: async () =>
    await createJpegEncoder({
      wasm: await read(import.meta.resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm")),
    }),
};

/** The encoder of a format with the WebAssembly of the package itself. */
export const openPictureEncoder = (format: EncodedFormat): Promise<PictureEncoder> => opening[format]();

/** What `optimise` packs pictures with, with the WebAssembly of the package itself. */
export const openPictureCodec = async (): Promise<PictureCodec> =>
  await createPictureCodec({ wasm: await readWebpEncoder() });

export { encodePng as toPngBytes } from "./encode/png/encode-png.ts";
export { BrokenProgram } from "./video/run-encoder.ts";
export { toVideo, type ToVideoOptions } from "./video/to-video.ts";
