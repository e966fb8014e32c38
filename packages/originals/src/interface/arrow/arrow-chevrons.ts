import { figure } from "../figure.ts";
import { fill, group, ink, keys, lamp } from "../shapes.ts";
import type { Key } from "../shapes.ts";

export const arrowChevrons = figure(
  {
    key: "arrow-chevrons",
    title: "Three steps ahead",
    frames: 45,
    description:
      "Three paper chevrons nudge forward one after the other while the light passes through them.",
    tags: ["arrow", "chevron", "next", "forward", "breadcrumb", "steps", "direction", "loop"],
  },
  ...[0, 1, 2].map((index) => {
    const at = 4 + index * 6;
    const tone: Key<string>[] = keys([0, ink], [at + 2, lamp, "hold"], [at + 9, ink, "hold"], [45, ink]);
    return group(
      {
        move: keys([0, [0, 0]], [at, [0, 0]], [at + 6, [1.1, 0], "out"], [at + 16, [0, 0]], [45, [0, 0]]),
      },
      fill(`M${0.8 + index * 6.4} 5h4.2l4.6 7l-4.6 7h-4.2l4.6 -7Z`, tone),
    );
  }),
);
