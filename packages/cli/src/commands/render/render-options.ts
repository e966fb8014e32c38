import { maxGifFramesPerSecond } from "@zoetrope/render";
import { type OptionText, type OptionValues, textOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import {
  animationOption,
  choiceOf,
  hexColour,
  jsonOption,
  numberOf,
  outputOption,
} from "../../arguments/options.ts";
import { type Format, formatNames, formatOfName, type StillFormat, stillFormats } from "./formats.ts";

export const renderOptions: Readonly<Record<string, OptionText>> = {
  format: {
    type: "string",
    short: "f",
    value: "FORMAT",
    choices: formatNames,
    help: (m) => m.options.render.format({ formats: formatNames.join(", ") }),
  },
  frame: {
    type: "string",
    value: "N",
    help: (m) => m.options.render.frame,
  },
  width: {
    type: "string",
    short: "w",
    value: "PIXELS",
    help: (m) => m.options.render.width,
  },
  height: { type: "string", value: "PIXELS", help: (m) => m.options.render.height },
  background: { type: "string", value: "COLOUR", help: (m) => m.options.render.background },
  quality: { type: "string", value: "N", help: (m) => m.options.render.quality },
  range: { type: "string", value: "FROM-TO", help: (m) => m.options.render.range },
  fps: {
    type: "string",
    value: "N",
    help: (m) => m.options.render.fps({ max: maxGifFramesPerSecond }),
  },
  loop: { type: "string", value: "N", help: (m) => m.options.render.loop },
  matte: {
    type: "string",
    value: "COLOUR",
    help: (m) => m.options.render.matte,
  },
  dither: { type: "boolean", help: (m) => m.options.render.dither },
  count: {
    type: "string",
    value: "N",
    help: (m) => m.options.render.count,
  },
  "sheet-format": {
    type: "string",
    value: "FORMAT",
    choices: stillFormats,
    help: (m) => m.options.render.sheetFormat({ formats: stillFormats.join(", ") }),
  },
  columns: { type: "string", value: "N", help: (m) => m.options.render.columns },
  ffmpeg: { type: "string", value: "PATH", help: (m) => m.options.render.ffmpeg },
  theme: { type: "string", value: "ID", help: (m) => m.options.render.theme },
  terminal: { type: "boolean", help: (m) => m.options.render.terminal },
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
    throw new CommandError("usage", ({ usage }) =>
      usage.whereFfmpeg({ format, example: "--ffmpeg /usr/bin/ffmpeg" }),
    );
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
  throw new CommandError("usage", ({ usage }) =>
    usage.colour({ option: `--${name}`, example: "#ffffff", given: JSON.stringify(text) }),
  );
}

function rangeOf(text: string | undefined): { from: number; to: number } | undefined {
  if (text === undefined) return undefined;
  const [, from, to] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(to) <= Number(from))
    throw new CommandError("usage", ({ usage }) =>
      usage.range({ option: "--range", example: "12-48", given: JSON.stringify(text) }),
    );
  return { from: Number(from), to: Number(to) };
}
