import { figure } from "../figure.ts";
import { box, boxPath, group, keys, line, paper } from "../shapes.ts";

export const iconCopy = figure(
  {
    key: "icon-copy",
    title: "Copy, and one behind",
    frames: 54,
    description: "A second sheet slides out from under the first and a tick confirms the copy.",
    tags: ["copy", "duplicate", "clipboard", "paste", "check", "sheet", "success", "icon"],
  },
  group(
    {
      move: keys([0, [0, 0]], [6, [4.4, -4.4]], [20, [0, 0], "out-back"], [54, [0, 0]]),
    },
    line(boxPath(3, 7.4, 12.6, 13.6, 2.6), { width: 2 }),
  ),
  group(
    {
      pivot: [15, 9],
      scale: keys([0, 100], [6, 96], [14, 103, "out"], [20, 100], [54, 100]),
    },
    box(8, 2.2, 13.6, 14.6, 3.2),
  ),
  line("M11.2 9.6L13.9 12.3L18.4 6.8", {
    width: 2,
    color: paper,
    end: keys([0, 0], [16, 0], [24, 100, "out"], [54, 100]),
    start: keys([0, 0], [44, 0], [52, 100], [54, 100]),
  }),
);
