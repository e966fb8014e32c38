import { figure } from "../figure.ts";
import { group, keys, lamp, line } from "../shapes.ts";
import { person } from "./person.ts";

export const loginFrame = figure(
  {
    key: "login-frame",
    title: "Hold still, please",
    frames: 72,
    description: "Four corners close in on a figure without a face, and a line reads it from top to bottom.",
    tags: ["login", "face id", "user", "scan", "frame", "camera", "recognition", "avatar"],
  },
  ...[0, 1, 2, 3].map((corner) =>
    group(
      { pivot: [12, 12], turn: corner * 90 },
      group(
        {
          move: keys(
            [0, [0, 0]],
            [8, [-0.6, -0.6]],
            [18, [2, 2], "out-back"],
            [54, [2, 2]],
            [66, [0, 0]],
            [72, [0, 0]],
          ),
        },
        line("M1.8 6V3.6A1.8 1.8 0 0 1 3.6 1.8H6", { width: 2 }),
      ),
    ),
  ),
  group(
    {
      pivot: [12, 12],
      scale: keys([0, 100], [8, 104], [18, 92], [54, 92], [66, 100], [72, 100]),
    },
    person(12, 12, 8.4),
  ),
  group(
    {
      move: keys([0, [0, 0]], [18, [0, 0]], [34, [0, 13]], [50, [0, 0]], [72, [0, 0]]),
      fade: keys([0, 0], [18, 0], [21, 100], [47, 100], [51, 0], [72, 0]),
    },
    line("M4.6 5.5H19.4", { width: 1.2, color: lamp }),
  ),
);
