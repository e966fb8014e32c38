export {
  type DrawOptions,
  type DrawReport,
  RenderError,
  type RenderErrorCode,
  type Timing,
} from "./drawing-options.ts";
export {
  type FramesReport,
  renderFrame,
  type RenderFrameOptions,
  renderFrames,
  type RenderFramesOptions,
} from "./render-frames.ts";
export { toAnimatedWebp, type ToAnimatedWebpOptions } from "./to-animated-webp.ts";
export { estimateSize, type EstimateSizeOptions, type SizeEstimate } from "./sizes/estimate-size.ts";
export { type FitReport, fitSize, type FitSizeOptions, type SizeAttempt } from "./sizes/fit-size.ts";
export type { MovingFile, MovingFormat, MovingPicture } from "./moving-format.ts";
export { apngFormat, gifFormat, webpFormat, type WebpFormatOptions } from "./moving-formats.ts";
export { maxGifFramesPerSecond } from "./open-gif.ts";
export { toApng } from "./to-apng.ts";
export { type GifReport, type MovingOptions, toGif, type ToGifOptions } from "./to-gif.ts";
export type { FrameDifference } from "./frame-differences.ts";
export {
  type DifferenceReport,
  toDifferencePicture,
  type ToDifferencePictureOptions,
} from "./to-difference-picture.ts";
export { type EncodedPictureOptions, type PictureReport, toPicture, toPng } from "./to-picture.ts";
export { type SheetCell, type SheetReport, toSheet, type ToSheetOptions } from "./to-sheet.ts";
