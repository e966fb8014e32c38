import type { FileFacts } from "@zoetrope/tools/files";
import {
  rangeOption,
  usualQuality,
  type PictureChoice,
  type PictureFormat,
  type VideoChoice,
} from "@zoetrope/tools/steps";
import { quoteArgument } from "./quote-argument.ts";

/** The command that makes the same: `zoetrope render "walk.json" --format apng …`. */
export const renderCommand =
  (format: PictureFormat) =>
  (name: string, choice: PictureChoice, facts: FileFacts): string => {
    const { range } = rangeOption(choice, facts);
    return [
      `zoetrope render ${quoteArgument(name)} --format ${format === "webp" ? "webp-animated" : format} --width ${choice.width} --height ${choice.height}`,
      `--fps ${choice.framesPerSecond}`,
      ...(range === undefined ? [] : [`--range ${range.from}-${range.to}`]),
      ...(format === "webp" && choice.quality !== usualQuality ? [`--quality ${choice.quality}`] : []),
      ...(choice.isLooping ? [] : ["--loop 1"]),
      ...(choice.background === null ? [] : [`--background ${JSON.stringify(choice.background)}`]),
      ...(format === "gif" && choice.background === null && choice.isDithered ? ["--dither"] : []),
    ].join(" ");
  };

/** The command that makes a video of the same frames; on a command line ffmpeg encodes it, without a choice of quality. */
export function videoCommand(name: string, choice: VideoChoice, facts: FileFacts): string {
  const { range } = rangeOption(choice, facts);
  return [
    `zoetrope render ${quoteArgument(name)} --format ${choice.format} --ffmpeg ffmpeg`,
    `--width ${choice.width} --height ${choice.height} --fps ${choice.framesPerSecond}`,
    ...(range === undefined ? [] : [`--range ${range.from}-${range.to}`]),
    ...(choice.plays === 1 ? [] : [`--loop ${choice.plays}`]),
    ...(choice.background === null ? [] : [`--background ${JSON.stringify(choice.background)}`]),
  ].join(" ");
}
