import { figure } from "../figure.ts";
import { box, group, keys, lamp, line } from "../shapes.ts";

export const arrowExpand = figure(
  {
    key: "arrow-expand",
    title: "Expand to the corners",
    frames: 45,
    description: "Four arrows gather at a small lit window and push it open to the corners.",
    tags: ["arrow", "expand", "fullscreen", "resize", "maximize", "corners", "interface", "icon"],
    markers: { expand: [0, 20], collapse: [26, 45] },
  },
  group(
    {
      pivot: [12, 12],
      scale: keys([0, 100], [5, 78], [17, 172, "out-back"], [26, 172], [40, 92, "in-out"], [45, 100]),
    },
    box(9.4, 9.4, 5.2, 5.2, 1.2, lamp),
  ),
  ...[0, 1, 2, 3].map((corner) =>
    group(
      { pivot: [12, 12], turn: corner * 90 },
      group(
        {
          move: keys(
            [0, [-2.2, 2.2]],
            [5, [-3, 3]],
            [15, [0.5, -0.5], "out"],
            [20, [0, 0]],
            [26, [0, 0]],
            [40, [-2.6, 2.6]],
            [45, [-2.2, 2.2]],
          ),
        },
        line("M17.2 6.8L21 3M16 2.8H21.2V8", { width: 2 }),
      ),
    ),
  ),
);
