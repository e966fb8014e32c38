import { figure } from "../figure.ts";
import { discPath, group, keys, lamp, line } from "../shapes.ts";

export const iconSearch = figure(
  {
    key: "icon-search",
    title: "Lens, taking a look",
    frames: 54,
    description: "A lens circles once over its place and blinks with a short glint.",
    tags: ["search", "lens", "magnifier", "find", "look", "zoom", "discover", "icon"],
  },
  group(
    {
      move: keys(
        [0, [0, 0]],
        [9, [2, -1.6], [0.5, 0, 0.7, 0.6]],
        [18, [3.2, 1], [0.3, 0.3, 0.7, 0.7]],
        [27, [0.4, 2.4], [0.3, 0.3, 0.7, 0.7]],
        [38, [0, 0], [0.3, 0.4, 0.4, 1]],
        [54, [0, 0]],
      ),
      pivot: [10, 10],
      turn: keys([0, 0], [12, 8], [26, -8], [38, 0], [54, 0]),
    },
    line(discPath(9.6, 9.6, 6.4), { width: 2.2 }),
    line("M14.6 14.6L19.4 19.4", { width: 3.2 }),
    line("M5.8 9.6A3.8 3.8 0 0 1 9.6 5.8", {
      width: 1.5,
      color: lamp,
      end: keys([0, 100], [30, 0, "hold"], [40, 100, "out"], [54, 100]),
    }),
  ),
);
