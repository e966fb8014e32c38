import { figure } from "../figure.ts";
import { fill, group, keys, lamp, line } from "../shapes.ts";

export const iconEdit = figure(
  {
    key: "icon-edit",
    title: "Pencil, one line",
    frames: 60,
    description: "A pencil leans in, draws a wavering line and lifts off again.",
    tags: ["edit", "pencil", "write", "draw", "compose", "create", "note", "icon"],
  },
  line("M3.4 20.8C5.4 18.8 6.6 22.2 8.6 20.6S11.6 22.2 13.4 20.4S15.2 20.9 16 20.6", {
    width: 1.9,
    color: lamp,
    end: keys([0, 0], [10, 0], [36, 100], [60, 100]),
    start: keys([0, 0], [46, 0], [58, 100], [60, 100]),
  }),
  group(
    {
      move: keys([0, [0, 0]], [8, [-0.6, 0.8]], [36, [10.6, 0.2]], [46, [3, -2], "out"], [60, [0, 0]]),
      pivot: [5, 19],
      turn: keys([0, 0], [14, -7], [20, 5], [26, -6], [32, 4], [40, -3], [60, 0]),
    },
    group(
      { pivot: [4, 20], scale: 68, turn: -20 },
      fill("M4 20L5.6 13.6L15.8 3.4L20.6 8.2L10.4 18.4ZM7.4 14.8L6.9 17.1L9.2 16.6L17.6 8.2L15.8 6.4Z"),
      fill("M15.8 3.4L17.2 2Q18.2 1 19.2 2L22 4.8Q23 5.8 22 6.8L20.6 8.2Z"),
    ),
  ),
);
