import { type Animated, cutStretch, type Key, type KeyEntry, plainKeys, type Value } from "./moving.ts";
import type { Curve, Ease } from "./easing.ts";

export interface CycleOptions {
  /** How often the movement happens within the loop; default 1. */
  times?: number;
  /** How much later it begins, as a share of one movement; default 0. Tails, ears and weeds lag by a little. */
  phase?: number;
  /** Ease where an entry names none. Default "smooth": no stop at the keys on the way. Lists and outlines use in-out. */
  ease?: Ease | "smooth";
  /** What one movement adds for good, for wheels: 360 for a whole turn. Default 0. */
  gain?: number;
}

/** Handles that pass through the keys without a stop and without leaving the range (monotone cubic interpolation). */
function smoothCurves(keys: Key<number>[]): void {
  const count = keys.length - 1;
  const step = (index: number) => {
    const at = ((index % count) + count) % count;
    const from = keys[at] as Key<number>;
    const to = keys[at + 1] as Key<number>;
    return { span: to.frame - from.frame, rise: to.value - from.value };
  };
  const slopeAt = (index: number) => {
    const before = step(index - 1);
    const after = step(index);
    const a = before.rise / before.span;
    const b = after.rise / after.span;
    if (a * b <= 0) return 0;
    const left = 2 * after.span + before.span;
    const right = after.span + 2 * before.span;
    return (left + right) / (left / a + right / b);
  };
  for (let index = 0; index < count; index++) {
    const { span, rise } = step(index);
    const key = keys[index] as Key<number>;
    const handles: Curve =
      Math.abs(rise) < 1e-9
        ? [1 / 3, 1 / 3, 2 / 3, 2 / 3]
        : [1 / 3, (slopeAt(index) * span) / 3 / rise, 2 / 3, 1 - (slopeAt(index + 1) * span) / 3 / rise];
    key.curve = handles;
  }
}

/**
 * A movement that closes: it ends at the value and the speed with which it began, wherever `phase` cuts it.
 * Entries are placed from 0 (included) to 1 (excluded) within one movement: `cycle(48, [[0, -8], [0.5, 8]])`.
 */
export function cycle<T extends Value>(
  frames: number,
  entries: readonly KeyEntry<T>[],
  options: CycleOptions = {},
): Animated<T> {
  const { times = 1, phase = 0, ease = "smooth", gain = 0 } = options;
  const [head] = entries;
  if (!head || entries.some(([at]) => at < 0 || at >= 1))
    throw new Error("A cycle needs keys between 0 and 1");
  const period = frames / times;
  const isSmooth =
    ease === "smooth" && entries.every(([, value, own]) => typeof value === "number" && own === undefined);
  const final = typeof head[1] === "number" ? ((head[1] + gain) as T) : head[1];
  const closing: KeyEntry<T> = head[2] === undefined ? [1 + head[0], final] : [1 + head[0], final, head[2]];
  const once = plainKeys([...entries, closing], 2 / period, ease === "smooth" ? "in-out" : ease);
  if (isSmooth) smoothCurves(once as Key<number>[]);
  const keys: Key<T>[] = [];
  let last: T | undefined;
  const firstRound = Math.floor(-phase - 1);
  for (let round = firstRound; round <= times - Math.floor(phase) + 1; round++) {
    const placed = once.map(({ frame, value, curve }) => ({
      frame: (frame + round + phase) * period,
      value: typeof value === "number" ? ((value + gain * round) as T) : value,
      curve,
    }));
    for (let index = 0; index + 1 < placed.length; index++) {
      const from = placed[index] as Key<T>;
      const to = placed[index + 1] as Key<T>;
      if (to.frame <= 1e-6 || from.frame >= frames - 1e-6 || to.frame - from.frame < 1e-6) continue;
      const cut = cutStretch(from, to, 0, frames);
      keys.push(cut.first);
      last = cut.last;
    }
  }
  keys.push({ frame: frames, value: last as T, curve: null });
  return { keys };
}

/** A sway between two values and back, a whole number of `times` in the loop; begins at `from`. */
export function sway(frames: number, from: number, to: number, options: CycleOptions = {}): Animated<number> {
  return cycle(
    frames,
    [
      [0, from],
      [0.5, to],
    ],
    { ease: [0.37, 0, 0.63, 1], ...options },
  );
}

/** Whole turns at even speed. */
export function spin(frames: number, turns = 1, start = 0): Animated<number> {
  return {
    keys: [
      { frame: 0, value: start, curve: [1 / 3, 1 / 3, 2 / 3, 2 / 3] },
      { frame: frames, value: start + turns * 360, curve: null },
    ],
  };
}

/** Eyelids: 1 is open, 0 closed; shuts at each of the given frames for about `length` frames. */
export function blink(at: readonly number[], length = 5): Animated<number> {
  const entries: KeyEntry<number>[] = [[0, 1]];
  for (const frame of at)
    entries.push(
      [frame, 1, "hold"],
      [frame + length * 0.4, 0.06, "in-out"],
      [frame + length * 0.55, 0.06, "hold"],
      [frame + length, 1, "out"],
    );
  return { keys: plainKeys(entries, 2, "in-out") };
}
