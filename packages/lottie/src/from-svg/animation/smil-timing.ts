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
  isFrozen: boolean;
  /** It waits for an event that never comes by itself. */
  isWaiting: boolean;
}

const units: { [unit: string]: number } = { h: 3600, min: 60, s: 1, "": 1, ms: 0.001 };
const maxIntervals = 50;

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

/** When animation elements are active (SMIL 3, timing), those that wait for others after them. */
export function createTimings(byId: ReadonlyMap<string, SvgElement>): (element: SvgElement) => Timing {
  const known = new Map<SvgElement, Timing>();
  const open = new Set<SvgElement>();
  const timingOf = (element: SvgElement): Timing => {
    const found = known.get(element);
    if (found !== undefined) return found;
    if (open.has(element)) return { intervals: [], duration: 0, isFrozen: false, isWaiting: true };
    open.add(element);
    const timing = resolve(element, (id) => {
      const other = byId.get(id);
      return other === undefined ? [] : timingOf(other).intervals;
    });
    open.delete(element);
    known.set(element, timing);
    return timing;
  };
  return timingOf;
}

function resolve({ attributes, name }: SvgElement, intervalsOf: (id: string) => Interval[]): Timing {
  let isWaiting = false;
  const instants = (text: string): number[] =>
    text.split(";").flatMap((part) => {
      const own = clockOf(part);
      if (own !== null) return [own];
      const [, id = "", edge = "", sign = "+", offset = "0s"] =
        /^\s*([\w\-:]+(?:\\\.[\w-]+)*)\.(begin|end)\s*(?:([+-])\s*(\S+))?\s*$/.exec(part) ?? [];
      if (edge === "") {
        isWaiting = true;
        return [];
      }
      const shift = (sign === "-" ? -1 : 1) * (clockOf(offset) ?? 0);
      return intervalsOf(id.replaceAll("\\", ""))
        .map((interval) => (edge === "begin" ? interval.begin : interval.end) + shift)
        .filter(Number.isFinite);
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
    duration: duration ?? Number.POSITIVE_INFINITY,
    isFrozen: attributes.get("fill") === "freeze",
    isWaiting: isWaiting && intervals.length === 0,
  };
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
