import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { GifPixelOptions } from "../encode/gif/gif-pixels.ts";
import type { DrawOptions, Timing } from "./drawing-options.ts";
import { openDrawing } from "./open-drawing.ts";
import { gifFramesPerSecond, openGif } from "./open-gif.ts";
import type { FramesReport } from "./render-frames.ts";
import { chooseFrames } from "./timing.ts";

export interface MovingOptions extends DrawOptions, Timing {
  /** How often it plays; 0, the default, is for ever. */
  plays?: number;
}

export interface ToGifOptions extends MovingOptions, GifPixelOptions {}

export interface GifReport extends FramesReport {
  /** In the palette, beside what is transparent. */
  colours: number;
}

/**
 * The animation as a GIF: one palette for all frames, chosen by how colours look, of each frame what changed, times exact to a hundredth
 * of a second over the whole. Default: as many frames a second as the animation has, up to 25; at most 50.
 */
export async function toGif(
  source: Source,
  options: ToGifOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, GifReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const drawing = await openDrawing(source, options);
  const { frames, framesPerSecond } = chooseFrames(drawing, {
    ...options,
    framesPerSecond: gifFramesPerSecond(drawing.frameRate, options.framesPerSecond),
  });
  const { size, draw } = drawing;
  const isOpaque = options.background !== undefined;
  const picture = { size, framesPerSecond, plays: options.plays ?? 0, isOpaque, frames, draw };
  const { begin, colours } = await openGif(picture, options, (share) => progress.checkpoint(0.2 * share));
  const encoder = begin();
  for (const [index, frame] of frames.entries()) {
    await progress.checkpoint(0.2 + (0.8 * index) / frames.length);
    encoder.add(drawing.draw(frame));
  }
  const result = encoder.finish();
  await progress.checkpoint(1);
  return {
    result,
    report: {
      ...drawing.report,
      frameCount: frames.length,
      framesPerSecond,
      colours,
    },
  };
}
