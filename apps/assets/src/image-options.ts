import { AppError } from "@zoetrope/kit";

/** The widths of the image component and their doubles for dense screens. */
const imageWidths = [160, 320, 640, 960, 1200, 1280, 1920, 2400] as const;
/** Few, so that nobody can fill the cache with pictures that differ in nothing one can see. */
const imageQualities = [60, 80, 90] as const;

export interface ImageOptions {
  width: (typeof imageWidths)[number];
  quality: (typeof imageQualities)[number];
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
    quality: oneOf("quality", imageQualities, given.get("quality") ?? "80"),
  };
}

function oneOf<T extends number>(name: string, allowed: readonly T[], text: string | undefined): T {
  const value = allowed.find((candidate) => String(candidate) === text);
  if (value === undefined) throw refusal(`the ${name} is one of ${allowed.join(", ")}`);
  return value;
}

function refusal(reason: string): AppError {
  return new AppError("bad-request", `refused a picture: ${reason}`, {
    publicMessage: `Not possible: ${reason}.`,
  });
}
