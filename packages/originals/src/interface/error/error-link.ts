import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { crimson, group, keys, line } from "../shapes.ts";

export const errorLink = figure(
  {
    key: "error-link",
    title: "Broken link",
    frames: 45,
    loops: false,
    description: "Two links of a chain are pulled, snap in the middle and swing loose.",
    tags: ["error", "link", "broken", "chain", "disconnected", "url", "failed", "icon"],
  },
  group(
    {
      pivot: [8, 16],
      move: keys([0, [0, 0]], [8, [-0.7, 0.7]], [12, [-1.7, 1.7], "out"], [22, [-1.3, 1.3]]),
      turn: keys([0, 0], [10, 0], [15, 14, "out"], [21, -6], [27, 3], [33, 0]),
    },
    line("M9.6 10.2L4.9 14.9A3.9 3.9 0 0 0 9.1 19.1L13.8 14.4", { width: 2.2 }),
  ),
  group(
    {
      pivot: [16, 8],
      move: keys([0, [0, 0]], [8, [0.7, -0.7]], [12, [1.7, -1.7], "out"], [22, [1.3, -1.3]]),
      turn: keys([0, 0], [10, 0], [15, -14, "out"], [21, 6], [27, -3], [33, 0]),
    },
    line("M14.4 13.8L19.1 9.1A3.9 3.9 0 0 0 14.9 4.9L10.2 9.6", { width: 2.2 }),
  ),
  line("M9.4 14.6L14.6 9.4", {
    width: 2.2,
    fade: keys([0, 100], [10, 0, "hold"]),
  }),
  ...rays(12, 12, 3.4, 5.6, 10, [-135, 45, -158, -112, 22, 68], crimson, 1.3),
);
