import { figure } from "../figure.ts";
import { group, keys, lamp, line } from "../shapes.ts";

export const arrowDownBounce = figure(
  {
    key: "arrow-down-bounce",
    title: "Arrow on a trampoline",
    frames: 40,
    description: "An arrow drops on to a line, the line gives way and throws it up again.",
    tags: ["arrow", "down", "bounce", "scroll", "download", "hint", "more", "loop"],
  },
  group(
    {
      move: keys(
        [0, [0, -4.5]],
        [14, [0, 0], [0.6, 0, 0.9, 0.6]],
        [18, [0, 2.2], "out"],
        [22, [0, 0], "in"],
        [40, [0, -4.5], [0.1, 0.4, 0.4, 1]],
      ),
      pivot: [12, 17],
      scale: keys([0, [100, 100]], [13, [96, 106]], [18, [110, 88]], [24, [96, 106]], [40, [100, 100]]),
    },
    line("M12 6.2V16.6M7 11.8L12 16.8L17 11.8", { width: 2.2 }),
  ),
  line(
    keys(
      [0, "M4 18.8Q12 18.8 20 18.8"],
      [14, "M4 18.8Q12 18.8 20 18.8"],
      [18, "M4 18.8Q12 23.4 20 18.8", "out"],
      [24, "M4 18.8Q12 17.4 20 18.8"],
      [29, "M4 18.8Q12 19.4 20 18.8"],
      [34, "M4 18.8Q12 18.8 20 18.8"],
      [40, "M4 18.8Q12 18.8 20 18.8"],
    ),
    { width: 2.2, color: lamp },
  ),
);
