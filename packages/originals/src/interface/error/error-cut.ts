import { figure } from "../figure.ts";
import { crimson, disc, drawn, fill, group, keys, line } from "../shapes.ts";
import { shake } from "./shake.ts";

export const errorCut = figure(
  {
    key: "error-cut",
    title: "Crossed out with a blade",
    frames: 40,
    loops: false,
    canvas: [400, 300],
    description: "Two quick cuts go through a disc and its four quarters spring apart into a cross.",
    tags: ["error", "cross", "cancel", "failed", "wrong", "cut", "close", "feedback"],
  },
  group(
    { move: shake(19, 7) },
    ...[0, 1, 2, 3].map((side) =>
      group(
        { pivot: [200, 150], turn: side * 90 },
        group(
          {
            move: keys([0, [0, 0]], [15, [0, 0]], [20, [0, -17], "out"], [26, [0, -13]]),
          },
          fill("M200 150L129.3 79.3A100 100 0 0 1 270.7 79.3Z"),
        ),
      ),
    ),
  ),
  group(
    {
      fade: keys([0, 100], [15, 0, "hold"]),
    },
    disc(200, 150, 100),
  ),
  line("M112 62L288 238", {
    width: 7,
    color: crimson,
    end: drawn(3, 5),
    start: keys([7, 0], [12, 100]),
  }),
  line("M288 62L112 238", {
    width: 7,
    color: crimson,
    end: drawn(9, 5),
    start: keys([13, 0], [18, 100]),
  }),
);
