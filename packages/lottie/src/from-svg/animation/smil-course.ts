import { eased } from "../../scene/easing.ts";
import type { SvgElement } from "../document/svg-element.ts";
import { numbersOf } from "../values/numbers.ts";
import type { Bezier } from "./effect.ts";
import { createInterpolation } from "./interpolate.ts";
import type { Motion } from "./motion-path.ts";
import {
  areWrong,
  areWrongSplines,
  courseOf,
  evenly,
  evenTimes,
  keyTimesOf,
  lastUntil,
  splinesOf,
} from "./smil-key-times.ts";
import { type SmilValues, transformTypeOf } from "./smil-values.ts";

/** What has no value between two others. */
const discreteNames = new Set([
  "visibility",
  "display",
  "href",
  "class",
  "target",
  "fill-rule",
  "clip-rule",
  "preserveAspectRatio",
]);

/** How the values of a SMIL element follow each other in one round. */
export interface SmilCourse {
  /** The value after a share of the round. */
  valueIn(share: number, base: string | undefined): string;
  /** Shares at which it turns or jumps. */
  turns(): readonly number[];
  splines: Bezier[];
}

/** Null where browsers show nothing: a list whose times or splines are wrong. */
export function createSmilCourse(
  { name: elementName, attributes }: SvgElement,
  name: string,
  values: SmilValues,
  motion: Motion | null,
  duration: number,
): SmilCourse | null {
  const count = values.of("0").length;
  const isInSteps = elementName === "set" || (discreteNames.has(name) && elementName !== "animateMotion");
  const usualMode = elementName === "animateMotion" ? "paced" : "linear";
  const mode = isInSteps ? "discrete" : (attributes.get("calcMode") ?? usualMode);
  const isDiscrete = mode === "discrete";
  const points = motion?.keyPoints ?? null;
  const keyTimes = keyTimesOf(attributes.get("keyTimes"), count, isDiscrete, points);
  const splines = mode === "spline" ? splinesOf(attributes.get("keySplines")) : [];
  if (values.isList && elementName !== "animateMotion") {
    if (areWrong(attributes.get("keyTimes"), count, mode)) return null;
    if (mode === "spline" && areWrongSplines(splines, count)) return null;
  }
  const usualTimes = keyTimes ?? evenly(count, isDiscrete);
  const timesOf = (list: readonly string[]): readonly number[] =>
    mode === "paced" ? evenTimes(list) : usualTimes;
  const fixedTimes = values.isFixed ? timesOf(values.of("0")) : null;
  const between = createBetween(elementName, transformTypeOf(attributes), motion);
  return {
    splines,
    turns: () => (motion !== null && mode === "paced" ? [0, 1] : timesOf(values.of("0"))),
    valueIn(share, base) {
      if (motion !== null && points !== null)
        return motion.at(courseOf(points, keyTimes ?? [], share, splines, isDiscrete));
      if (motion !== null && mode === "paced") return motion.at(share);
      const list = values.of(base);
      const times = fixedTimes ?? timesOf(list);
      if (isDiscrete)
        return list[Math.max(0, lastUntil(times, share + Math.max(1e-9, 2e-8 / duration)))] ?? "";
      if (list.length === 1) return list[0] ?? "";
      const at = Math.min(Math.max(lastUntil(times, share), 0), list.length - 2);
      const [start = 0, end = 1] = [times[at], times[at + 1]];
      const part = end > start ? (share - start) / (end - start) : 1;
      const spline = splines[at];
      return between(list, at, spline === undefined ? part : eased(part, ...spline));
    },
  };
}

/** What stands in a part of the way from one value of a list to the next. */
function createBetween(
  elementName: string,
  type: string,
  motion: Motion | null,
): (list: readonly string[], at: number, part: number) => string {
  if (motion !== null) return (_, at, part) => motion.between(at, part);
  const interpolate = createInterpolation();
  const whole = (value = ""): string =>
    elementName === "animateTransform" ? wholeTransform(type, value) : value;
  return (list, at, part) => {
    const [from, to] = [whole(list[at]), whole(list[at + 1])];
    return interpolate(from, to, part) ?? (part < 0.5 ? from : to);
  };
}

/** With the numbers that may be left out, so that both sides have as many. */
function wholeTransform(type: string, value: string): string {
  const numbers = numbersOf(value);
  const [first = 0] = numbers;
  if (type === "rotate" && numbers.length === 1) return `${first} 0 0`;
  if (numbers.length !== 1 || (type !== "scale" && type !== "translate")) return value;
  return `${first} ${type === "scale" ? first : 0}`;
}
