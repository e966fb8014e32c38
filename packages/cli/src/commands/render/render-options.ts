import { maxGifFramesPerSecond } from "@zoetrope/render";
import { type OptionText, type OptionValues, textOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { animationOption, choiceOf, hexColour, jsonOption, numberOf, outputOption } from "../../options.ts";
import { type Format, formatNames, formatOfName, type StillFormat, stillFormats } from "./formats.ts";

export const renderOptions: Readonly<Record<string, OptionText>> = {
  format: {
    type: "string",
    short: "f",
    value: "FORMAT",
    choices: formatNames,
    help: `${formatNames.join(", ")}; default by the name of the output, else png.`,
  },
  frame: {
    type: "string",
    value: "N",
    help: "Of a still: frame from the start, or poster (the default), the first that shows something worth showing.",
  },
  width: {
    type: "string",
    short: "w",
    value: "PIXELS",
    help: "1 to 8192; default 512. The height follows the animation's shape.",
  },
  height: { type: "string", value: "PIXELS", help: "The same; with both, the picture fits into them." },
  background: { type: "string", value: "COLOUR", help: "#rrggbb behind it; default transparent." },
  quality: { type: "string", value: "N", help: "Of WebP, AVIF and JPEG, sheets too: 1 to 100, default 80." },
  range: { type: "string", value: "FROM-TO", help: "Of what moves: frames from the start, such as 12-48." },
  fps: {
    type: "string",
    value: "N",
    help: `Frames a second of what moves; default those of the animation. A GIF has up to 25 unasked, ${maxGifFramesPerSecond} at most.`,
  },
  loop: { type: "string", value: "N", help: "How often it plays; default 0, for ever." },
  matte: {
    type: "string",
    value: "COLOUR",
    help: "Of a GIF: #rrggbb that half-transparent edges are mixed with.",
  },
  dither: { type: "boolean", help: "Of a GIF: mixes colours and edges by a pattern that stands still." },
  count: {
    type: "string",
    value: "N",
    help: "Of a sheet: so many frames, evenly spread, with their numbers.",
  },
  "sheet-format": {
    type: "string",
    value: "FORMAT",
    choices: stillFormats,
    help: `Of a sheet: ${stillFormats.join(", ")}; default by the name of the output, else png.`,
  },
  columns: { type: "string", value: "N", help: "Of a sheet; default as many as make it square." },
  ffmpeg: { type: "string", value: "PATH", help: "The program that makes mp4, webm and avif-animated." },
  theme: { type: "string", value: "ID", help: "A theme of a dotLottie." },
  terminal: { type: "boolean", help: "Show the frame in the terminal instead of writing a file." },
  animation: animationOption,
  output: outputOption,
  json: jsonOption,
};

/** What was typed, looked through. */
export interface RenderSettings {
  format: Format;
  frame: number | "poster";
  isForTerminal: boolean;
  ffmpeg: string | undefined;
  count: number | undefined;
  columns: number | undefined;
  /** What a sheet is encoded as. */
  sheetFormat: StillFormat;
  /** What all formats take. */
  drawing: { width?: number; height?: number; animationId?: string; themeId?: string; background?: string };
  timing: { range?: { from: number; to: number }; framesPerSecond?: number; plays?: number };
  quality: { quality?: number };
  gif: { matte?: string; dither: boolean };
}

const madeByFfmpeg: ReadonlySet<Format> = new Set(["mp4", "webm", "avif-animated"]);

export function readSettings(values: OptionValues): RenderSettings {
  const format = choiceOf(values, "format", formatNames) ?? formatOfName(textOf(values, "output")) ?? "png";
  const side = { min: 1, max: 8192 };
  const height = numberOf(values, "height", side);
  const width = numberOf(values, "width", side) ?? (height === undefined ? 512 : undefined);
  const ffmpeg = textOf(values, "ffmpeg");
  if (madeByFfmpeg.has(format) && ffmpeg === undefined)
    throw new CommandError("usage", `${format} is made by ffmpeg: say where it is with --ffmpeg PATH.`);
  const count = numberOf(values, "count", { min: 1, max: 3600 });
  const columns = numberOf(values, "columns", { min: 1, max: 3600 });
  const maxFramesPerSecond = format === "gif" ? maxGifFramesPerSecond : 240;
  return {
    format,
    frame:
      textOf(values, "frame") === "poster"
        ? "poster"
        : (numberOf(values, "frame", { min: 0, max: 1e7 }) ?? "poster"),
    isForTerminal: values["terminal"] === true,
    ffmpeg,
    count,
    columns,
    sheetFormat: sheetFormatOf(values),
    drawing: defined({
      width,
      height,
      animationId: textOf(values, "animation"),
      themeId: textOf(values, "theme"),
      background: colourOf(values, "background"),
    }),
    timing: defined({
      range: rangeOf(textOf(values, "range")),
      framesPerSecond: numberOf(values, "fps", { min: 0.1, max: maxFramesPerSecond }),
      plays: numberOf(values, "loop", { min: 0, max: 65_535 }),
    }),
    quality: defined({ quality: numberOf(values, "quality", { min: 1, max: 100 }) }),
    gif: { ...defined({ matte: colourOf(values, "matte") }), dither: values["dither"] === true },
  };
}

function sheetFormatOf(values: OptionValues): StillFormat {
  const byName = formatOfName(textOf(values, "output"));
  return (
    choiceOf(values, "sheet-format", stillFormats) ?? stillFormats.find((each) => each === byName) ?? "png"
  );
}

/** Without what was not said. */
const defined = <Values extends object>(
  values: Values,
): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

function colourOf(values: OptionValues, name: string): string | undefined {
  const text = textOf(values, name);
  if (text === undefined || hexColour.test(text)) return text;
  throw new CommandError("usage", `--${name} is a colour such as #ffffff, not ${JSON.stringify(text)}.`);
}

function rangeOf(text: string | undefined): { from: number; to: number } | undefined {
  if (text === undefined) return undefined;
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(to) <= Number(from))
    throw new CommandError("usage", `--range is two frames such as 12-48, not ${JSON.stringify(text)}.`);
  return { from: Number(from), to: Number(to) };
}
