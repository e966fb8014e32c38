import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { Pace } from "@zoetrope/lottie/operation";
import { createGifEncoder } from "../encode/gif/encode-gif.ts";
import { createPalette, type GifPixelOptions } from "../encode/gif/gif-pixels.ts";
import type { DrawOptions, Timing } from "./drawing-options.ts";
import { openDrawing } from "./open-drawing.ts";
import type { FramesReport } from "./render-frames.ts";
import { chooseFrames, createClock } from "./timing.ts";

/** Viewers slow down what is faster: a picture of less than two hundredths of a second is shown for ten. */
export const maxGifFramesPerSecond = 50;
const usualFramesPerSecond = 25;
/** The palette is made of some frames all over the animation, which are drawn for it. */
const maxSamples = 16;
const maxSampledPixels = 1 << 22;

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
  const pace = new Pace(control);
  await pace.reach(0);
  const drawing = await openDrawing(source, options);
  const { size } = drawing;
  const { frames, framesPerSecond } = chooseFrames(drawing, {
    ...options,
    framesPerSecond: Math.min(
      maxGifFramesPerSecond,
      options.framesPerSecond ?? Math.min(usualFramesPerSecond, drawing.frameRate),
    ),
  });
  const samples = Math.min(
    frames.length,
    Math.max(1, Math.min(maxSamples, Math.floor(maxSampledPixels / (size.width * size.height)))),
  );
  const sampled = [];
  for (let index = 0; index < samples; index++) {
    await pace.reach((0.2 * index) / samples);
    sampled.push(drawing.draw(frames[Math.floor(((index + 0.5) * frames.length) / samples)] ?? 0));
  }
  const palette = createPalette(sampled, options);
  const encoder = createGifEncoder({
    ...options,
    size,
    palette,
    nextDelay: createClock(framesPerSecond, 100),
    plays: options.plays ?? 0,
  });
  for (const [index, frame] of frames.entries()) {
    await pace.reach(0.2 + (0.8 * index) / frames.length);
    encoder.add(drawing.draw(frame));
  }
  const result = encoder.finish();
  await pace.reach(1);
  return {
    result,
    report: {
      ...drawing.report,
      frameCount: frames.length,
      framesPerSecond,
      colours: palette.colours.length,
    },
  };
}
