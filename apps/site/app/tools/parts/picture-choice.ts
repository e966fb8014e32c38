import type { OptionsOf } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { quoteArgument } from "./quote-argument.ts";

/** What is chosen for a picture that moves. */
export interface PictureChoice {
  width: number;
  height: number;
  framesPerSecond: number;
  /** `#rrggbb`, or null for transparent. */
  background: string | null;
  isLooping: boolean;
  isDithered: boolean;
}

export const frameRates = [12, 24, 30, 50] as const;
/** As wide as GIFs are usually shown: larger ones are slow to make and large to send. */
const usualWidth = 480;
export const maxSide = 2_048;

/** Before anybody chose: the shape of the animation, no wider than usual, about as many frames as it has. */
export function initialChoice({ width, height, frameRate }: FileFacts): PictureChoice {
  const scale = Math.min(1, usualWidth / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    framesPerSecond: frameRates.findLast((rate) => rate <= Math.max(12, frameRate)) ?? 12,
    background: null,
    isLooping: true,
    isDithered: false,
  };
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
export const movingOptions = ({ width, height, framesPerSecond, isLooping, background }: PictureChoice) => ({
  width,
  height,
  framesPerSecond,
  plays: isLooping ? 0 : 1,
  ...(background === null ? {} : { background }),
});

export const gifOptions = (choice: PictureChoice): OptionsOf<"gif"> => ({
  ...movingOptions(choice),
  ...(choice.background === null ? { dither: choice.isDithered } : {}),
});

/** The command that makes the same: `zoetrope render "walk.json" --format apng …`. */
export const renderCommand =
  (format: "apng" | "gif" | "webp-animated") =>
  (name: string, choice: PictureChoice): string =>
    [
      `zoetrope render ${quoteArgument(name)} --format ${format} --width ${choice.width} --height ${choice.height}`,
      `--fps ${choice.framesPerSecond}`,
      ...(choice.isLooping ? [] : ["--loop 1"]),
      ...(choice.background === null ? [] : [`--background ${JSON.stringify(choice.background)}`]),
      ...(format === "gif" && choice.background === null && choice.isDithered ? ["--dither"] : []),
    ].join(" ");
