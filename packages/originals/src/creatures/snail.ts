import { cycle, importDrawing, keys, layer, part, ramp, shape, sway, warped } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { hills } from "./scenery.ts";

const creep = (x: number, y: number, angle: number): [number, number] => {
  const front = ramp(x, 230, 330);
  const back = 1 - ramp(x, 64, 160);
  return [
    x + front * 9 * Math.sin(angle) + back * 9 * Math.sin(angle - 1.3),
    y - (1 - ramp(y, 255, 262)) * 2.4 * Math.sin(angle * 2 - x / 34) - front * 2.5 * Math.sin(angle + 0.6),
  ];
};

export const snail = creature(
  {
    key: "snail-in-no-hurry",
    title: "Snail, in no hurry",
    description:
      "A wave runs through the foot, the shell follows with a nod, one eye is drawn in and put out again.",
    tags: [
      "snail",
      "slow",
      "garden",
      "shell",
      "spiral",
      "wait",
      "loading",
      "patience",
      "animal",
      "loop",
      "silhouette",
    ],
    tint: "mint",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("snail.svg");
    const stalk = (line: number, knob: number, pivot: [number, number], phase: number, shrink: number) =>
      part(
        {
          name: "Eye",
          x: cycle(frames, [
            [0, 0],
            [0.25, 9],
            [0.75, -9],
          ]),
          y: cycle(frames, [
            [0, -1.4],
            [0.15, -2.5],
            [0.65, 2.5],
          ]),
        },
        part(
          { pivot, rotate: sway(frames, -7, 8, { phase, times: 2 }) },
          part(
            {
              pivot,
              scaleY: keys(
                [0, 1],
                [shrink, 1, "hold"],
                [shrink + 5, 0.35, "in-out"],
                [shrink + 13, 0.35, "hold"],
                [shrink + 24, 1, "out-back"],
                [frames, 1, "hold"],
              ),
            },
            drawing.piece(5, line, knob),
          ),
        ),
      );
    const leaf = (index: number, pivot: [number, number], phase: number) =>
      part({ pivot, rotate: sway(frames, -10, 10, { phase, times: 2 }) }, drawing.piece(7, index));
    return [
      layer("Sun", drawing.piece(0)),
      layer("Hills", hills(246, 14, 260, "sun")),
      layer(
        "Twig",
        part(
          { pivot: [352, 300], rotate: sway(frames, -2, 3, { times: 2 }) },
          drawing.piece(7, 0),
          leaf(1, [352, 286], 0),
          leaf(2, [354, 272], 0.1),
          leaf(3, [352, 256], 0.2),
          leaf(4, [356, 242], 0.3),
          leaf(5, [358, 228], 0.4),
          leaf(6, [366, 217], 0.5),
          leaf(7, [370, 204], 0.6),
          leaf(8, [380, 197], 0.7),
        ),
      ),
      layer("Ground", drawing.piece(6)),
      layer(
        "Snail",
        stalk(0, 2, [318, 186], 0, 26),
        stalk(1, 3, [308, 186], 0.15, 70),
        shape(warped(frames, drawing.data(2), creep, { samples: 16 }), { fill: "ink", name: "Foot" }),
        part(
          {
            name: "Shell",
            pivot: [200, 250],
            rotate: cycle(
              frames,
              [
                [0, -2.5],
                [0.5, 3],
              ],
              { phase: 0.12 },
            ),
            x: cycle(
              frames,
              [
                [0, -3],
                [0.5, 3],
              ],
              { phase: 0.08 },
            ),
          },
          drawing.piece(3),
          drawing.piece(4),
        ),
      ),
    ];
  },
);
