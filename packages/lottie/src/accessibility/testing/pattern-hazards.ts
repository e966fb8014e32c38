import type { Bytes, Hazard, Rectangle } from "./hazard.ts";
import {
  fieldWidth,
  fieldHeight,
  harmful,
  black,
  white,
  canvas,
  whole,
  greyOf,
  areaInField,
  blink,
  panel,
} from "./panel.ts";

/** Squares in turn: bands across and bands down, painted where only one of them lies. */
function board(side: number, [left, top, width, height]: Rectangle, sideDown = side): Rectangle[] {
  const bands: Rectangle[] = [];
  for (let x = 0; x < width; x += side * 2) bands.push([left + x, top, Math.min(side, width - x), height]);
  for (let y = 0; y < height; y += sideDown * 2)
    bands.push([left, top + y, width, Math.min(sideDown, height - y)]);
  return bands;
}

/** A checkerboard whose squares change places. */
function counterphase(
  name: string,
  rate: number,
  side: number,
  colours: [Bytes, Bytes],
  extra: Partial<Hazard> = {},
): Hazard {
  const [one, other] = colours;
  const base = { ...canvas, ...extra };
  const rectangle: Rectangle = [0, 0, base.width, base.height];
  return {
    name,
    ...base,
    ground: black,
    panels: [
      { rectangles: [rectangle], colourAt: blink(rate, one, other) },
      { rectangles: board(side, rectangle), colourAt: blink(rate, other, one) },
    ],
    // A tenth of a degree is 3.41 pixels.
    isHarmfulAt: (width) =>
      rate > 3 &&
      side * (width / base.width) >= 3.41 &&
      areaInField([rectangle], width / base.width) > harmful,
    ...extra,
  };
}

const patterns: Hazard[] = [1, 2, 3, 4, 6, 8, 16, 32].map((side) =>
  counterphase(`a checkerboard of ${side} pixels in counterphase`, 10, side, [black, white]),
);

const oneWay: Hazard = {
  ...panel("a fine pattern that goes on and off", () => null, true),
  panels: [{ rectangles: board(2, whole), colourAt: blink(10, black, white) }],
  // Half of the canvas flashes, all of it the same way.
  isHarmfulAt: (width) => Math.min(width, fieldWidth) * Math.min(width, fieldHeight) * 0.5 > harmful,
};

/** What comparing whole frames passes: 28 % of the area, half of it brighter whenever the other half is darker. */
const largeBoard: Hazard = (() => {
  const [left, top, width, height] = [160, 120, 400, 270];
  const rectangle: Rectangle = [left, top, width, height];
  const [dark, light] = [greyOf(0.2), greyOf(0.5)];
  const squares = board(80, rectangle, 90);
  return {
    ...panel("a checkerboard of 80 × 90 pixels in counterphase", () => null, true),
    width: 720,
    height: 540,
    ground: greyOf(0.35),
    panels: [
      { rectangles: [rectangle], colourAt: blink(6.25, dark, light) },
      { rectangles: squares, colourAt: blink(6.25, light, dark) },
    ],
    isHarmfulAt: (shown) => areaInField([rectangle], shown / 720) > harmful,
  };
})();

/** What flashes in a pattern. */
export const patternHazards: readonly Hazard[] = [...patterns, oneWay, largeBoard];
