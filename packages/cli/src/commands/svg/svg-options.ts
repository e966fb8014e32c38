import type { CommandsMessages } from "@zoetrope/i18n";
import {
  createTextShaper,
  fitPreset,
  type FromSvgOptions,
  presetDirections,
  presetEasings,
  presetNames,
  presetOrders,
  presetPhases,
  type SvgPreset,
  type TextShaper,
} from "@zoetrope/lottie";
import { textOf, textsOf, type OptionText, type OptionValues } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { readOptionFile } from "../../files/inputs.ts";
import { choiceOf, numberOf } from "../../arguments/options.ts";
import type { System } from "../../system.ts";

const presets = [...presetNames, "fit"] as const;
const easings = Object.keys(presetEasings) as (keyof typeof presetEasings)[];

type ConvertMessages = CommandsMessages["options"]["convert"];

const seconds = (help: (messages: ConvertMessages) => string): OptionText => ({
  type: "string",
  value: "SECONDS",
  help: (m) => help(m.options.convert),
});
const choice = (
  choices: readonly string[],
  help: (messages: ConvertMessages, choices: string) => string,
): OptionText => ({
  type: "string",
  value: "NAME",
  choices,
  help: (m) => help(m.options.convert, choices.join(", ")),
});

/** What a command takes that turns SVG into an animation. */
export const svgOptions = {
  duration: seconds((m) => m.duration),
  fps: { type: "string", value: "NUMBER", help: (m) => m.options.convert.fps },
  font: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: (m) => m.options.convert.font,
  },
  preset: {
    type: "string",
    value: "NAME",
    choices: presets,
    help: (m) => m.options.convert.preset({ presets: presetNames.join(", ") }),
  },
  "morph-to": { type: "string", value: "FILE", help: (m) => m.options.convert.morphTo },
  "part-duration": seconds((m) => m.partDuration),
  stagger: seconds((m) => m.stagger),
  delay: seconds((m) => m.delay),
  hold: seconds((m) => m.hold),
  easing: choice(easings, (m, list) => m.easing({ choices: list })),
  order: choice(presetOrders, (m, list) => m.order({ choices: list })),
  direction: choice(presetDirections, (m, list) => m.direction({ choices: list })),
  distance: { type: "string", value: "SHARE", help: (m) => m.options.convert.distance },
  phase: choice(presetPhases, (m, list) => m.phase({ choices: list })),
} satisfies Record<string, OptionText>;

/** The options of a run; the file that a morph becomes is read once. */
export async function readSvgOptions(
  system: System,
  values: OptionValues,
): Promise<(svg: Uint8Array) => FromSvgOptions> {
  const path = textOf(values, "morph-to");
  const name = choiceOf(values, "preset", presets);
  if (path !== undefined && name !== "morph")
    throw new CommandError("usage", ({ usage }) =>
      usage.belongsTo({ option: "--morph-to", other: "--preset morph" }),
    );
  if (path === undefined && name === "morph")
    throw new CommandError("usage", ({ usage }) => usage.morphNeedsSvg);
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
      throw new CommandError("unreadable", ({ files }) => files.notFont({ path: paths[index] ?? "" }));
  return createTextShaper(harfbuzz, fonts);
}

/** By the first four bytes: WOFF is packed, and collections hold several. */
const isFont = (bytes: Uint8Array): boolean =>
  ["\0\u0001\0\0", "OTTO", "true"].includes(String.fromCharCode(...bytes.subarray(0, 4)));

type PresetSettings = Omit<SvgPreset, "name" | "to">;

function presetSettings(values: OptionValues): PresetSettings {
  const time = (name: string, min: number): number | undefined => numberOf(values, name, { min, max: 60 });
  const given = {
    durationInSeconds: time("part-duration", 0.01),
    staggerInSeconds: time("stagger", 0),
    delayInSeconds: time("delay", 0),
    holdInSeconds: time("hold", 0),
    easing: choiceOf(values, "easing", easings),
    order: choiceOf(values, "order", presetOrders),
    direction: choiceOf(values, "direction", presetDirections),
    distance: numberOf(values, "distance", { min: 0, max: 10 }),
    phase: choiceOf(values, "phase", presetPhases),
  } satisfies { [Name in keyof Required<PresetSettings>]: PresetSettings[Name] | undefined };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
