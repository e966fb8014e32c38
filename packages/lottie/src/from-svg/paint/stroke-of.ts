import type { ComputedStyle } from "../css/computed-style.ts";
import type { DrawnPaint, DrawnStroke } from "../scene/drawing.ts";
import { type DrawingContext, lengthsOf, type DrawingScope } from "../scene/drawing-context.ts";
import { parseLength } from "../values/lengths.ts";
import { numberOf } from "../values/numbers.ts";

/** Null where nothing is stroked. `pathScale` is its length over what `pathLength` says. */
export function strokeOf(
  context: DrawingContext,
  style: ComputedStyle,
  { viewport }: DrawingScope,
  paint: DrawnPaint,
  pathScale = 1,
): DrawnStroke | null {
  const lengths = lengthsOf(context, style, viewport);
  const width = parseLength(style.get("stroke-width") ?? "1", lengths, "other") ?? 1;
  const wantedLimit = numberOf(style.get("stroke-miterlimit")) ?? 4;
  const miterLimit = wantedLimit < 0 ? 4 : wantedLimit;
  if (!(width > 0) || miterLimit < 1) return null;
  const dashes = (style.get("stroke-dasharray") ?? "none")
    .split(/[\s,]+/)
    .filter((each) => each !== "")
    .map((each) => parseLength(each, lengths, "other"));
  const isDashed =
    dashes.length > 0 &&
    dashes.every((dash) => dash !== null && dash >= 0) &&
    dashes.some((dash) => dash !== null && dash > 0);
  const even = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes;
  const offset = parseLength(style.get("stroke-dashoffset") ?? "0", lengths, "other") ?? 0;
  return {
    paint,
    width,
    cap: one(style.get("stroke-linecap"), ["butt", "round", "square"]),
    join: joinOf(style.get("stroke-linejoin")),
    miterLimit,
    dashes: isDashed ? even.map((dash) => (dash ?? 0) * pathScale) : [],
    dashOffset: isDashed ? offset * pathScale : 0,
    isNonScaling: style.get("vector-effect") === "non-scaling-stroke",
  };
}

const one = <Name extends string>(text: string | undefined, names: readonly [Name, ...Name[]]): Name =>
  names.find((name) => name === text) ?? names[0];

const joinOf = (text: string | undefined): DrawnStroke["join"] =>
  text === "round" || text === "bevel" ? text : "miter";
