import { measuredSide, type PropertyContext } from "../properties.ts";

/** What turns or grows is about this far, in pixels, from the point about which it does. */
const arm = measuredSide / 2;
const degrees = 180 / Math.PI;

/** How far a number of a property may be off where a drawn point may be moved by `pixels`; 0 for what stays as it is. */
export function toleranceOf(
  { kind, reach, share }: Pick<PropertyContext, "kind" | "reach" | "share">,
  pixels: number,
): number {
  switch (kind) {
    case "point":
    case "length":
    case "path":
      return pixels / reach;
    case "scale":
      return (pixels / arm) * 100 * share;
    case "ratio":
      return (pixels / arm) * 100;
    case "rotation":
      return (pixels / arm) * degrees;
    // In percent: a large surface that is fainter everywhere shows more than an edge that is moved.
    case "opacity":
      return Math.min(0.02, pixels * 2);
    case "colour":
    case "gradient":
    case "exact":
      return 0;
  }
}

/** The number with the fewest digits that is at most `tolerance` away. */
export function shortest(value: number, tolerance: number): number {
  if (Number.isInteger(value) || !(tolerance > 0)) return value;
  for (let decimals = 0; decimals < 9; decimals++) {
    const factor = 10 ** decimals;
    const short = Math.round(value * factor) / factor;
    // Adding zero turns -0, which JSON would write as "0" anyway, into 0.
    if (Math.abs(short - value) <= tolerance) return onCommonStep(value, factor, tolerance) ?? short + 0;
  }
  return value;
}

/** Of numbers with as many digits those that end alike are packed better: on a step of five, else of two. */
function onCommonStep(value: number, factor: number, tolerance: number): number | null {
  for (const step of [5, 2]) {
    const common = (Math.round((value * factor) / step) * step) / factor;
    if (Math.abs(common - value) <= tolerance) return common + 0;
  }
  return null;
}

/** As short a number on the other side, where that is close enough as well. */
export function shortestOnOtherSide(value: number, tolerance: number): number {
  const nearest = shortest(value, tolerance);
  if (nearest === value) return value;
  for (let decimals = 0; decimals < 9; decimals++) {
    const factor = 10 ** decimals;
    if (Math.abs(Math.round(value * factor) / factor - nearest) > 1e-12) continue;
    const other = (nearest < value ? Math.ceil(value * factor) : Math.floor(value * factor)) / factor;
    return Math.abs(other - value) <= tolerance ? other + 0 : value;
  }
  return value;
}

/** The number with the fewest digits of which `isSame` is true. */
export function shortestMatching(value: number, isSame: (short: number) => boolean): number {
  if (Number.isInteger(value)) return value;
  for (let decimals = 0; decimals < 9; decimals++) {
    const factor = 10 ** decimals;
    for (const short of [Math.round(value * factor), Math.ceil(value * factor)].map(
      (whole) => whole / factor,
    ))
      if (isSame(short)) return short + 0;
  }
  return value;
}
