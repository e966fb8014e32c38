import { keys } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

export const shake = (at: number, reach: number): Key<Point>[] =>
  keys(
    [0, [0, 0]],
    [at, [0, 0]],
    [at + 2, [-reach, 0]],
    [at + 5, [reach * 0.9, 0]],
    [at + 8, [-reach * 0.6, 0]],
    [at + 11, [reach * 0.35, 0]],
    [at + 14, [-reach * 0.15, 0]],
    [at + 17, [0, 0]],
  );
