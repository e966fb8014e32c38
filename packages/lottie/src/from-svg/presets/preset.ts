import type { Bezier } from "../animation/effect.ts";

export const presetNames = ["draw-on", "fade", "pop", "slide", "stagger", "morph"] as const;
export type SvgPresetName = (typeof presetNames)[number];

/** What else a preset can be told by a word. */
export const presetOrders = ["document", "reverse", "left-to-right", "top-to-bottom", "from-centre"] as const;
export const presetDirections = ["up", "down", "left", "right"] as const;
export const presetPhases = ["in", "out", "in-out"] as const;

export const presetEasings = {
  linear: [0, 0, 1, 1],
  "ease-in": [0.55, 0, 0.9, 0.45],
  "ease-out": [0.15, 0.6, 0.35, 1],
  "ease-in-out": [0.6, 0, 0.3, 1],
  /** Goes a little too far and comes back. */
  overshoot: [0.34, 1.56, 0.64, 1],
} as const satisfies Record<string, Bezier>;

/** How a drawing that stands still is brought to move. Everything but the name has a default that suits the preset. */
export interface SvgPreset {
  name: SvgPresetName;
  /** Of each part. */
  durationInSeconds?: number;
  /** Between the beginnings of two parts; 0 moves all at once. */
  staggerInSeconds?: number;
  delayInSeconds?: number;
  /** Whole, after the last part has come. */
  holdInSeconds?: number;
  easing?: keyof typeof presetEasings | Bezier;
  order?: (typeof presetOrders)[number];
  /** Where a slide goes to. */
  direction?: (typeof presetDirections)[number];
  /** How far a slide goes, as a share of the canvas. */
  distance?: number;
  /** `in` comes, `out` goes, `in-out` comes, stays and goes, so that it can begin anew. */
  phase?: (typeof presetPhases)[number];
  /** What a morph becomes: another SVG. */
  to?: string | Uint8Array;
}

/** A preset of which nothing is left open. */
export type WholeSvgPreset = Required<Omit<SvgPreset, "to" | "easing">> & { easing: Bezier };

const usual: { [Name in SvgPresetName]: Omit<WholeSvgPreset, "name"> } = {
  "draw-on": plain(0.9, 0.12, presetEasings["ease-in-out"]),
  fade: plain(0.6, 0, presetEasings["ease-out"]),
  pop: plain(0.5, 0.06, presetEasings.overshoot),
  slide: plain(0.7, 0, presetEasings["ease-out"]),
  stagger: { ...plain(0.5, 0.08, presetEasings["ease-out"]), distance: 0.12 },
  morph: { ...plain(0.8, 0, presetEasings["ease-in-out"]), phase: "in-out" },
};

function plain(
  durationInSeconds: number,
  staggerInSeconds: number,
  easing: Bezier,
): Omit<WholeSvgPreset, "name"> {
  return {
    durationInSeconds,
    staggerInSeconds,
    delayInSeconds: 0,
    holdInSeconds: 0.6,
    easing,
    order: "document",
    direction: "up",
    distance: 0.3,
    phase: "in",
  };
}

/** With its defaults. Throws RangeError for times and easings that make no sense. */
export function wholePreset(preset: SvgPreset): WholeSvgPreset {
  const { easing, to: _, ...given } = preset;
  const own = usual[preset.name];
  const whole: WholeSvgPreset = {
    ...own,
    ...given,
    easing: easing === undefined ? own.easing : typeof easing === "string" ? presetEasings[easing] : easing,
  };
  for (const name of ["durationInSeconds", "staggerInSeconds", "delayInSeconds", "holdInSeconds"] as const)
    if (!(whole[name] >= (name === "durationInSeconds" ? 0.01 : 0) && whole[name] <= 60))
      throw new RangeError(`${name} of a preset is ${whole[name]}: it has to be between 0 and 60`);
  const [x1, y1, x2, y2] = whole.easing;
  if (!(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && Math.abs(y1) <= 10 && Math.abs(y2) <= 10))
    throw new RangeError("the easing of a preset has to be a cubic Bézier with times between 0 and 1");
  if (!(Math.abs(whole.distance) <= 10)) throw new RangeError("the distance of a preset is at most 10");
  return whole;
}
