import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { PictureEncoder, QualityOptions } from "../encode/picture-encoder.ts";
import { createAnimatedWebpEncoder } from "../encode/webp/encode-animated-webp.ts";
import { openDrawing } from "./open-drawing.ts";
import type { FramesReport } from "./render-frames.ts";
import { chooseFrames, createClock } from "./timing.ts";
import type { MovingOptions } from "./to-gif.ts";

export interface ToAnimatedWebpOptions extends MovingOptions, QualityOptions {
  /** `createWebpEncoder`. */
  encoder: PictureEncoder;
}

const usualQuality = 80;

/** The animation as an animated WebP, half-transparent pixels included; of each frame what changed. */
export async function toAnimatedWebp(
  source: Source,
  options: ToAnimatedWebpOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const drawing = await openDrawing(source, options);
  const { frames, framesPerSecond } = chooseFrames(drawing, options);
  const animation = createAnimatedWebpEncoder({
    size: drawing.size,
    encode: options.encoder,
    quality: options.quality ?? usualQuality,
    nextDelay: createClock(framesPerSecond, 1000),
    plays: options.plays ?? 0,
  });
  for (const [index, frame] of frames.entries()) {
    await progress.checkpoint(index / frames.length);
    await animation.add(drawing.draw(frame));
  }
  const result = animation.finish();
  await progress.checkpoint(1);
  return { result, report: { ...drawing.report, frameCount: frames.length, framesPerSecond } };
}
