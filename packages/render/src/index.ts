/** What draws in the thread that calls it: of a page, a worker, Node or a command line, which ends by itself what takes too long. */
export {
  BrokenFrame,
  createDrawingCore,
  type DrawingCore,
  type DrawingCoreOptions,
  UnreadableDrawing,
} from "./drawing/drawing-core.ts";
export { createAvifEncoder } from "./encode/encode-avif.ts";
export { createJpegEncoder } from "./encode/encode-jpeg.ts";
export { createWebpEncoder } from "./encode/encode-webp.ts";
export { createPictureCodec, lazyPictureCodec } from "./encode/picture-codec.ts";
export type { EncoderOptions, PictureEncoder, QualityOptions } from "./encode/picture-encoder.ts";
export { openBooleans } from "./workarounds/boolean-paths.ts";
export { openFrames } from "./drawing/open-frames.ts";
export * from "./operations/index.ts";
export type { RawFrame } from "./drawing/raw-frame.ts";
