import { crop, resize } from "@zoetrope/lottie";
import type { OptionText, OptionValues } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { choiceOf, numberOf } from "../../arguments/options.ts";
import { createEditCommand } from "./create-edit-command.ts";

const side = { min: 0.001, max: 16_384 };
const place = { min: -16_384, max: 16_384 };
const fits = ["contain", "cover", "stretch"] as const;

const sizeOptions: Readonly<Record<"width" | "height", OptionText>> = {
  width: { type: "string", short: "w", value: "PIXELS", help: (m) => m.options.canvas.side },
  height: { type: "string", value: "PIXELS", help: (m) => m.options.canvas.side },
};

function requireSize(values: OptionValues): { width: number; height: number } {
  const [width, height] = [numberOf(values, "width", side), numberOf(values, "height", side)];
  if (width === undefined || height === undefined)
    throw new CommandError("usage", ({ usage }) => usage.howLarge);
  return { width, height };
}

export const cropCommand = createEditCommand({
  summary: (m) => m.summaries["edit crop"],
  usage: "--width N --height N [--x N] [--y N]",
  options: {
    ...sizeOptions,
    x: { type: "string", value: "PIXELS", help: (m) => m.options.canvas.x },
    y: { type: "string", value: "PIXELS", help: (m) => m.options.canvas.y },
  },
  examples: ["zoetrope edit crop walk.json --x 16 --y 16 --width 32 --height 32 --output middle.json"],
  prepare(values) {
    const size = requireSize(values);
    const [x = 0, y = 0] = [numberOf(values, "x", place), numberOf(values, "y", place)];
    return (bytes, only, control) => crop(bytes, { ...size, x, y, ...only }, control);
  },
});

export const resizeCommand = createEditCommand({
  summary: (m) => m.summaries["edit resize"],
  usage: "--width N --height N",
  options: {
    ...sizeOptions,
    fit: {
      type: "string",
      value: "HOW",
      choices: fits,
      help: (m) => m.options.canvas.fit,
    },
  },
  examples: ["zoetrope edit resize walk.json --width 128 --height 128 --output large.json"],
  prepare(values) {
    const fit = choiceOf(values, "fit", fits) ?? "contain";
    const size = requireSize(values);
    return (bytes, only, control) => resize(bytes, { ...size, fit, ...only }, control);
  },
});
