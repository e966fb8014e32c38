import { figure } from "../figure.ts";
import { group, keys, lamp, line } from "../shapes.ts";

export const arrowCurved = figure(
  {
    key: "arrow-curved",
    title: "Arrow, drawn in one go",
    frames: 60,
    description: "A line loops once over itself, ends in an arrow head, rests and leaves by the way it went.",
    tags: ["arrow", "curved", "draw", "line", "pointer", "hand-drawn", "hint", "loop"],
  },
  line("M2.6 17.5C6 21 14.4 20.4 14.4 13.4C14.4 9 8.4 8.6 8.4 12.8C8.4 17.4 16.6 17 20.6 7.4", {
    width: 2,
    end: keys([2, 0], [22, 100], [60, 100]),
    start: keys([0, 0], [42, 0], [57, 100]),
  }),
  group(
    {
      pivot: [20.7, 7],
      scale: keys([0, 0], [18, 0], [24, 120, "out"], [28, 100], [50, 100], [56, 0, "in"], [60, 0]),
      turn: keys([18, -40], [26, 0, "out-back"]),
    },
    line("M15.6 8.4L20.8 6.6L22 12", { width: 2, color: lamp }),
  ),
);
