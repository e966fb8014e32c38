import type { SvgElement } from "../document/svg-element.ts";

/** One stretch of activity, in seconds. */
interface Interval {
  begin: number;
  /** Infinity where it never ends by itself. */
  end: number;
}

export interface Timing {
  intervals: Interval[];
  /** Of one round; Infinity for none. */
  duration: number;
  /** Seconds after which it does the same again, for ever; null where it does not. */
  period: number | null;
  isFrozen: boolean;
  /** It waits for an event that never comes by itself. */
  isWaiting: boolean;
}

const units: { [unit: string]: number } = { h: 3600, min: 60, s: 1, "": 1, ms: 0.001 };
const maxIntervals = 50;
/** How often elements of a document are worked out again, altogether. */
const maxRounds = 20_000;
/** Nothing that begins later is shown. */
const horizon = 120;
/** Sums of seconds are compared. */
const toNanoseconds = (seconds: number): number => Math.round(seconds * 1e9) / 1e9;

/** `1.5s`, `00:01.5`, `-2min`; null for anything else. */
export function clockOf(text: string | undefined): number | null {
  const source = text?.trim() ?? "";
  const simple = /^([+-]?)\s*(\d+\.?\d*|\.\d+)(h|min|s|ms)?$/.exec(source);
  if (simple !== null)
    return (simple[1] === "-" ? -1 : 1) * Number(simple[2]) * (units[simple[3] ?? ""] ?? 1);
  const clock = /^([+-]?)\s*(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/.exec(source);
  if (clock === null) return null;
  const seconds = Number(clock[2] ?? 0) * 3600 + Number(clock[3]) * 60 + Number(clock[4]);
  return clock[1] === "-" ? -seconds : seconds;
}

/** `id.end + 1s` with the id, and characters that are escaped in it. */
const reference = /^\s*([\w\-:]+(?:\\\.[\w-]+)*)\.(begin|end)\s*(?:([+-])\s*(\S+))?\s*$/;

/**
 * When animation elements are active (SMIL 3, timing), those that wait for others after them. Elements that wait for each other, as in
 * loaders that begin anew when their last part has ended, are worked out round by round until nothing changes or enough is known.
 */
export function createTimings(byId: ReadonlyMap<string, SvgElement>): (element: SvgElement) => Timing {
  const known = new Map<SvgElement, Timing>();
  let rounds = maxRounds;
  const awaited = ({ attributes }: SvgElement): SvgElement[] =>
    `${attributes.get("begin") ?? ""};${attributes.get("end") ?? ""}`
      .split(";")
      .flatMap((part) => byId.get(idIn(reference.exec(part)?.[1])) ?? []);

  /** All that an element waits for and that is not known yet, those first that the others wait for. */
  const unknownBehind = (element: SvgElement): Map<SvgElement, Set<SvgElement>> => {
    const waiting = new Map<SvgElement, Set<SvgElement>>();
    const order: SvgElement[] = [];
    const path = [{ element, isDone: false }];
    for (let step = path.pop(); step !== undefined; step = path.pop()) {
      if (step.isDone) order.push(step.element);
      if (step.isDone || known.has(step.element) || waiting.has(step.element)) continue;
      waiting.set(step.element, new Set());
      path.push({ element: step.element, isDone: true });
      for (const other of awaited(step.element)) path.push({ element: other, isDone: false });
    }
    for (const each of waiting.keys()) for (const other of awaited(each)) waiting.get(other)?.add(each);
    return new Map(order.map((each) => [each, waiting.get(each) ?? new Set()]));
  };

  return (element) => {
    const followers = unknownBehind(element);
    const queue = new Set(followers.keys());
    for (const each of queue) {
      queue.delete(each);
      const before = known.get(each);
      if (before !== undefined && rounds-- <= 0) continue;
      const timing = resolve(each, (id) => {
        const other = byId.get(id);
        return other === undefined ? [] : (known.get(other)?.intervals ?? []);
      });
      known.set(each, timing);
      if (before !== undefined && isSame(before.intervals, timing.intervals)) continue;
      // A set hands out what is added to it while it is gone through.
      for (const follower of followers.get(each) ?? []) queue.add(follower);
    }
    return (
      known.get(element) ?? { intervals: [], duration: 0, period: null, isFrozen: false, isWaiting: true }
    );
  };
}

const idIn = (text: string | undefined): string => (text ?? "").replaceAll("\\", "");

const isSame = (some: readonly Interval[], others: readonly Interval[]): boolean =>
  some.length === others.length &&
  some.every(({ begin, end }, at) => begin === others[at]?.begin && end === others[at]?.end);

function resolve({ attributes, name }: SvgElement, intervalsOf: (id: string) => Interval[]): Timing {
  let isWaiting = false;
  const instants = (text: string): number[] =>
    text.split(";").flatMap((part) => {
      const own = clockOf(part);
      if (own !== null) return [own];
      const [, id, edge = "", sign = "+", offset = "0s"] = reference.exec(part) ?? [];
      if (edge === "") {
        isWaiting = true;
        return [];
      }
      const shift = (sign === "-" ? -1 : 1) * (clockOf(offset) ?? 0);
      return intervalsOf(idIn(id))
        .map((interval) => toNanoseconds((edge === "begin" ? interval.begin : interval.end) + shift))
        .filter((instant) => instant < horizon);
    });
  const begins = instants(attributes.get("begin") ?? "0").toSorted((a, b) => a - b);
  const endText = attributes.get("end");
  const ends = endText === undefined ? [] : instants(endText).toSorted((a, b) => a - b);
  const duration = positive(clockOf(attributes.get("dur")));
  const count = positive(countOf(attributes.get("repeatCount")));
  const repeat =
    attributes.get("repeatDur") === "indefinite"
      ? Number.POSITIVE_INFINITY
      : positive(clockOf(attributes.get("repeatDur")));
  const whole = activeDuration(name === "set" && duration === null ? null : duration, count, repeat);
  const max = positive(clockOf(attributes.get("max"))) ?? Number.POSITIVE_INFINITY;
  const min = positive(clockOf(attributes.get("min"))) ?? 0;
  const restart = attributes.get("restart") ?? "always";
  const intervals: Interval[] = [];
  for (const begin of begins) {
    const last = intervals.at(-1);
    if (last !== undefined) {
      if (restart === "never" || (restart === "whenNotActive" && begin < last.end) || begin === last.begin)
        continue;
      last.end = Math.min(last.end, begin);
    }
    const ended = ends.find((end) => end > begin) ?? Number.POSITIVE_INFINITY;
    // An end that lies before every begin lets nothing begin.
    if (
      endText !== undefined &&
      ends.length > 0 &&
      ended === Number.POSITIVE_INFINITY &&
      !endText.includes("indefinite")
    )
      continue;
    const length = Math.max(Math.min(whole, ended - begin, max), Math.min(min, whole));
    intervals.push({ begin, end: begin + length });
    if (intervals.length >= maxIntervals) break;
  }
  return {
    intervals,
    period: periodOf(intervals),
    duration: duration ?? Number.POSITIVE_INFINITY,
    isFrozen: attributes.get("fill") === "freeze",
    isWaiting: isWaiting && intervals.length === 0,
  };
}

/** Of what is cut off, because it would go on for ever, the length after which the last intervals come again. */
function periodOf(intervals: readonly Interval[]): number | null {
  const last = intervals.at(-1);
  if (last === undefined || intervals.length < 4) return null;
  for (let step = 1; step <= Math.min(8, intervals.length / 3); step++) {
    const period = last.begin - (intervals.at(-1 - step)?.begin ?? 0);
    const isCut = intervals.length === maxIntervals || last.begin + period >= horizon;
    const isEven = Array.from({ length: 2 * step }, (_, index) => {
      const [later, earlier] = [intervals.at(-1 - index), intervals.at(-1 - index - step)];
      return Math.abs((later?.begin ?? 0) - (earlier?.begin ?? 0) - period) < 1e-6;
    }).every(Boolean);
    if (isCut && isEven) return toNanoseconds(period);
  }
  return null;
}

function activeDuration(duration: number | null, count: number | null, repeat: number | null): number {
  if (duration === null) return repeat ?? Number.POSITIVE_INFINITY;
  if (count === null && repeat === null) return duration;
  return Math.min(
    count === null ? Number.POSITIVE_INFINITY : count * duration,
    repeat ?? Number.POSITIVE_INFINITY,
  );
}

const countOf = (text: string | undefined): number | null =>
  text === "indefinite" ? Number.POSITIVE_INFINITY : text === undefined ? null : Number(text);

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
