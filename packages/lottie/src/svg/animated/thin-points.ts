import { eased } from "../../scene/easing.ts";
import type { Easing, Stretch } from "./moving-times.ts";

export interface Point {
  /** Frames from the in point. */
  time: number;
  numbers: readonly number[];
}

/** A point that is kept, and how it goes on to the next one. */
export interface ThinnedPoint {
  index: number;
  easing: Easing | null;
}

/** Stretches by the time at which they begin, the longest first. */
export interface StretchIndex {
  at(time: number): readonly Stretch[];
}

const nameOf = (time: number): number => Math.round(time * 1e4);

export function createStretchIndex(stretches: readonly Stretch[]): StretchIndex {
  const byStart = new Map<number, Stretch[]>();
  for (const stretch of stretches.toSorted((a, b) => b.to - a.to)) {
    // SMIL takes no handles outside the square: what swings over is written by its values.
    if (stretch.easing.some((each) => each < 0 || each > 1)) continue;
    const known = byStart.get(nameOf(stretch.from));
    if (known === undefined) byStart.set(nameOf(stretch.from), [stretch]);
    else known.push(stretch);
  }
  return { at: (time) => byStart.get(nameOf(time)) ?? [] };
}

/**
 * As few of the points as stay within `tolerance` of all: keyframes of the document with their easing where they say it exactly,
 * and straight lines in between.
 */
export function thinPoints(
  points: readonly Point[],
  stretches: StretchIndex,
  tolerance: number,
): ThinnedPoint[] {
  const last = points.length - 1;
  const indexOf = new Map(points.map(({ time }, index) => [nameOf(time), index]));
  const fitting = points.map((_, index) => easedFrom(points, index, stretches, indexOf, tolerance));
  const kept: ThinnedPoint[] = [];
  let at = 0;
  while (at < last) {
    const fit = fitting[at];
    kept.push({ index: at, easing: fit?.easing ?? null });
    if (fit) {
      at = fit.end;
      continue;
    }
    let end = at + 1;
    while (end < last && !fitting[end]) end++;
    at = farthestStraight(points, at, end, tolerance);
  }
  kept.push({ index: last, easing: null });
  return kept;
}

function easedFrom(
  points: readonly Point[],
  start: number,
  stretches: StretchIndex,
  indexOf: ReadonlyMap<number, number>,
  tolerance: number,
): { end: number; easing: Easing } | null {
  const first = points[start];
  if (first === undefined) return null;
  for (const { to, easing } of stretches.at(first.time)) {
    const end = indexOf.get(nameOf(to)) ?? indexOf.get(nameOf(to - 0.01));
    if (end === undefined || end <= start + 1) continue;
    const [x1, y1, x2, y2] = easing;
    if (x1 === y1 && x2 === y2) continue;
    if (isConstant(points, start, end)) continue;
    const isWithin = fits(points, start, end, tolerance, (share) => eased(share, x1, y1, x2, y2));
    if (isWithin) return { end, easing };
  }
  return null;
}

function isConstant(points: readonly Point[], start: number, end: number): boolean {
  const [a, b] = [points[start], points[end]];
  return a !== undefined && b !== undefined && a.numbers.every((each, at) => each === b.numbers[at]);
}

function fits(
  points: readonly Point[],
  start: number,
  end: number,
  tolerance: number,
  progress: (share: number) => number,
): boolean {
  const [from, to] = [points[start], points[end]];
  if (from === undefined || to === undefined) return false;
  for (let index = start + 1; index < end; index++) {
    const point = points[index];
    if (point === undefined) return false;
    const share = progress((point.time - from.time) / (to.time - from.time));
    for (let at = 0; at < point.numbers.length; at++) {
      const [a = 0, b = 0, actual = 0] = [from.numbers[at], to.numbers[at], point.numbers[at]];
      // Not the other way round: what is no number fits nothing.
      if (!(Math.abs(a + (b - a) * share - actual) <= tolerance)) return false;
    }
  }
  return true;
}

/** Doubles its steps as long as a straight line fits, and halves them when it does not. */
function farthestStraight(points: readonly Point[], start: number, limit: number, tolerance: number): number {
  const isStraight = (end: number): boolean => fits(points, start, end, tolerance, (share) => share);
  let [good, step] = [start + 1, 1];
  while (good < limit) {
    const next = Math.min(limit, good + step);
    if (!isStraight(next)) break;
    good = next;
    step *= 2;
  }
  for (; step >= 1; step = Math.floor(step / 2))
    if (good + step <= limit && isStraight(good + step)) good += step;
  return good;
}
