import { figure } from "../figure.ts";
import { amber, box, drawn, fill, group, ink, keys, lamp, line } from "../shapes.ts";
import { star } from "./star.ts";

/** What is cut away at a corner of the square to leave the star. */
const offcut = "M200 50Q216 134 300 150V50Z";

export const aiSparkle = figure(
  {
    key: "ai-sparkle",
    title: "Sparkle, cut by itself",
    frames: 75,
    canvas: [400, 300],
    featuredRank: 35,
    description:
      "Four cuts run through a square of paper, the corners drop off, and a sparkle is left that winks.",
    tags: ["ai", "sparkle", "magic", "generate", "star", "assistant", "paper", "loop"],
  },
  group(
    {
      pivot: [200, 150],
      scale: keys(
        [0, 0],
        [10, 106, "out"],
        [14, 100],
        [34, 100],
        [40, 92],
        [48, 104, "out"],
        [54, 100],
        [66, 100],
        [75, 0, "in"],
      ),
      turn: keys([0, -30], [12, 0, "out"], [66, 0], [75, 40, "in"]),
    },
    fill(star(200, 150, 100)),
  ),
  ...[0, 1, 2, 3].map((corner) =>
    group(
      {
        pivot: [200, 150],
        turn: corner * 90,
        scale: keys([0, 0], [10, 106, "out"], [14, 100]),
      },
      group(
        {
          pivot: [262, 88],
          move: keys(
            [0, [0, 0]],
            [26 + corner, [0, 0]],
            [30 + corner, [4, -4], "out"],
            [46 + corner, [90, -90], "in"],
          ),
          turn: keys([26, 0], [46, 60, "in"]),
          fade: keys([0, 100], [36, 100], [44, 0]),
        },
        fill(offcut),
      ),
    ),
  ),
  group(
    {
      pivot: [200, 150],
      scale: keys([0, 0], [10, 106, "out"], [14, 100]),
      fade: keys([0, 100], [26, 0, "hold"]),
    },
    box(101, 51, 198, 198),
  ),
  line(star(200, 150, 100), {
    width: 3,
    color: amber[0],
    dash: [7, 6],
    cap: "butt",
    end: drawn(13, 16),
    fade: keys([0, 100], [28, 100], [32, 0]),
  }),
  ...[
    [296, 66, 24, 44],
    [96, 240, 17, 50],
    [112, 76, 12, 56],
  ].map(([x = 0, y = 0, r = 0, from = 0], index) =>
    group(
      {
        pivot: [x, y],
        scale: keys([0, 0], [from, 0], [from + 6, 120, "out"], [from + 10, 96], [from + 14, 100], [75, 0]),
      },
      fill(star(x, y, r), index === 0 ? lamp : ink),
    ),
  ),
);
