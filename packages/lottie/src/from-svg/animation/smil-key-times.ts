import { eased } from "../../scene/easing.ts";
import { numbersOf } from "../values/numbers.ts";
import type { Bezier } from "./effect.ts";
import { distance } from "./interpolate.ts";

/** Times at which nothing can be shown, so that browsers show nothing of it (SVG Animations, 2.13). */
export function areWrong(text: string | undefined, count: number, mode: string): boolean {
  if (text === undefined || mode === "paced") return false;
  const times = numbersOf(text.replaceAll(";", " "));
  return (
    !isRising(times) ||
    times.length !== count ||
    times[0] !== 0 ||
    (mode !== "discrete" && times.at(-1) !== 1)
  );
}

const isRising = (times: readonly number[]): boolean =>
  times.every((time, index) => time >= (times[index - 1] ?? 0) && time <= 1);

/** Another number of curves than there are steps, or handles outside of 0 to 1: browsers show nothing of it (SVG Animations, 2.13). */
export const areWrongSplines = (splines: readonly Bezier[], count: number): boolean =>
  splines.length !== count - 1 || splines.some((spline) => spline.some((each) => each < 0 || each > 1));

/** As shares of the duration, as many as there are values. */
export const evenly = (count: number, isDiscrete: boolean): number[] =>
  Array.from({ length: count }, (_, index) => index / Math.max(1, isDiscrete ? count : count - 1));

/** At an even pace from value to value. */
export function evenTimes(values: readonly string[]): number[] {
  let sum = 0;
  const sums = values.map(
    (value, index) => (sum += index === 0 ? 0 : distance(values[index - 1] ?? "", value)),
  );
  return sums.map((each) => (sum === 0 ? 0 : each / sum));
}

/** Null where the usual ones count. */
export function keyTimesOf(
  text: string | undefined,
  count: number,
  isDiscrete: boolean,
  points: number[] | null,
): number[] | null {
  if (text === undefined) return points === null ? null : evenly(points.length, isDiscrete);
  const times = numbersOf(text.replaceAll(";", " "));
  return times.length === (points?.length ?? count) && isRising(times) ? times : null;
}

export const splinesOf = (text: string | undefined): Bezier[] =>
  (text ?? "").split(";").flatMap((part): Bezier[] => {
    const [a, b, c, d] = numbersOf(part);
    return a === undefined || b === undefined || c === undefined || d === undefined ? [] : [[a, b, c, d]];
  });

/** The index of the last of rising `times` that is not after `time`; -1 where all are. */
export function lastUntil(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** How far along its path a motion is, by its key points. */
export function courseOf(
  points: readonly number[],
  times: readonly number[],
  share: number,
  splines: readonly Bezier[],
  isDiscrete: boolean,
): number {
  const at = Math.min(
    Math.max(lastUntil(times, share), 0),
    Math.max(0, points.length - (isDiscrete ? 1 : 2)),
  );
  if (isDiscrete) return points[at] ?? 0;
  const [start = 0, end = 1] = [times[at], times[at + 1]];
  let part = end > start ? (share - start) / (end - start) : 1;
  const spline = splines[at];
  if (spline !== undefined) part = eased(part, ...spline);
  return (points[at] ?? 0) + ((points[at + 1] ?? 0) - (points[at] ?? 0)) * part;
}
