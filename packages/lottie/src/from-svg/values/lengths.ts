import { calculated, isCalc } from "./calc.ts";

/** What lengths are relative to. */
export interface LengthContext {
  /** Of the nearest viewport. */
  width: number;
  height: number;
  fontSize: number;
  rootFontSize: number;
  maxNumber: number;
}

export type Direction = "x" | "y" | "other";

const perInch = 96;
const pixelsOf: { [unit: string]: number } = {
  "": 1,
  px: 1,
  in: perInch,
  cm: perInch / 2.54,
  mm: perInch / 25.4,
  q: perInch / 101.6,
  pt: perInch / 72,
  pc: perInch / 6,
};

const lengthPattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*|%)\s*$/i;

/** In user units; null where it is no length. Percentages of anything but width and height are of the diagonal (SVG 2, 8.9). */
export function parseLength(
  text: string | undefined,
  context: LengthContext,
  direction: Direction,
): number | null {
  const match = lengthPattern.exec(text ?? "");
  const isSum = match === null && isCalc(text ?? "");
  if (match === null && !isSum) return null;
  const length =
    match === null
      ? (calculated(text ?? "", (unit) => sizeOfUnit(unit, context, direction)) ?? Number.NaN)
      : Number(match[1]) * sizeOfUnit((match[2] ?? "").toLowerCase(), context, direction);
  return Number.isFinite(length) ? Math.max(-context.maxNumber, Math.min(context.maxNumber, length)) : null;
}

function sizeOfUnit(unit: string, context: LengthContext, direction: Direction): number {
  switch (unit) {
    case "em":
      return context.fontSize;
    case "rem":
      return context.rootFontSize;
    case "ex":
    case "ch":
      return context.fontSize / 2;
    case "%":
      return referenceOf(context, direction) / 100;
    case "vw":
      return context.width / 100;
    case "vh":
      return context.height / 100;
    default:
      return pixelsOf[unit] ?? Number.NaN;
  }
}

function referenceOf({ width, height }: LengthContext, direction: Direction): number {
  if (direction === "x") return width;
  return direction === "y" ? height : Math.hypot(width, height) / Math.SQRT2;
}
