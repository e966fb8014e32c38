import { type Animated, keys } from "@zoetrope/originals";
import type { Trim } from "./direction.ts";

/** Swings out and comes to rest, each time less far; a little to the other side first. */
export const swing = (angle: number, start = 6, step = 12): Animated<number> =>
  keys(
    [start, 0],
    [start + step * 0.8, -angle * 0.35, "in-out"],
    [start + step * 2.1, angle, "in-out"],
    [start + step * 3.5, -angle * 0.6, "in-out"],
    [start + step * 4.8, angle * 0.22, "in-out"],
    [start + step * 5.8, 0, "in-out"],
  );

/**
 * Frames from one side to the other of whatever goes to and fro: three times a second, as often as light and dark may change places by
 * WCAG 2.2 (criterion 2.3.1).
 */
const quickest = 10;

/** Rattles, as what rings or is cold, less and less. An outline that goes no further than its own thickness darkens a place once each time. */
export const rattle = (angle: number, start = 6, times = 2): Animated<number> =>
  keys(
    [start, 0],
    ...Array.from({ length: times * 2 }, (_, index) => {
      const side = index % 2 === 0 ? angle : -angle;
      return [start + quickest * (index + 0.6), side * (1 - (0.5 * index) / (times * 2)), "in-out"] as const;
    }),
    [start + quickest * (times * 2 + 0.6), 0, "in-out"],
  );

/** Leaves the ground, once high and once a little. Down is positive. */
export const hop = (height: number, start = 6): Animated<number> =>
  keys(
    [start, 0],
    [start + 9, 0, "hold"],
    [start + 24, -height, "out"],
    [start + 38, 0, "in"],
    [start + 44, 0, "hold"],
    [start + 52, -height * 0.22, "out"],
    [start + 60, 0, "in"],
  );

/** The height of what hops: crouched before, long on the distance, flat where it lands. */
export const squash = (amount: number, start = 6): Animated<number> =>
  keys(
    [start, 1],
    [start + 9, 1 - amount, "in-out"],
    [start + 20, 1 + amount * 0.5, "in-out"],
    [start + 37, 1, "in-out"],
    [start + 46, 1 - amount * 0.7, "in-out"],
    [start + 58, 1 + amount * 0.15, "in-out"],
    [start + 70, 1, "in-out"],
  );

/** Draws in, grows past its size and settles. */
export const pop = (size: number, start = 6): Animated<number> =>
  keys(
    [start, 1],
    [start + 8, 2 - size - (size - 1) * -0.2, "in-out"],
    [start + 20, size, "out"],
    [start + 30, 1 - (size - 1) * 0.25, "in-out"],
    [start + 40, 1, "in-out"],
  );

/** Turns about itself: draws back, goes round, swings past the mark and settles. */
export const turnRound = (degrees: number, start = 4, length = 60): Animated<number> =>
  keys(
    [start, 0],
    [start + length * 0.16, -Math.sign(degrees) * 14, "in-out"],
    [start + length * 0.72, degrees + Math.sign(degrees) * 9, "in-out"],
    [start + length * 0.88, degrees - Math.sign(degrees) * 3, "in-out"],
    [start + length, degrees, "in-out"],
  );

/** Goes somewhere and comes back past where it was. */
export const nudge = (distance: number, start = 6, length = 54): Animated<number> =>
  keys(
    [start, 0],
    [start + length * 0.18, -distance * 0.22, "in-out"],
    [start + length * 0.45, distance, "out"],
    [start + length * 0.72, -distance * 0.12, "in-out"],
    [start + length * 0.86, distance * 0.04, "in-out"],
    [start + length, 0, "in-out"],
  );

/** Leaves on one side and comes in from the other; goes with `fadeThrough` of the same start. */
export const passThrough = (distance: number, start = 4): Animated<number> =>
  keys(
    [start, 0],
    [start + 12, -distance * 0.07, "in-out"],
    [start + 38, distance, "in"],
    [start + 38.01, -distance, "hold"],
    [start + 68, distance * 0.035, "out"],
    [start + 80, 0, "in-out"],
  );

/** What passes is gone where it is quickest: many outlines one after the other would make a place flash. */
export const fadeThrough = (start = 4): Animated<number> =>
  keys([start + 16, 1], [start + 32, 0, "in-out"], [start + 42, 0, "hold"], [start + 58, 1, "in-out"]);

/** Goes out and comes on again. */
export const flicker = (start: number, gone = 12, low = 0): Animated<number> =>
  keys(
    [start, 1],
    [start + 8, low, "in-out"],
    [start + 8 + gone, low, "hold"],
    [start + 20 + gone, 1, "in-out"],
  );

/** Rises away and comes anew from below: how it goes up, and how much of it is seen. */
export const rise = (height: number, start: number): { y: Animated<number>; opacity: Animated<number> } => ({
  y: keys(
    [start, 0],
    [start + 22, -height, "in"],
    [start + 22.01, height * 0.8, "hold"],
    [start + 50, 0, "out"],
  ),
  opacity: keys(
    [start + 6, 1],
    [start + 21, 0, "in-out"],
    [start + 25, 0, "hold"],
    [start + 44, 1, "in-out"],
  ),
});

/** Shrinks to nothing and springs up again. */
export const reappear = (start: number, wait = 4): Animated<number> =>
  keys(
    [start, 1],
    [start + 5, 1.1, "out"],
    [start + 17, 0.01, "in-out"],
    [start + 17 + wait, 0.01, "hold"],
    [start + 34 + wait, 1.12, "in-out"],
    [start + 43 + wait, 0.98, "in-out"],
    [start + 50 + wait, 1, "in-out"],
  );

/** Lines run away along themselves and are drawn again. */
export const redrawn = (parts: readonly number[], start = 4, length = 34): Trim => ({
  parts,
  start: keys([start, 0], [start + 16, 0.995, "in"], [start + 17, 0, "hold"]),
  end: keys([start, 1], [start + 17, 0.005, "hold"], [start + 18 + length, 1, "in-out"]),
});
