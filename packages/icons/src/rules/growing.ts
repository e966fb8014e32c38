import { type Animated, blink, keys, mapped } from "@zoetrope/originals";
import { nudge, pop, reappear, squash } from "../beats.ts";
import type { Pivot } from "../direction.ts";
import { moving, type Pinned, type Rule, type Timed, type Target } from "./rule.ts";

interface Growing extends Pinned {
  /** Of the drawn size. */
  size?: number;
}

/** Beats twice, as a heart. */
export const beat = (target: Target, { size = 1.14, pivot = "centre", start = 4 }: Growing = {}): Rule =>
  moving(target, {
    pivot,
    scale: keys(
      [start, 1],
      [start + 9, size, "out"],
      [start + 20, 0.97, "in-out"],
      [start + 30, 1 + (size - 1) * 0.8, "out"],
      [start + 46, 0.98, "in-out"],
      [start + 58, 1, "in-out"],
    ),
  });

/** Draws in, grows past its size and settles. */
export const swell = (target: Target, { size = 1.2, pivot = "centre", start = 4 }: Growing = {}): Rule =>
  moving(target, { pivot, scale: pop(size, start) });

/** Shrinks to nothing and springs up again. */
export const respawn = (
  target: Target,
  { pivot = "centre", start = 4, wait = 3 }: Pinned & { wait?: number } = {},
): Rule => moving(target, { pivot, scale: reappear(start, wait) });

/** Lower and higher, as what is soft. */
export const squeeze = (
  target: Target,
  { amount = 0.12, pivot = "bottom", start = 4 }: Pinned & { amount?: number } = {},
): Rule => moving(target, { pivot, scaleY: squash(amount, start) });

/** Slowly larger and smaller, all the time. */
export const breathe = (target: Target, { size = 1.07, pivot = "centre", start = 0 }: Growing = {}): Rule =>
  moving(target, {
    pivot,
    scale: keys(
      [start, 1],
      [start + 22, size, "in-out"],
      [start + 44, 2 - size, "in-out"],
      [start + 66, 1 + (size - 1) * 0.5, "in-out"],
      [start + 84, 1, "in-out"],
    ),
  });

interface Along extends Pinned {
  /** Which way it grows or folds; default "y". */
  axis?: "x" | "y";
}

const along = (axis: "x" | "y", value: Animated<number>) =>
  axis === "x" ? { scaleX: value } : { scaleY: value };

/** Sinks down to its foot and grows up again: bars, plants, levels. */
export const grow = (
  target: Target,
  { axis = "y", pivot = "bottom", start = 4, from = 0.02 }: Along & { from?: number } = {},
): Rule =>
  moving(target, {
    pivot,
    ...along(
      axis,
      keys(
        [start, 1],
        [start + 20, from, "in-out"],
        [start + 23, from, "hold"],
        [start + 48, 1.06, "in-out"],
        [start + 58, 1, "in-out"],
      ),
    ),
  });

/** Longer or shorter for a moment: `by` is its share of the drawn length. Goes with `slide` of the same start and length. */
export const stretch = (
  target: Target,
  {
    axis = "y",
    by = 0.7,
    pivot = "centre",
    start = 4,
    length = 54,
  }: Along & { by?: number; length?: number } = {},
): Rule =>
  moving(target, {
    pivot,
    ...along(axis, mapped(nudge(by - 1, start, length), (change) => 1 + change) as Animated<number>),
  });

/** Blades seen from the side. */
export const whirl = (
  target: Target,
  {
    axis = "x",
    pivot = "centre",
    start = 4,
    times = 4,
    each = 20,
  }: Along & { times?: number; each?: number } = {},
): Rule =>
  moving(target, {
    pivot,
    ...along(
      axis,
      keys(
        [start, 1],
        ...Array.from(
          { length: times * 2 },
          (_, index) => [start + (index + 1) * (each / 2), index % 2 === 0 ? 0.2 : 1, "in-out"] as const,
        ),
      ),
    ),
  });

/** Turns its edge to the eye and back: coins, cards, pages. */
export const flip = (
  target: Target,
  { axis = "x", pivot = "centre", start = 4, to = 0.04 }: Along & { to?: number } = {},
): Rule =>
  moving(target, {
    pivot,
    ...along(
      axis,
      keys(
        [start, 1],
        [start + 8, 1.05, "in-out"],
        [start + 28, to, "in-out"],
        [start + 50, 1.06, "in-out"],
        [start + 60, 0.98, "in-out"],
        [start + 68, 1, "in-out"],
      ),
    ),
  });

/** Eyelids of each part about its own middle. */
export const shutEyes = (
  eyes: readonly number[],
  { at = [20, 36], length = 9 }: { at?: readonly number[]; length?: number } = {},
): Rule => ({
  moves: eyes.map((eye) => ({ parts: [eye], pivot: "centre", scaleY: blink(at, length) })),
});

/** Closes as a whole and opens again, as one eye. */
export const wink = (
  target: Target,
  {
    at = [20],
    length = 22,
    pivot = "centre",
  }: { at?: readonly number[]; length?: number; pivot?: Pivot } = {},
): Rule => moving(target, { pivot, scaleY: blink(at, length) });

/** Goes dim and comes on again, slowly: two parts that take turns stay below three times a second. */
export const glow = (
  target: Target,
  {
    low = 0.2,
    times = 1,
    start = 4,
    length = 52,
  }: Timed & { low?: number; times?: number; length?: number } = {},
): Rule =>
  moving(target, {
    opacity: keys(
      [start, 1],
      ...Array.from({ length: times }, (_, index) => {
        const at = start + index * length;
        return [
          [at + length * 0.35, low, "in-out"],
          [at + length * 0.5, low, "hold"],
          [at + length, 1, "in-out"],
        ] as const;
      }).flat(),
    ),
  });
