import type { JsonObject } from "../json/json-values.ts";
import { type DrawingCounts, drawingCountsOf } from "./drawing-counts.ts";
import type { PaintedAreas } from "./painted-areas.ts";

/** What an animation costs to draw. */
export interface FrameCost {
  /**
   * Milliseconds of processor time that ThorVG (WebAssembly, one core of a Xeon at 2.5 GHz) takes for a frame 512 pixels on the longer
   * side, on average over the animation. Other devices and sizes take another multiple of it: it is there to compare animations.
   */
  millisecondsPerFrame: number;
  /** `counts`: estimated from what the document holds. `frames`: from what some frames of it paint, which is closer. */
  basis: "counts" | "frames";
}

type Weights<Name extends string> = Readonly<Record<Name | "canvas", number>>;

/**
 * Fitted by least squares of the relative error, none below zero, on the frames of 556 animations (`frame-cost.long.test.ts` of
 * packages/render compares them again). `canvas`: what every frame costs, of a square one.
 */
const weightsOfCounts: Weights<keyof DrawingCounts> = {
  canvas: 0.878,
  points: 0.00012,
  movingPoints: 0.00041,
  fills: 0.00735,
  strokes: 0.01349,
  gradients: 0.168,
  copies: 0.011,
  masks: 0.0421,
  mattes: 0.19,
  effects: 0.0946,
  blurs: 1.583,
  blends: 1.732,
  faintCompositions: 0.0743,
  megapixels: 2.393,
  letters: 0.0534,
};

const weightsOfAreas: Weights<keyof PaintedAreas | "blurs" | "letters" | "copies"> = {
  canvas: 0.779,
  paints: 0.00456,
  fills: 0.00361,
  outlines: 0.0157,
  transparent: 0.254,
  gradients: 1.351,
  gradientCount: 0.0814,
  strokes: 0.63,
  strokeLength: 0.0373,
  gradientStrokes: 3.036,
  pictures: 7.709,
  masked: 0.678,
  matted: 2.743,
  blended: 17.325,
  faint: 2.224,
  blurs: 1.578,
  letters: 0.0483,
  copies: 0.0025,
};

/** `areas`: what a frame paints on average, where frames were looked at. */
export function frameCostOf(
  json: JsonObject,
  { width, height }: { width: number; height: number },
  areas: PaintedAreas | null,
): FrameCost {
  const canvas = Math.min(width, height) / Math.max(width, height);
  const counts = drawingCountsOf(json);
  const { blurs, letters, copies } = counts;
  const sum =
    areas === null
      ? weigh(weightsOfCounts, { ...counts, canvas })
      : weigh(weightsOfAreas, { ...areas, blurs, letters, copies, canvas });
  return { millisecondsPerFrame: Math.round(sum * 100) / 100, basis: areas === null ? "counts" : "frames" };
}

const weigh = <Name extends string>(
  weights: Weights<Name>,
  values: Readonly<Record<Name | "canvas", number>>,
): number =>
  (Object.keys(weights) as (Name | "canvas")[]).reduce((sum, name) => sum + weights[name] * values[name], 0);
