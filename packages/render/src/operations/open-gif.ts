import { createGifEncoder, type GifEncoder } from "../encode/gif/encode-gif.ts";
import { createPalette, type GifPixelOptions } from "../encode/gif/gif-pixels.ts";
import type { MovingPicture } from "./moving-format.ts";
import { createClock } from "./timing.ts";

/** Viewers slow down what is faster: a picture of less than two hundredths of a second is shown for ten. */
export const maxGifFramesPerSecond = 50;
const usualFramesPerSecond = 25;
/** The palette is made of some frames all over the animation, which are drawn for it. */
const maxSamples = 16;
const maxSampledPixels = 1 << 22;

export const gifFramesPerSecond = (own: number, wanted: number | undefined): number =>
  Math.min(maxGifFramesPerSecond, wanted ?? Math.min(usualFramesPerSecond, own));

/** The palette of a GIF, and what begins files of its frames. `checkpoint` is called between two frames with how much is done. */
export async function openGif(
  { size, framesPerSecond, plays, frames, draw }: MovingPicture,
  options: GifPixelOptions,
  checkpoint: (share: number) => Promise<void> = async () => {},
): Promise<{ begin: () => GifEncoder; colours: number }> {
  const samples = Math.min(
    frames.length,
    Math.max(1, Math.min(maxSamples, Math.floor(maxSampledPixels / (size.width * size.height)))),
  );
  const sampled = [];
  for (let index = 0; index < samples; index++) {
    await checkpoint(index / samples);
    sampled.push(draw(frames[Math.floor(((index + 0.5) * frames.length) / samples)] ?? 0));
  }
  const palette = createPalette(sampled, options);
  const begin = (): GifEncoder =>
    createGifEncoder({ ...options, size, palette, plays, nextDelay: createClock(framesPerSecond, 100) });
  return { begin, colours: palette.colours.length };
}
