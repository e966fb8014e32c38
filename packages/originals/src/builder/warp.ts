import type { Animated } from "./moving.ts";
import { outlinesOf } from "./outline.ts";

export type Point = readonly [x: number, y: number];

/** Moves every point and handle of path data. */
export function bentPath(data: string, bend: (x: number, y: number) => Point): string {
  const write = (x: number, y: number) =>
    bend(x, y)
      .map((value) => Math.round(value * 100) / 100)
      .join(" ");
  return outlinesOf(data)
    .map(({ c, v, i, o }) => {
      const corner = (index: number): Point => v[index % v.length] ?? [0, 0];
      const handle = (index: number, handles: [number, number][]): Point => {
        const [x, y] = corner(index);
        const [dx, dy] = handles[index % v.length] ?? [0, 0];
        return [x + dx, y + dy];
      };
      const curves = Array.from(
        { length: c ? v.length : v.length - 1 },
        (_, index) =>
          `C${write(...handle(index, o))} ${write(...handle(index + 1, i))} ${write(...corner(index + 1))}`,
      );
      return `M${write(...corner(0))}${curves.join("")}${c ? "Z" : ""}`;
    })
    .join("");
}

/**
 * A body that bends through the loop: tails that beat, tentacles that wave. `bend` is told the place of a point and the
 * time as an angle (0 to 2π over one movement), so that anything made of its sine and cosine closes.
 */
export function warped(
  frames: number,
  data: string,
  bend: (x: number, y: number, angle: number) => Point,
  options: { times?: number; samples?: number } = {},
): Animated<string> {
  const { times = 1, samples = 10 } = options;
  const count = samples * times;
  return {
    keys: Array.from({ length: count + 1 }, (_, index) => {
      const angle = ((index % samples) / samples) * 2 * Math.PI;
      return {
        frame: (frames * index) / count,
        value: bentPath(data, (x, y) => bend(x, y, angle)),
        curve: [1 / 3, 1 / 3, 2 / 3, 2 / 3] as const,
      };
    }),
  };
}

/** Turns a point around a pivot by degrees, clockwise. */
export function turned([x, y]: Point, [pivotX, pivotY]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - pivotX, y - pivotY];
  return [
    pivotX + dx * Math.cos(angle) - dy * Math.sin(angle),
    pivotY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** 0 at and before `start`, 1 at and after `end`, smooth between: how much of a bend a place takes part in. */
export function ramp(value: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (value - start) / (end - start)));
  return share * share * (3 - 2 * share);
}
