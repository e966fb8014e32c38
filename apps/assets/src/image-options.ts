import { AppError } from "@zoetrope/kit";
import { defaultImageQuality, imageWidths } from "@zoetrope/ui/image-sizes";

/** Few, so that nobody can fill the cache with pictures that differ in nothing one can see. */
const imageQualities: readonly number[] = [60, defaultImageQuality, 90];

export interface ImageOptions {
  width: number;
  quality: number;
}

/**
 * Reads `width=320,quality=80,format=auto` (any order; quality 80 and format auto may be left out).
 * Throws AppError "bad-request" with the reason for anything else.
 */
export function parseImageOptions(text: string): ImageOptions {
  const given = new Map<string, string>();
  for (const part of text.slice(0, 200).split(",")) {
    const [name = "", value] = part.split("=", 2);
    if (value === undefined || given.has(name))
      throw refusal("options are written width=320,quality=80,format=auto");
    given.set(name, value);
  }
  for (const name of given.keys()) {
    if (name !== "width" && name !== "quality" && name !== "format")
      throw refusal("the options are width, quality and format");
  }
  if ((given.get("format") ?? "auto") !== "auto") throw refusal("the format is auto");
  return {
    width: oneOf("width", imageWidths, given.get("width")),
    quality: oneOf("quality", imageQualities, given.get("quality") ?? String(defaultImageQuality)),
  };
}

function oneOf(name: string, allowed: readonly number[], text: string | undefined): number {
  const value = allowed.find((candidate) => String(candidate) === text);
  if (value === undefined) throw refusal(`the ${name} is one of ${allowed.join(", ")}`);
  return value;
}

function refusal(reason: string): AppError {
  return new AppError("bad-request", `refused a picture: ${reason}`, {
    publicMessage: `Not possible: ${reason}.`,
  });
}
