import { figure } from "../figure.ts";
import { disc, discPath, fill, group, keys, lamp, layer, line, quiet } from "../shapes.ts";
import type { Key } from "../shapes.ts";
import { star } from "./star.ts";

export const aiPattern = figure(
  {
    key: "ai-pattern",
    title: "Looking for the pattern",
    frames: 90,
    canvas: [400, 300],
    description:
      "A lens drifts over a field of dots; under it the dots are larger and one of them is the one.",
    tags: ["ai", "search", "magnifier", "pattern", "analysis", "data", "detect", "loop"],
  },
  ...Array.from({ length: 35 }, (_, index) =>
    disc(68 + (index % 7) * 44, 62 + Math.floor(index / 7) * 44, 4.5, quiet),
  ),
  layer(
    {
      clip: (
        [
          [0, 134, 128],
          [24, 244, 106],
          [44, 266, 194],
          [66, 156, 194],
          [90, 134, 128],
        ] as const
      ).map(([frame, x, y]): Key<string> => [frame, discPath(x, y, 54)]),
    },
    ...Array.from({ length: 35 }, (_, index) => {
      const [x, y] = [68 + (index % 7) * 44, 62 + Math.floor(index / 7) * 44];
      return index === 25 ? fill(star(x, y, 20), lamp) : disc(x, y, 12);
    }),
  ),
  group(
    {
      move: keys([0, [0, 0]], [24, [110, -22]], [44, [132, 66]], [66, [22, 66]], [90, [0, 0]]),
    },
    line(discPath(134, 128, 58), { width: 11 }),
    line("M176 170L212 206", { width: 19 }),
  ),
);
