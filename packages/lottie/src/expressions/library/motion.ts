import { div, mul, plus, sub } from "./arithmetic.ts";
import { wiggleAt } from "./chance.ts";
import { framesOf, now, seconds } from "./moment.ts";
import type { Property } from "./property.ts";
import type { Value } from "./values.ts";

type Numbers = number | number[];
const numbersOf = (value: Value): Numbers => {
  if (typeof value === "object" && !Array.isArray(value)) throw new TypeError("a path is not a number");
  return typeof value === "string" ? Number(value) : value;
};

/** So far apart two values are looked at to see how fast a property moves, in seconds. */
const instant = 0.001;

/** Change in a second, of what `valueAt` gives at frames. */
export function velocityOf(valueAt: (frame: number) => Value, frame: number): Numbers {
  const step = framesOf(instant) / 2;
  const [before, after] = [numbersOf(valueAt(frame - step)), numbersOf(valueAt(frame + step))];
  return div(sub(after, before), instant);
}

export type LoopType = "cycle" | "pingpong" | "offset" | "continue";

interface Span {
  first: number;
  last: number;
}

/** Frame within the keyframes that stands for one behind or before them, and how often they were gone through until then. */
function folded(frame: number, { first, last }: Span, isBack: boolean): { frame: number; rounds: number } {
  const duration = last - first;
  const rounds = Math.floor((frame - first) / duration);
  const within = frame - first - rounds * duration;
  return { frame: isBack && rounds % 2 !== 0 ? last - within : first + within, rounds };
}

/** What loops behind its last keyframe (`isOut`) or before its first. */
export function looped(property: Property, isOut: boolean, type: LoopType, span: Span): Value {
  const { frame } = now;
  const { first, last } = span;
  const isWithin = isOut ? frame <= last : frame >= first;
  if (isWithin || last <= first) return property.under(frame);
  if (type === "pingpong") return property.under(folded(frame, span, true).frame);
  if (type === "continue") {
    const edge = isOut ? last : first;
    const inside = edge + framesOf(instant) * (isOut ? -1 : 1);
    const way = sub(numbersOf(property.under(edge)), numbersOf(property.under(inside)));
    const further = mul(way, (frame - edge) / (edge - inside));
    return plus(numbersOf(property.under(edge)), further);
  }
  const { frame: inside, rounds } = folded(frame, span, false);
  if (type === "cycle") return property.under(inside);
  const way = sub(numbersOf(property.under(last)), numbersOf(property.under(first)));
  return plus(numbersOf(property.under(inside)), mul(way, rounds));
}

/** The keyframes that a loop goes through: all, or so many spaces between them from the end at which it loops. */
export function spanOfKeys({ keys }: Property, isOut: boolean, count: number): Span {
  const last = keys.length - 1;
  const spaces = count > 0 ? Math.min(count, last) : last;
  const [from, to] = isOut ? [last - spaces, last] : [0, spaces];
  return { first: keys[from]?.frame ?? 0, last: keys[to]?.frame ?? 0 };
}

/** The same by a time; 0 for all of it. */
export function spanOfTime({ keys }: Property, isOut: boolean, duration: number): Span {
  const [first, last] = [keys[0]?.frame ?? 0, keys.at(-1)?.frame ?? 0];
  if (duration <= 0) return { first, last };
  const frames = framesOf(duration);
  return isOut
    ? { first: Math.max(first, last - frames), last }
    : { first, last: Math.min(last, first + frames) };
}

/** `amplitude` to either side, so many times a second, the same at each run. */
export function wiggled(
  value: Value,
  seed: string,
  [frequency, amplitude, octaves, ampMultiplier, time]: readonly number[],
): Value {
  const at = time ?? seconds(now.frame);
  const off = (axis: number): number =>
    (amplitude ?? 0) * wiggleAt(at, `${seed}/${axis}`, [frequency ?? 0, octaves ?? 1, ampMultiplier ?? 0.5]);
  const base = numbersOf(value);
  return Array.isArray(base) ? base.map((each, axis) => each + off(axis)) : base + off(0);
}

/** The mean of so many values around a frame, `width` seconds from the first to the last. */
export function smoothed(property: Property, width: number, samples: number, frame: number): Value {
  const count = Math.min(Math.max(1, Math.floor(samples)), 1_000);
  let sum: Numbers | null = null;
  for (let index = 0; index < count; index++) {
    const share = count === 1 ? 0 : index / (count - 1) - 0.5;
    const value = numbersOf(property.under(frame + framesOf(width) * share));
    sum = sum === null ? value : plus(sum, value);
  }
  return div(sum ?? 0, count);
}
