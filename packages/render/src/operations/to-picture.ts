import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { PictureEncoder, QualityOptions } from "../encode/picture-encoder.ts";
import { encodePng } from "../encode/png/encode-png.ts";
import type { DrawReport } from "./drawing-options.ts";
import { renderFrame, type RenderFrameOptions } from "./render-frames.ts";

export interface PictureReport extends DrawReport {
  /** Frames from the in point. */
  frame: number;
}

export interface EncodedPictureOptions extends RenderFrameOptions, QualityOptions {
  /** Of the format: `createWebpEncoder`, `createAvifEncoder`, `createJpegEncoder`. */
  encoder: PictureEncoder;
}

/** One frame as PNG. The same file gives the same bytes everywhere. */
export async function toPng(
  source: Source,
  options: RenderFrameOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, PictureReport>> {
  const { result, report } = await renderFrame(source, options, control);
  return { result: encodePng(result), report: { ...report, frame: result.frame } };
}

/** One frame, encoded as WebP, AVIF or JPEG. */
export async function toPicture(
  source: Source,
  options: EncodedPictureOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, PictureReport>> {
  const { encoder, quality } = options;
  const { result: frame, report } = await renderFrame(source, options, control);
  await new OperationProgress(control).checkpoint(1);
  const result = await encoder(frame, quality === undefined ? {} : { quality });
  return { result, report: { ...report, frame: frame.frame } };
}
