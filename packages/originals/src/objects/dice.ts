import { box, circle, cycle, type Figure, keys, layer, part, type Point, shape } from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 132;
const half = frames / 2;
const table = 252;

const pips: Record<number, Point[]> = {
  1: [[0, 0]],
  3: [
    [-13, -13],
    [0, 0],
    [13, 13],
  ],
  4: [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ],
  6: [
    [-13, -14],
    [13, -14],
    [-13, 0],
    [13, 0],
    [-13, 14],
    [13, 14],
  ],
};

/** A die with one face in the first half of the loop and another in the second; faces change under the cup. */
function die(
  x: number,
  faces: readonly [number, number],
  tilts: readonly [number, number],
  late: number,
): Figure {
  const face = (value: number, isFirst: boolean): Figure =>
    part(
      {
        opacity: keys(
          [0, isFirst ? 1 : 0, "hold"],
          [24, isFirst ? 0 : 1, "hold"],
          [half + 24, isFirst ? 1 : 0, "hold"],
          [frames, isFirst ? 1 : 0, "hold"],
        ),
      },
      ...(pips[value] ?? []).map(([dx, dy]) => circle(x + dx, table - 27 + dy, 5.2, sheet)),
    );
  const hop = cycle(
    frames,
    [
      [0, 0],
      [0.6 + late, 0, "hold"],
      [0.66 + late, -16, "out"],
      [0.72 + late, 0, "fall"],
      [0.76 + late, -4, "out"],
      [0.8 + late, 0, "fall"],
    ],
    { times: 2, ease: "in-out" },
  );
  return part(
    {
      name: "Die",
      y: hop,
      x: keys(
        [0, 0],
        [24, 0, "hold"],
        [25, -8 + late * 60, "linear"],
        [half + 24, -8 + late * 60, "hold"],
        [half + 25, 0, "linear"],
        [frames, 0, "hold"],
      ),
      pivot: [x, table - 27],
      rotate: keys(
        [0, tilts[0]],
        [24, tilts[0], "hold"],
        [25, tilts[1], "linear"],
        [half + 24, tilts[1], "hold"],
        [half + 25, tilts[0], "linear"],
        [frames, tilts[0], "hold"],
      ),
    },
    box(x - 27, table - 54, 54, 54, 10, ink),
    face(faces[0], true),
    face(faces[1], false),
  );
}

export const dice = onStage(
  {
    key: "dice-under-the-cup",
    title: "Dice, under the cup",
    description:
      "A leather cup comes down on two dice, rattles, and lifts on another throw. Six and three, then four and one.",
    tags: [
      "dice",
      "game",
      "gaming",
      "roll",
      "chance",
      "luck",
      "random",
      "board game",
      "casino",
      "play",
      "loop",
    ],
    category: "gaming",
    tint: "rose",
    frames,
    posterFrame: 60,
  },
  () => {
    const rattle = (reach: number, at: readonly number[]) => {
      const shakes = at.map((share, index): [number, number] => [share, index % 2 === 0 ? reach : -reach]);
      return cycle(frames, [[0, 0], [0.2, 0], ...shakes, [0.52, 0]], { times: 2, ease: "in-out" });
    };
    const beats = [0.24, 0.29, 0.34, 0.39, 0.44, 0.49];
    return [
      layer("Sun", circle(200, 150, 120, { fill: "sun" })),
      layer("Table", box(-10, table, 420, 60, 0, ink)),
      layer(
        "Dice",
        part({ x: rattle(26, beats) }, die(166, [6, 4], [-5, 8], 0), die(234, [3, 1], [7, -4], 0.03)),
      ),
      layer(
        "Cup",
        part(
          {
            name: "Lift",
            y: cycle(
              frames,
              [
                [0, -118],
                [0.06, -124],
                [0.15, 0, "fall"],
                [0.54, 0, "hold"],
                [0.57, 3, "in-out"],
                [0.68, -128, "in-out"],
                [0.8, -114],
                [0.9, -120],
              ],
              { times: 2, ease: "in-out" },
            ),
            x: rattle(26, beats),
            pivot: [200, table],
            rotate: rattle(
              -5,
              beats.map((share) => share + 0.008),
            ),
          },
          part(
            {
              pivot: [200, 60],
              rotate: cycle(
                frames,
                [
                  [0, -8],
                  [0.07, -14],
                  [0.14, 0, "in"],
                  [0.56, 0, "hold"],
                  [0.68, -16, "out"],
                  [0.82, -4],
                  [0.92, -8],
                ],
                { times: 2, ease: "in-out" },
              ),
            },
            part(
              {
                pivot: [200, table],
                scaleY: cycle(
                  frames,
                  [
                    [0, 1],
                    [0.14, 1.04],
                    [0.17, 0.9, "out"],
                    [0.22, 1, "in-out"],
                    [0.57, 0.96, "in-out"],
                    [0.63, 1.05],
                    [0.72, 1],
                  ],
                  { times: 2, ease: "in-out" },
                ),
              },
              shape(`M142 118Q142 104 156 104H244Q258 104 258 118L274 ${table}H126Z`, ink),
              box(118, table - 14, 164, 14, 6, ink),
              shape("M139 146H261M137 156H263", line(3, "sheet", "butt")),
              shape("M131 216H269", line(3, "sheet", "butt")),
              ...[160, 180, 200, 220, 240].map((x) => shape(`M${x} 172l7 10l-7 10l-7 -10Z`, sheet)),
            ),
          ),
        ),
      ),
      layer("Edge", box(-10, table + 14, 420, 3, 0, hill)),
    ];
  },
);
