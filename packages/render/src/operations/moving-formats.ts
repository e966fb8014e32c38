import type { GifPixelOptions } from "../encode/gif/gif-pixels.ts";
import type { PictureEncoder } from "../encode/picture-encoder.ts";
import { createApngEncoder } from "../encode/png/encode-apng.ts";
import { createAnimatedWebpEncoder } from "../encode/webp/encode-animated-webp.ts";
import type { MovingFormat } from "./moving-format.ts";
import { gifFramesPerSecond, openGif } from "./open-gif.ts";
import { createClock } from "./timing.ts";

const asRequested = (own: number, wanted: number | undefined): number => wanted ?? own;
const never = (): number => Infinity;

/** GIF, as `toGif` makes it. */
export function gifFormat(options: GifPixelOptions = {}): MovingFormat {
  const { colours = 255 } = options;
  const fewer = [128, 64, 32].filter((each) => each < colours);
  return {
    name: "gif",
    detail: { name: "colours", value: colours },
    usualBackground: null,
    framesPerSecond: gifFramesPerSecond,
    framesBetweenKeys: never,
    prepare: async (picture) => (await openGif(picture, options)).begin,
    coarser: () => fewer.map((each) => gifFormat({ ...options, colours: each })),
  };
}

/** Animated PNG, as `toApng` makes it: it knows no quality, only sizes and frames. */
export const apngFormat = (): MovingFormat => ({
  name: "apng",
  detail: null,
  usualBackground: null,
  framesPerSecond: asRequested,
  framesBetweenKeys: never,
  prepare:
    async ({ size, framesPerSecond, plays }) =>
    () =>
      createApngEncoder({ size, plays, nextDelay: createClock(framesPerSecond, 1000) }),
  coarser: () => [],
});

export interface WebpFormatOptions {
  /** `createWebpEncoder`. */
  encoder: PictureEncoder;
  /** 1 to 100, default 80. */
  quality?: number;
}

/** Animated WebP, as `toAnimatedWebp` makes it. */
export function webpFormat({ encoder, quality = 80 }: WebpFormatOptions): MovingFormat {
  return {
    name: "webp",
    detail: { name: "quality", value: quality },
    usualBackground: null,
    framesPerSecond: asRequested,
    framesBetweenKeys: never,
    prepare:
      async ({ size, framesPerSecond, plays }) =>
      () =>
        createAnimatedWebpEncoder({
          size,
          plays,
          quality,
          encode: encoder,
          nextDelay: createClock(framesPerSecond, 1000),
        }),
    coarser: () => coarserQualities(quality).map((each) => webpFormat({ encoder, quality: each })),
  };
}

/** Below the last of them pictures fall apart. */
export const coarserQualities = (quality: number): number[] => [65, 50, 35].filter((each) => each < quality);
