import { fill, group } from "../shapes.ts";
import type { Shape } from "../shapes.ts";

const scraps = [
  "M-9 -4L9 -4L9 4L-9 4Z",
  "M-7 6L0 -8L7 6Z",
  "M-4 -11H4L2 11H-6Z",
  "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z",
  "M-10 -3C-4 -9 3 3 10 -3L9 3C3 9 -4 -3 -10 3Z",
  "M0 -9L2.4 -2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4 -2.4Z",
];

/** One scrap of paper around the origin. */
export const cutPaper = (kind: number, color: string, size = 130): Shape =>
  group({ scale: size }, fill(scraps[kind % scraps.length] ?? "", color));
