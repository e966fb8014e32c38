import { linearToSrgb, srgbToLinear } from "../../colours/srgb.ts";
import type { SvgColour } from "../values/parse-colour.ts";

type Rgb = SvgColour["rgb"];

/** What a filter does to each colour, and what it multiplies opacity by. */
export interface ColourChange {
  recolour: (rgb: Rgb) => Rgb;
  opacity: number;
}

/** Of `feColorMatrix`, its twenty numbers; null where opacity comes from colours, or from nothing. */
export function matrixChange(values: readonly number[], isLinear: boolean): ColourChange | null {
  if (values.length !== 20 || !values.every(Number.isFinite)) return null;
  const [red = 0, green = 0, blue = 0, opacity = 0, more = 0] = values.slice(15);
  if (red !== 0 || green !== 0 || blue !== 0 || more !== 0 || opacity < 0) return null;
  const channel = (row: number, rgb: Rgb): number => {
    // What is drawn is opaque, so that what comes from opacity is added as it stands.
    const [r = 0, g = 0, b = 0, a = 0, e = 0] = values.slice(row * 5, row * 5 + 5);
    return r * rgb[0] + g * rgb[1] + b * rgb[2] + a + e;
  };
  return {
    recolour: inLight(isLinear, (rgb) => [channel(0, rgb), channel(1, rgb), channel(2, rgb)]),
    opacity,
  };
}

/** A change of channels in linear light, or of the numbers as they stand; what goes beyond is cut. */
export const inLight =
  (isLinear: boolean, change: (rgb: Rgb) => Rgb) =>
  (rgb: Rgb): Rgb => {
    const before = isLinear ? (rgb.map(srgbToLinear) as Rgb) : rgb;
    const held = change(before).map((each) => Math.min(1, Math.max(0, each))) as Rgb;
    return isLinear ? (held.map(linearToSrgb) as Rgb) : held;
  };

/** What each channel is of the three, the rows one behind the other, and opacity as it was. */
const matrixOf = (weights: readonly Rgb[], more = 0): number[] => [
  ...weights.flatMap((row) => [row[0], row[1], row[2], 0, more]),
  0,
  0,
  0,
  1,
  0,
];

/** Filter Effects 1, 9.6: less or more colour. */
export const saturateMatrix = (amount: number): number[] =>
  matrixOf([
    [0.213 + 0.787 * amount, 0.715 - 0.715 * amount, 0.072 - 0.072 * amount],
    [0.213 - 0.213 * amount, 0.715 + 0.285 * amount, 0.072 - 0.072 * amount],
    [0.213 - 0.213 * amount, 0.715 - 0.715 * amount, 0.072 + 0.928 * amount],
  ]);

export function hueMatrix(degrees: number): number[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return matrixOf([
    [0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715, 0.072 - cos * 0.072 + sin * 0.928],
    [0.213 - cos * 0.213 + sin * 0.143, 0.715 + cos * 0.285 + sin * 0.14, 0.072 - cos * 0.072 - sin * 0.283],
    [0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715, 0.072 + cos * 0.928 + sin * 0.072],
  ]);
}

export function sepiaMatrix(amount: number): number[] {
  const rest = 1 - amount;
  return matrixOf([
    [0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest],
    [0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest],
    [0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest],
  ]);
}

/** The same for each colour: `factor` of it, and so much more. */
export const evenMatrix = (factor: number, more = 0): number[] =>
  matrixOf(
    [
      [factor, 0, 0],
      [0, factor, 0],
      [0, 0, factor],
    ],
    more,
  );
