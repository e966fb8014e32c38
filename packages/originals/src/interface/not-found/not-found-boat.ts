import { figure } from "../figure.ts";
import { crimson, disc, fill, group, keys, line, sky } from "../shapes.ts";

const rock = [0.37, 0, 0.63, 1] as const;

export const notFoundBoat = figure(
  {
    key: "404-boat",
    title: "Boat, a little lost",
    frames: 96,
    canvas: [400, 300],
    description:
      "A paper boat sails up and down the same short stretch of water and turns round at either end.",
    tags: ["404", "boat", "lost", "not found", "error", "sea", "paper", "adrift"],
  },
  line("M70 226H330", {
    width: 4,
    color: sky[2],
    dash: [14, 12],
    dashOffset: keys([0, 0], [96, -52, "linear"]),
  }),
  line("M110 246H290", {
    width: 4,
    color: sky[2],
    dash: [14, 12],
    dashOffset: keys([0, 0], [96, 52, "linear"]),
  }),
  group(
    {
      move: keys([0, [-84, 0]], [8, [-84, 0]], [44, [84, 0]], [56, [84, 0]], [92, [-84, 0]], [96, [-84, 0]]),
    },
    group(
      {
        pivot: [200, 206],
        scale: keys(
          [0, [100, 100]],
          [44, [100, 100]],
          [56, [-100, 100]],
          [86, [-100, 100]],
          [96, [100, 100]],
        ),
        turn: keys([0, -4], [24, 4, rock], [48, -4, rock], [72, 4, rock], [96, -4, rock]),
      },
      fill("M196 116L248 188H146Z"),
      fill("M196 116L206 188H146Z", sky[1]),
      fill("M126 184L200 200L274 184L248 222H152Z"),
      line("M196 116V96", { width: 4 }),
      fill("M198 94L226 103L198 112Z", crimson),
    ),
  ),
  group(
    {
      pivot: [310, 84],
      turn: keys([0, -8], [24, 10, rock], [48, -8, rock], [72, 10, rock], [96, -8, rock]),
    },
    line("M296 66Q296 50 311 50T326 65Q326 76 311 82V92", { width: 8 }),
    disc(311, 107, 5.5, crimson),
  ),
);
