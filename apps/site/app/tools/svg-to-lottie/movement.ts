import {
  presetNames,
  wholePreset,
  type SvgPreset,
  type SvgPresetName,
  type WholeSvgPreset,
} from "@zoetrope/lottie";
import type { EngineFile } from "@zoetrope/tools/engine";
import { quoteArgument } from "../parts/command/quote-argument.ts";
import type { OpenedSvg } from "./opened-svg.ts";

/** `fitting`: as it moves by itself, or else what suits it best; `own`: as it is drawn. */
export const movementNames = ["fitting", "own", ...presetNames] as const;
type MovementName = (typeof movementNames)[number];
export const frameRates = ["24", "30", "60"] as const;

export type PresetSettings = Omit<SvgPreset, "name" | "to">;

/** How drawings are to move: what was not set suits the preset. */
export interface Movement {
  name: MovementName;
  settings: PresetSettings;
  frameRate: number;
  /** What a morph becomes; null until it is chosen. */
  target: EngineFile | null;
}

export const initialMovement: Movement = { name: "fitting", settings: {}, frameRate: 60, target: null };

/** What a preset moves: each part, each part to a side, or the drawing as a whole. The settings that it has follow from it. */
export const movedBy: Readonly<Record<SvgPresetName, "parts" | "parts-aside" | "whole">> = {
  "draw-on": "parts",
  fade: "parts",
  pop: "parts",
  slide: "parts-aside",
  stagger: "parts-aside",
  morph: "whole",
};

/** As options of the command line, in the order in which it takes them. */
const flags: Record<keyof PresetSettings, string> = {
  durationInSeconds: "part-duration",
  staggerInSeconds: "stagger",
  delayInSeconds: "delay",
  holdInSeconds: "hold",
  easing: "easing",
  order: "order",
  direction: "direction",
  distance: "distance",
  phase: "phase",
};
const settingNames = Object.keys(flags) as (keyof PresetSettings)[];

/** What moves a drawing; null where it moves by itself, stands still, or waits for what it is to become. */
export function presetFor(
  { name, settings, target }: Movement,
  { facts }: Pick<OpenedSvg, "facts">,
): SvgPreset | null {
  const isWaiting = name === "morph" && target === null;
  if (name === "own" || isWaiting || (name === "fitting" && facts.isMoving)) return null;
  const fitting = name === "fitting" ? facts.presets[0] : { name };
  if (fitting === undefined) return null;
  const whole = { ...fitting, ...settings };
  // Files say how they were made: in one order whatever was set first, so that the same is the same.
  const ordered = settingNames.flatMap((each) => (whole[each] === undefined ? [] : [[each, whole[each]]]));
  return { name: whole.name, ...(Object.fromEntries(ordered) as PresetSettings) };
}

export const wholePresetFor = (movement: Movement, svg: Pick<OpenedSvg, "facts">): WholeSvgPreset | null => {
  const preset = presetFor(movement, svg);
  return preset === null ? null : wholePreset(preset);
};

/** The frame in which the whole drawing is there. */
export function wholeFrame(preset: WholeSvgPreset | null, frameCount: number): number {
  if (preset === null || preset.phase === "out") return 0;
  return Math.floor(preset.phase === "in" ? frameCount - 1 : frameCount / 2);
}

/** The command that makes the same dotLottie. */
export function convertCommand(movement: Movement, svg: OpenedSvg): string {
  const preset = presetFor(movement, svg);
  const settings = settingNames.flatMap((name) => {
    const value = preset?.[name];
    return value === undefined ? [] : [`--${flags[name]} ${String(value)}`];
  });
  return [
    `zoetrope convert ${quoteArgument(svg.file.name)} --to dotlottie`,
    ...(movement.frameRate === initialMovement.frameRate ? [] : [`--fps ${movement.frameRate}`]),
    ...(preset === null ? [] : [`--preset ${preset.name}`]),
    ...(preset?.name === "morph" && movement.target !== null
      ? [`--morph-to ${quoteArgument(movement.target.name)}`]
      : []),
    ...settings,
  ].join(" ");
}
