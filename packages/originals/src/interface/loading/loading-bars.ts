import { figure } from "../figure.ts";
import { box, group, ink, lamp } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

export const loadingBars = figure(
  {
    key: "loading-bars",
    title: "Five bars breathing",
    frames: 40,
    description: "A slow wave passes through five bars, the middle one lit.",
    tags: ["loading", "bars", "equalizer", "audio", "wave", "loader", "waiting", "loop"],
  },
  ...[0, 1, 2, 3, 4].map((index) => {
    const heights = Array.from({ length: 9 }, (_, step): Key<Point> => [
      step * 5,
      [100, 62 + 38 * Math.sin((step / 8 - index / 6) * Math.PI * 2)],
      [0.37, 0.3, 0.63, 0.7],
    ]);
    return group(
      { pivot: [4 + index * 4, 12], scale: heights },
      box(2.9 + index * 4, 4, 2.2, 16, 1.1, index === 2 ? lamp : ink),
    );
  }),
);
