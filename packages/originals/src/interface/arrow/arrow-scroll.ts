import { figure } from "../figure.ts";
import { boxPath, group, ink, keys, lamp, line } from "../shapes.ts";

export const arrowScroll = figure(
  {
    key: "arrow-scroll",
    title: "Scroll on",
    frames: 45,
    description: "The wheel of a mouse rolls down, and the arrow below is nudged along.",
    tags: ["arrow", "scroll", "mouse", "down", "hint", "wheel", "landing page", "loop"],
  },
  line(boxPath(7, 1.6, 10, 15.4, 5), { width: 2 }),
  line("M12 5.4V7.2", { width: 2.2, color: ink, fade: 25 }),
  group(
    {
      move: keys([0, [0, 0]], [16, [0, 5]], [45, [0, 5]]),
      fade: keys([0, 0], [4, 100], [12, 100], [18, 0], [45, 0]),
    },
    line("M12 5.4V7.2", { width: 2.2, color: lamp }),
  ),
  group(
    {
      move: keys([0, [0, 0]], [12, [0, 0]], [20, [0, 1.2], "out"], [34, [0, 0]], [45, [0, 0]]),
    },
    line("M9 19L12 21.6L15 19", { width: 2 }),
  ),
);
