import type { OptionsOf } from "../engine/index.ts";
import type { FileFacts } from "../files/file-facts.ts";

/** What is chosen for a picture that moves. */
export interface PictureChoice {
  width: number;
  height: number;
  framesPerSecond: number;
  /** `#rrggbb`, or null for transparent. */
  background: string | null;
  isLooping: boolean;
  isDithered: boolean;
  /** Frames from the start: the first, and the one behind the last. */
  range: { from: number; to: number };
  /** Of WebP and videos: 1 to 100. */
  quality: number;
  /** The largest that the file may be; null for any size. */
  maxKilobytes: number | null;
}

export type PictureFormat = "apng" | "gif" | "webp";

export const frameRates = [12, 24, 30, 50] as const;
/** As wide as GIFs are usually shown: larger ones are slow to make and large to send. */
const usualWidth = 480;
export const maxSide = 2_048;

/** Before anybody chose: the shape of the animation, no wider than usual, about as many frames as it has. */
export function initialChoice({ width, height, frameRate, frameCount }: FileFacts): PictureChoice {
  const scale = Math.min(1, usualWidth / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    framesPerSecond: frameRates.findLast((rate) => rate <= Math.max(12, frameRate)) ?? 12,
    background: null,
    isLooping: true,
    isDithered: false,
    range: { from: 0, to: wholeFrames(frameCount) },
    quality: usualQuality,
    maxKilobytes: null,
  };
}

/** Of the engine. */
export const usualQuality = 80;
const wholeFrames = (frameCount: number): number => Math.max(1, Math.ceil(frameCount));

/** The part that is chosen; nothing where it is all of the animation. */
export const rangeOption = ({ range }: PictureChoice, { frameCount }: FileFacts) =>
  range.from === 0 && range.to >= wholeFrames(frameCount) ? {} : { range };

/** At least a frame stays, whichever end is moved. */
export function withRange(
  choice: PictureChoice,
  { frameCount }: FileFacts,
  { from, to }: Partial<PictureChoice["range"]>,
): PictureChoice {
  const last = wholeFrames(frameCount);
  const start = Math.min(from ?? Math.min(choice.range.from, (to ?? last) - 1), last - 1);
  const end = Math.min(last, Math.max(to ?? choice.range.to, start + 1));
  return { ...choice, range: { from: Math.max(0, start), to: end } };
}

/** The other side follows, so that nothing is stretched; neither is longer than the longest. */
export const withWidth = (choice: PictureChoice, facts: FileFacts, width: number): PictureChoice =>
  scaledBy(choice, facts, width / facts.width);
export const withHeight = (choice: PictureChoice, facts: FileFacts, height: number): PictureChoice =>
  scaledBy(choice, facts, height / facts.height);

function scaledBy(choice: PictureChoice, { width, height }: FileFacts, wanted: number): PictureChoice {
  const scale = Math.min(wanted, maxSide / Math.max(width, height));
  return {
    ...choice,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What every format of moving pictures takes. */
export const movingOptions = (choice: PictureChoice, facts: FileFacts) => ({
  width: choice.width,
  height: choice.height,
  framesPerSecond: choice.framesPerSecond,
  plays: choice.isLooping ? 0 : 1,
  ...(choice.background === null ? {} : { background: choice.background }),
  ...rangeOption(choice, facts),
});

export const gifOptions = (choice: PictureChoice, facts: FileFacts): OptionsOf<"gif"> => ({
  ...movingOptions(choice, facts),
  ...(choice.background === null ? { dither: choice.isDithered } : {}),
});
