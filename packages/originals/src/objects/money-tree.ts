import { box, type Figure, importDrawing, keys, layer, part, type Point, sway } from "../builder/index.ts";
import { ink, onStage } from "./on-stage.ts";

const frames = 120;

export const moneyTree = onStage(
  {
    key: "money-tree",
    title: "Money tree, first harvest",
    description:
      "Coins ripen one after another on a little tree, the boughs dip under them, and a gust shakes them off.",
    tags: [
      "money",
      "tree",
      "finance",
      "growth",
      "invest",
      "savings",
      "coins",
      "plant",
      "interest",
      "wealth",
      "loop",
    ],
    category: "finance",
    tint: "amber",
    frames,
    posterFrame: 62,
  },
  () => {
    const drawing = importDrawing("moneytree.svg");
    const gust = (degrees: number, late: number) =>
      keys(
        [0, 0],
        [20, degrees * 0.12],
        [44, -degrees * 0.1],
        [74, degrees * 0.14],
        [82 + late, -degrees * 0.5, "in-out"],
        [88 + late, degrees, "in-out"],
        [93 + late, -degrees * 0.7],
        [98 + late, degrees * 0.6],
        [104 + late, -degrees * 0.3],
        [111 + late, degrees * 0.12],
        [frames, 0],
      );
    const coin = (which: number, centre: Point, at: number, fallAt: number): Figure =>
      part(
        {
          name: "Coin",
          y: keys(
            [0, 0, "hold"],
            [fallAt, 0, "hold"],
            [fallAt + 16, 264 - centre[1], "fall"],
            [frames, 264 - centre[1], "hold"],
          ),
          x: keys(
            [0, 0, "hold"],
            [fallAt, 0, "hold"],
            [fallAt + 16, (centre[0] - 200) * 0.35, "linear"],
            [frames, 0, "hold"],
          ),
        },
        part(
          {
            pivot: centre,
            scale: keys(
              [0, 0.01, "hold"],
              [at, 0.01, "hold"],
              [at + 9, 1.2, "out"],
              [at + 14, 0.93],
              [at + 19, 1],
              [fallAt + 15, 1, "hold"],
              [fallAt + 16, 0.01, "linear"],
              [frames, 0.01, "hold"],
            ),
          },
          drawing.piece(2, which),
          drawing.piece(3, which),
          drawing.piece(4, which),
        ),
      );
    const bud = (which: number, centre: Point, phase: number): Figure =>
      part({ pivot: centre, scale: sway(frames, 0.9, 1.08, { times: 3, phase }) }, drawing.piece(2, which));
    const bough = (
      branch: number,
      pivot: Point,
      degrees: number,
      late: number,
      ...figures: Figure[]
    ): Figure =>
      part({ name: "Bough", pivot, rotate: gust(degrees, late) }, drawing.piece(1, branch), ...figures);
    return [
      layer("Sun", drawing.piece(0)),
      layer(
        "Tree",
        part(
          { name: "Trunk", pivot: [200, 262], rotate: gust(4, 0) },
          bough(1, [201, 220], 7, 2, coin(0, [128, 162], 10, 86), bud(5, [164, 190], 0)),
          bough(2, [199, 190], -7, 3, coin(1, [276, 126], 20, 92), bud(6, [240, 166], 0.2)),
          bough(3, [203, 150], 8, 4, coin(2, [140, 88], 30, 88), bud(7, [172, 124], 0.4)),
          bough(4, [200, 122], -8, 5, coin(3, [252, 62], 40, 95), bud(8, [232, 102], 0.6)),
          drawing.piece(1, 0),
          coin(4, [204, 48], 52, 98),
        ),
      ),
      layer("Pot", ...drawing.all(5, 6, 7), box(-10, 292, 420, 20, 0, ink)),
    ];
  },
);
