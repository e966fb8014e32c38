import { group, keys } from "../shapes.ts";
import type { Key, Point, Shape } from "../shapes.ts";

export interface Toss {
  from: Point;
  /** Where it is highest, from the start point. */
  apex: Point;
  /** How far it sinks afterwards. */
  fall: number;
  start: number;
  end: number;
  /** Degrees in all. */
  spin: number;
  /** How often it turns over. */
  flips: number;
  piece: Shape;
}

/** A scrap in flight: thrown fast, slowed by the air, fluttering down, gone at the end. */
export function tossed({ from, apex, fall, start, end, spin, flips, piece }: Toss): Shape {
  const span = end - start;
  const top = start + span * 0.34;
  const across: Key<Point>[] = keys(
    [start, [from[0], 0]],
    [end, [from[0] + apex[0] * 1.12, 0], [0.12, 0.7, 0.3, 1]],
  );
  const height: Key<Point>[] = keys(
    [start, [0, from[1]]],
    [top, [0, from[1] + apex[1]], [0.1, 0.65, 0.4, 1]],
    [end, [0, from[1] + apex[1] + fall], [0.5, 0, 0.75, 0.7]],
  );
  const turning: Key<number>[] = keys([start, 0], [end, spin, "out"]);
  const flipping = Array.from({ length: flips * 2 + 1 }, (_, index): Key<Point> => {
    const at = start + (span * index) / (flips * 2);
    return [at, [100, index % 2 === 0 ? 100 : -70]];
  });
  const fading: Key<number>[] = keys(
    [0, 0],
    [start, 100, "hold"],
    [end - span * 0.22, 100],
    [end, 0, "in-out"],
  );
  return group(
    { move: across, fade: fading },
    group({ move: height, turn: turning, scale: flipping }, piece),
  );
}
