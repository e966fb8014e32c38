import type { JsonObject } from "../../json/json-values.ts";
import { type Contour, curveAt, curvesIn } from "../geometry/contour.ts";
import { isStraight, measure, type MeasuredCurve, parameterAt, partOf } from "../geometry/curve-length.ts";
import type { Moment } from "../moment.ts";
import { numberAt } from "../property.ts";

/** The stretch of a line that is left, as shares of its length: `from` in 0 to 1, `to` at most one round later. Null for all of it. */
interface Trim {
  from: number;
  to: number;
  /** Each path by itself; otherwise all as if they were one line. */
  isEachByItself: boolean;
}

export function trimAt(moment: Moment, shape: JsonObject, pointer: string): Trim | null {
  const share = (key: string, fallback: number): number =>
    Math.min(Math.max(numberAt(moment, shape, key, pointer, fallback) / 100, 0), 1);
  const offset = ((numberAt(moment, shape, "o", pointer, 0) % 360) / 360 + 1) % 1;
  const [start, end] = [share("s", 0), share("e", 100)];
  const [low, high] = [Math.min(start, end), Math.max(start, end)];
  if (high - low >= 1) return null;
  const from = (low + offset) % 1;
  return { from, to: from + high - low, isEachByItself: shape["m"] !== 2 };
}

/** What is left of some contours; the same number of lists in the same order. */
export function trimmed(paths: readonly Contour[][], trim: Trim): Contour[][] {
  if (trim.isEachByItself) return paths.map((contours) => trimmedAsOne([contours], trim)[0] ?? []);
  return trimmedAsOne(paths, trim);
}

function trimmedAsOne(paths: readonly Contour[][], { from, to }: Trim): Contour[][] {
  const measured = paths.map((contours) =>
    contours.map((contour) => {
      const curves = Array.from({ length: curvesIn(contour) }, (_, at) => measure(curveAt(contour, at)));
      return { contour, curves, length: curves.reduce((sum, { length }) => sum + length, 0) };
    }),
  );
  const total = measured.flat().reduce((sum, { length }) => sum + length, 0);
  if (total === 0 || to <= from) return paths.map(() => []);
  let before = 0;
  return measured.map((contours) =>
    contours.flatMap(({ contour, curves, length }) => {
      const [low, high] = [before, before + length];
      before = high;
      const parts: Contour[] = [];
      // The stretch, and what of it goes on past the end at the beginning.
      for (const [start, end] of [
        [from * total, Math.min(to, 1) * total],
        [0, (to - 1) * total],
      ] as const) {
        const [first, last] = [Math.max(start, low) - low, Math.min(end, high) - low];
        if (last <= first) continue;
        if (first <= 0 && last >= length) parts.push(contour);
        else parts.push({ points: stretchOf(curves, first, last), isClosed: false });
      }
      return joined(parts, contour);
    }),
  );
}

/** Two stretches of a closed line that meet where it is closed are one. */
function joined(parts: Contour[], { isClosed }: Contour): Contour[] {
  const [late, early] = parts;
  if (!isClosed || late === undefined || early === undefined) return parts;
  const [x, y] = late.points.slice(-2);
  if (x !== early.points[0] || y !== early.points[1]) return parts;
  return [{ points: [...late.points, ...early.points.slice(2)], isClosed: false }];
}

function stretchOf(curves: readonly MeasuredCurve[], from: number, to: number): number[] {
  const points: number[] = [];
  let before = 0;
  for (const each of curves) {
    const [low, high] = [before, before + each.length];
    before = high;
    if (each.length === 0 || high <= from || low >= to) continue;
    const part = partBetween(each, Math.max(0, (from - low) / each.length), (to - low) / each.length);
    points.push(...(points.length === 0 ? part : part.slice(2)));
  }
  return points;
}

/** By shares of its length. Of a straight line a straight line is left. */
function partBetween(measured: MeasuredCurve, from: number, to: number): number[] {
  const { curve } = measured;
  if (!isStraight(curve)) return partOf(curve, parameterAt(measured, from), parameterAt(measured, to));
  const [x = 0, y = 0] = curve;
  const [endX = x, endY = y] = curve.slice(6);
  const end = Math.min(to, 1);
  const [x1, y1] = [x + (endX - x) * from, y + (endY - y) * from];
  const [x2, y2] = [x + (endX - x) * end, y + (endY - y) * end];
  return [x1, y1, x1, y1, x2, y2, x2, y2];
}
