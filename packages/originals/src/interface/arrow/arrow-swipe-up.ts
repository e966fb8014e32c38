import { figure } from "../figure.ts";
import { disc, group, ink, keys, lamp, line } from "../shapes.ts";

export const arrowSwipeUp = figure(
  {
    key: "arrow-swipe-up",
    title: "Swipe up",
    frames: 48,
    description:
      "A lit dot presses, slides up the glass and leaves a tail; the arrow above answers with a small jump.",
    tags: ["arrow", "swipe", "up", "gesture", "hint", "touch", "onboarding", "mobile"],
  },
  group(
    {
      move: keys([0, [0, 0]], [18, [0, 0]], [24, [0, -1.8], "out"], [34, [0, 0]], [48, [0, 0]]),
    },
    line("M6.5 8.5L12 3L17.5 8.5", { width: 2.2 }),
  ),
  line("M12 20.5V11", {
    width: 3.4,
    color: ink,
    start: keys([8, 0], [18, 0, "in"], [30, 100]),
    end: keys([8, 0], [22, 100, "out"]),
    fade: keys([0, 0], [9, 24, "hold"], [30, 0, "hold"], [48, 0]),
  }),
  group(
    {
      move: keys([0, [0, 0]], [8, [0, 0]], [22, [0, -9.5], "out"], [48, [0, -9.5]]),
      fade: keys([0, 0], [5, 100], [26, 100], [33, 0], [48, 0]),
    },
    group(
      {
        pivot: [12, 20.5],
        scale: keys([0, 150], [6, 90], [10, 100], [26, 100], [33, 160]),
      },
      disc(12, 20.5, 1.9, lamp),
    ),
  ),
);
