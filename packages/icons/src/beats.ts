import { type Animated, keys } from "@zoetrope/originals";
import type { Trim } from "./direction.ts";

/** Swings out and comes to rest, each time less far; a little the other way first. */
export const swing = (angle: number, start = 6, step = 10): Animated<number> =>
  keys(
    [start, 0],
    [start + step * 0.7, -angle * 0.45, "out"],
    [start + step * 1.8, angle, "in-out"],
    [start + step * 2.9, -angle * 0.7, "in-out"],
    [start + step * 3.9, angle * 0.42, "in-out"],
    [start + step * 4.8, -angle * 0.2, "in-out"],
    [start + step * 5.6, 0, "in-out"],
  );

/** Rattles quickly, as what rings or is cold. */
export const rattle = (angle: number, start = 6, times = 5, step = 4): Animated<number> =>
  keys(
    [start, 0],
    ...Array.from(
      { length: times * 2 },
      (_, index) => [start + step * (index + 1), index % 2 === 0 ? angle : -angle, "in-out"] as const,
    ),
    [start + step * (times * 2 + 1.5), 0, "out"],
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

/** The height of what hops: crouched before, long on the way, flat where it lands. */
export const squash = (amount: number, start = 6): Animated<number> =>
  keys(
    [start, 1],
    [start + 8, 1 - amount, "in-out"],
    [start + 14, 1 + amount * 0.7, "out"],
    [start + 26, 1, "in-out"],
    [start + 36, 1 + amount * 0.4, "in"],
    [start + 42, 1 - amount * 0.9, "out"],
    [start + 51, 1 + amount * 0.25, "in-out"],
    [start + 61, 1 - amount * 0.3, "in-out"],
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
export const nudge = (way: number, start = 6, length = 54): Animated<number> =>
  keys(
    [start, 0],
    [start + length * 0.18, -way * 0.22, "in-out"],
    [start + length * 0.45, way, "out"],
    [start + length * 0.72, -way * 0.12, "in-out"],
    [start + length * 0.86, way * 0.04, "in-out"],
    [start + length, 0, "in-out"],
  );

/** Leaves the picture on one side and comes in from the other. */
export const passThrough = (way: number, start = 4): Animated<number> =>
  keys(
    [start, 0],
    [start + 12, -way * 0.07, "in-out"],
    [start + 32, way, "in"],
    [start + 32.01, -way, "hold"],
    [start + 60, way * 0.035, "out"],
    [start + 72, 0, "in-out"],
  );

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
    [start + 4, 1.12, "out"],
    [start + 13, 0.01, "in"],
    [start + 13 + wait, 0.01, "hold"],
    [start + 25 + wait, 1.14, "out"],
    [start + 33 + wait, 0.97, "in-out"],
    [start + 40 + wait, 1, "in-out"],
  );

/** Lines run away along themselves and are drawn again. */
export const redrawn = (parts: readonly number[], start = 4, length = 34): Trim => ({
  parts,
  start: keys([start, 0], [start + 16, 0.995, "in"], [start + 18, 0, "hold"]),
  end: keys([start, 1], [start + 17, 0.005, "hold"], [start + 18 + length, 1, "in-out"]),
});
