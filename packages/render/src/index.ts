/** What draws in the thread that calls it: for a command line or a worker, which end by themselves what takes too long. */
export { drawableJson, drawFrames, drawPicture } from "./draw-animation.ts";
export { BrokenFrame, createDrawingCore, type DrawingPlayer } from "./drawing-core.ts";
export { encodeGif, type GifOptions } from "./encode/encode-gif.ts";
export { encodePng } from "./encode/encode-png.ts";
export { createWebpEncoder, type WebpOptions } from "./encode/encode-webp.ts";
export { onBackground } from "./encode/on-background.ts";
export { openFrames } from "./open-frames.ts";
export type { RawFrame } from "./contract.ts";
