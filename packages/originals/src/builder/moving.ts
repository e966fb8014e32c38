import { type Curve, curveOf, type Ease, splitCurve, stretchesOf } from "./easing.ts";

export type Vector = readonly number[];
/** What can change over time: numbers, points and scales, colours (`#rrggbb` or a role), outlines (path data). */
export type Value = number | Vector | string;

export interface Key<T extends Value> {
  /** Fractions are allowed. */
  frame: number;
  value: T;
  /** The way to the next key; null keeps the value until then. */
  curve: Curve | null;
}

export interface Animated<T extends Value> {
  keys: Key<T>[];
}

/** A value that stands still, or one that has keys. */
export type Moving<T extends Value> = T | Animated<T>;

export const isAnimated = <T extends Value>(value: Moving<T>): value is Animated<T> =>
  typeof value === "object" && "keys" in value && !Array.isArray(value);

/** [where, what, how to get here from the key before]. */
export type KeyEntry<T extends Value> = readonly [at: number, value: T, ease?: Ease];

const numberPattern = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Path data drawn with the same commands, number by number. */
function betweenTexts(from: string, to: string, share: number): string {
  if (from === to || share <= 0) return from;
  if (share >= 1) return to;
  const ends = [...to.matchAll(numberPattern)].map(([text]) => Number(text));
  if (
    from.replace(numberPattern, "").replace(/[\s,]/g, "") !==
    to.replace(numberPattern, "").replace(/[\s,]/g, "")
  ) {
    throw new Error("Only outlines drawn with the same commands can be read between two keys");
  }
  let index = 0;
  return from.replace(/,/g, " ").replace(numberPattern, (text) => {
    const start = Number(text);
    const mixed = start + ((ends[index++] ?? start) - start) * share;
    return ` ${Math.round(mixed * 1e3) / 1e3}`;
  });
}

/** The value a share of the way from one to the other: numbers, lists of numbers, outlines with the same commands. */
export function between<T extends Value>(from: T, to: T, share: number): T {
  if (typeof from === "number" && typeof to === "number") return (from + (to - from) * share) as T;
  if (typeof from === "object" && typeof to === "object") {
    return from.map((start, index) => start + ((to[index] ?? start) - start) * share) as unknown as T;
  }
  return betweenTexts(String(from), String(to), share) as T;
}

/** Writes compound eases out as plain keys. `filmStep` is the length of one picture of film in the unit of `at`. */
export function plainKeys<T extends Value>(
  entries: readonly KeyEntry<T>[],
  filmStep: number,
  standard: Ease,
): Key<T>[] {
  const list: Key<T>[] = [];
  for (const [at, value, ease = standard] of entries) {
    const before = list.at(-1);
    if (before && at < before.frame) throw new Error(`Key at ${at} comes after the key at ${before.frame}`);
    if (!before) {
      list.push({ frame: at, value, curve: null });
      continue;
    }
    const start = before.frame;
    const from = before.value;
    const stretches = stretchesOf(ease);
    if (stretches) {
      for (const stretch of stretches) {
        const last = list.at(-1) as Key<T>;
        last.curve = curveOf(stretch.ease);
        list.push({
          frame: start + (at - start) * stretch.time,
          value: between(from, value, stretch.value),
          curve: null,
        });
      }
    } else if (ease === "steps") {
      const pictures = Math.max(1, Math.round((at - start) / filmStep));
      for (let picture = 1; picture <= pictures; picture++) {
        list.push({
          frame: start + ((at - start) * picture) / pictures,
          value: between(from, value, picture / pictures),
          curve: null,
        });
      }
    } else {
      before.curve = curveOf(ease);
      list.push({ frame: at, value, curve: null });
    }
  }
  return list;
}

/**
 * A value with keys: `keys([0, 10], [12, 30, "out-back"], [24, 10])`. The ease of a key says how it is reached;
 * default in-out. `steps` counts pictures of two frames (film at 12 in a document of 24).
 */
export function keys<T extends Value>(...entries: readonly KeyEntry<T>[]): Animated<T> {
  if (entries.length === 0) throw new Error("An animated value needs at least one key");
  return { keys: plainKeys(entries, 2, "in-out") };
}

/** The same movement, later by a number of frames. */
export function delayed<T extends Value>(value: Animated<T>, frames: number): Animated<T> {
  return {
    keys: value.keys.map((key) => ({ frame: key.frame + frames, value: key.value, curve: key.curve })),
  };
}

/** Part of a stretch between two keys, for loops that begin in the middle of it. */
export function cutStretch<T extends Value>(
  from: Key<T>,
  to: Key<T>,
  start: number,
  end: number,
): { first: Key<T>; last: T } {
  const span = to.frame - from.frame;
  let first = from;
  let last = to.value;
  let curve = from.curve;
  if (end < to.frame) {
    if (curve) {
      const { left, value } = splitCurve(curve, (end - from.frame) / span);
      last = between(from.value, to.value, value);
      curve = left;
    } else last = from.value;
    first = { ...first, curve };
  }
  if (start > from.frame) {
    const reach = Math.min(end, to.frame);
    if (curve) {
      const { right, value } = splitCurve(curve, (start - from.frame) / (reach - from.frame));
      first = { frame: start, value: between(from.value, last, value), curve: right };
    } else first = { frame: start, value: from.value, curve: null };
  }
  return { first, last };
}

/** Every value of a movement turned into another kind of value, with the same keys. */
export function mapped<T extends Value, U extends Value>(
  value: Moving<T>,
  change: (value: T) => U,
): Moving<U> {
  return isAnimated(value)
    ? { keys: value.keys.map(({ frame, value: from, curve }) => ({ frame, value: change(from), curve })) }
    : change(value);
}
