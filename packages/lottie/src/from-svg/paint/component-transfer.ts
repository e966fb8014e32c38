import { type ColourChange, inLight } from "./colour-matrix.ts";

/** What becomes of one channel, between 0 and 1. */
export type Transfer = (value: number) => number;

export interface TransferAttributes {
  type: string;
  /** `tableValues`. */
  table: readonly number[];
  slope: number;
  intercept: number;
  amplitude: number;
  exponent: number;
  offset: number;
}

/** Of `feFuncR` and its like (Filter Effects 1, 9.7.1); what cannot be read changes nothing. */
export function transferOf(attributes: TransferAttributes): Transfer {
  const { type, table, slope, intercept, amplitude, exponent, offset } = attributes;
  const last = table.length - 1;
  switch (type) {
    case "linear":
      return (value) => slope * value + intercept;
    case "gamma":
      return (value) => amplitude * value ** exponent + offset;
    case "discrete":
      if (last < 0) break;
      return (value) => table[Math.min(last, Math.floor(value * table.length))] ?? 0;
    case "table":
      if (last < 0) break;
      return (value) => {
        const at = Math.min(last, Math.floor(value * last));
        const [from = 0, to = from] = table.slice(at, at + 2);
        return from + (value * last - at) * (to - from);
      };
  }
  return (value) => value;
}

const shares = [0, 0.25, 0.5, 0.75, 1];

/** Null where opacity is not only multiplied: where there was nothing it would no longer be nothing, or edges would become others. */
export function transferChange(
  colours: readonly [red: Transfer, green: Transfer, blue: Transfer],
  alpha: Transfer,
  isLinear: boolean,
): ColourChange | null {
  const opacity = alpha(1);
  const isMultiplied = shares.every((share) => Math.abs(alpha(share) - opacity * share) < 1e-6);
  if (!isMultiplied || opacity < 0) return null;
  const [red, green, blue] = colours;
  return { recolour: inLight(isLinear, (rgb) => [red(rgb[0]), green(rgb[1]), blue(rgb[2])]), opacity };
}
