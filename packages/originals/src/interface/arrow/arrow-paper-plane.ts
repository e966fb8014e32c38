import { figure } from "../figure.ts";
import { boxPath, fill, group, keys, lamp, layer, line } from "../shapes.ts";

export const arrowPaperPlane = figure(
  {
    key: "arrow-paper-plane",
    title: "Paper plane, sent",
    frames: 54,
    description: "A folded plane leans back, leaves over the upper corner and glides in again from below.",
    tags: ["arrow", "send", "paper plane", "message", "mail", "fly", "share", "icon"],
  },
  layer(
    { clip: boxPath(0, 0, 24, 24) },
    line("M1.6 22.4L8.4 15.6", {
      width: 1.4,
      dash: [1.6, 2.4],
      start: keys([0, 100], [12, 100], [20, 0, "out"], [26, 100, "in"], [54, 100]),
    }),
    group(
      {
        pivot: [12, 12],
        move: keys(
          [0, [0, 0]],
          [9, [-2.2, 2]],
          [20, [22, -22], "in"],
          [20.01, [-24, 24], "hold"],
          [26, [-24, 24]],
          [44, [0.8, -0.8], "out"],
          [54, [0, 0]],
        ),
        turn: keys([0, 0], [9, -9], [14, 4], [26, 8], [44, -3], [54, 0]),
      },
      fill("M21.4 2.6L2.8 9.4L9.6 13Z"),
      fill("M21.4 2.6L11 14.4L14.6 21.2Z"),
      fill("M9.6 13L21.4 2.6L11 14.4L9.4 18.6Z", lamp),
    ),
  ),
);
