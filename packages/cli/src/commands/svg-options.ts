import {
  createTextShaper,
  fitPreset,
  type FromSvgOptions,
  presetEasings,
  presetNames,
  type SvgPreset,
  type TextShaper,
} from "@zoetrope/lottie";
import { textOf, textsOf, type OptionText, type OptionValues } from "../command.ts";
import { CommandError } from "../exit-codes.ts";
import { readOptionFile } from "../inputs.ts";
import { choiceOf, numberOf } from "../options.ts";
import type { System } from "../system.ts";

const presets = [...presetNames, "fit"] as const;
const easings = Object.keys(presetEasings) as (keyof typeof presetEasings)[];
const orders = ["document", "reverse", "left-to-right", "top-to-bottom", "from-centre"] as const;
const directions = ["up", "down", "left", "right"] as const;
const phases = ["in", "out", "in-out"] as const;

const seconds = (help: string): OptionText => ({ type: "string", value: "SECONDS", help });
const choice = (choices: readonly string[], help: string): OptionText => ({
  type: "string",
  value: "NAME",
  choices,
  help: `${help}: ${choices.join(", ")}.`,
});

/** What a command takes that turns SVG into an animation. */
export const svgOptions = {
  duration: seconds("How long an SVG plays; default as long as it moves, 1 where it does not."),
  fps: { type: "string", value: "NUMBER", help: "Frames a second of an SVG; default 60." },
  font: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "TrueType or OpenType that letters of an SVG are drawn with, as outlines; else text is left out. May be given several times.",
  },
  preset: {
    type: "string",
    value: "NAME",
    choices: presets,
    help: `Brings an SVG to move: ${presetNames.join(", ")}, or fit for what suits it best.`,
  },
  "morph-to": { type: "string", value: "FILE", help: "The SVG that a morph becomes." },
  "part-duration": seconds("How long each part of a preset takes."),
  stagger: seconds("Between the beginnings of two parts; 0 moves all at once."),
  delay: seconds("Before the first part of a preset."),
  hold: seconds("How long the drawing rests when it is whole."),
  easing: choice(easings, "How parts speed up and slow down"),
  order: choice(orders, "Which part comes first"),
  direction: choice(directions, "Where parts slide to"),
  distance: { type: "string", value: "SHARE", help: "How far parts slide, as a share of the canvas: 0.3." },
  phase: choice(phases, "Whether the drawing comes, goes, or comes and goes"),
} as const satisfies Record<string, OptionText>;

/** The options of a run; the file that a morph becomes is read once. */
export async function readSvgOptions(
  system: System,
  values: OptionValues,
): Promise<(svg: Uint8Array) => FromSvgOptions> {
  const path = textOf(values, "morph-to");
  const name = choiceOf(values, "preset", presets);
  if (path !== undefined && name !== "morph")
    throw new CommandError("usage", "--morph-to goes with --preset morph.");
  if (path === undefined && name === "morph")
    throw new CommandError("usage", "--preset morph needs --morph-to with the SVG that it becomes.");
  const to = path === undefined ? undefined : await readOptionFile(system, path);
  const durationInSeconds = numberOf(values, "duration", { min: 0.01, max: 3_600 });
  const frameRate = numberOf(values, "fps", { min: 1, max: 1_000 });
  const settings = presetSettings(values);
  const shaper = await shaperOf(system, textsOf(values, "font"));
  return (svg) => {
    const preset = name === "fit" ? fitPreset(svg)[0] : name === undefined ? undefined : { name };
    return {
      ...(durationInSeconds === undefined ? {} : { durationInSeconds }),
      ...(frameRate === undefined ? {} : { frameRate }),
      ...(shaper === undefined ? {} : { shaper }),
      ...(preset === undefined
        ? {}
        : { preset: { ...preset, ...settings, ...(to === undefined ? {} : { to }) } }),
    };
  };
}

/** HarfBuzz is loaded where there is a font for it. */
async function shaperOf(system: System, paths: readonly string[]): Promise<TextShaper | undefined> {
  if (paths.length === 0) return undefined;
  const harfbuzz = await import("harfbuzzjs");
  const fonts = await Promise.all(paths.map((path) => readOptionFile(system, path)));
  for (const [index, font] of fonts.entries())
    if (!isFont(font))
      throw new CommandError("unreadable", `${paths[index]} is no TrueType or OpenType font.`);
  return createTextShaper(harfbuzz, fonts);
}

/** By the first four bytes: WOFF is packed, and collections hold several. */
const isFont = (bytes: Uint8Array): boolean =>
  ["\0\u0001\0\0", "OTTO", "true"].includes(String.fromCharCode(...bytes.subarray(0, 4)));

function presetSettings(values: OptionValues): Omit<SvgPreset, "name" | "to"> {
  const time = (name: string, min: number): number | undefined => numberOf(values, name, { min, max: 60 });
  const given = {
    durationInSeconds: time("part-duration", 0.01),
    staggerInSeconds: time("stagger", 0),
    delayInSeconds: time("delay", 0),
    holdInSeconds: time("hold", 0),
    easing: choiceOf(values, "easing", easings),
    order: choiceOf(values, "order", orders),
    direction: choiceOf(values, "direction", directions),
    distance: numberOf(values, "distance", { min: 0, max: 10 }),
    phase: choiceOf(values, "phase", phases),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
