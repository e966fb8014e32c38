import { box, circle, cycle, type Figure, keys, layer, part, shape, smooth, sway } from "../builder/index.ts";
import { ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 96;

const bubble = (x: number, y: number, radius: number, late: number): Figure =>
  part(
    {
      name: "Bubble",
      y: cycle(
        frames,
        [
          [0, 0],
          [0.9, -70, "out"],
        ],
        { phase: late, times: 2 },
      ),
      x: sway(frames, -6, 6, { times: 4, phase: late }),
    },
    part(
      {
        pivot: [x, y],
        scale: cycle(
          frames,
          [
            [0, 0.01],
            [0.2, 1, "out-back"],
            [0.8, 1.1],
            [0.9, 0.01, "in"],
          ],
          { phase: late, times: 2 },
        ),
      },
      circle(x, y, radius, { fill: "paper" }),
      circle(x - radius * 0.3, y - radius * 0.3, radius * 0.22, { fill: "sun" }),
    ),
  );

const glint = (x: number, y: number, r: number, at: number): Figure =>
  part(
    {
      pivot: [x, y],
      scale: keys(
        [0, 0.01, "hold"],
        [at, 0.01, "hold"],
        [at + 6, 1, "out-back"],
        [at + 14, 0.01, "in"],
        [frames, 0.01, "hold"],
      ),
      rotate: keys([0, 0, "hold"], [at, -30, "hold"], [at + 14, 30, "linear"], [frames, 30, "hold"]),
    },
    shape(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      { fill: "paper" },
    ),
  );

export const toothbrush = onStage(
  {
    key: "toothbrush",
    title: "Two minutes, twice a day",
    description:
      "A brush scrubs a great molar in short strokes; foam rises, the tooth squirms with pleasure and shines.",
    tags: [
      "tooth",
      "toothbrush",
      "health",
      "dentist",
      "dental",
      "clean",
      "hygiene",
      "brush",
      "care",
      "foam",
      "loop",
    ],
    category: "health",
    tint: "sky",
    frames,
    posterFrame: 30,
  },
  () => {
    const strokes = Array.from({ length: 8 }, (_, index): [number, number] => [
      0.08 + index * 0.065,
      index % 2 === 0 ? 34 : -34,
    ]);
    return [
      layer("Sun", circle(200, 168, 122, { fill: "sun" })),
      layer(
        "Gum",
        shape(smooth("-20,262! 60,250 120,244 200,250 280,244 340,250 420,262! 420,320! -20,320!"), ink),
      ),
      layer(
        "Tooth",
        part(
          {
            pivot: [200, 262],
            rotate: cycle(frames, [
              [0, 0],
              ...strokes.map(([at, way]): [number, number] => [at + 0.02, way * 0.05]),
              [0.68, 0],
            ]),
            scaleY: keys(
              [0, 1],
              [6, 0.97],
              [54, 0.97, "hold"],
              [64, 1.05, "out"],
              [72, 0.99],
              [80, 1],
              [frames, 1, "hold"],
            ),
          },
          shape(
            smooth(
              "132,128 158,112 200,124 242,112 268,128 274,168 258,210 252,258 238,276! 222,258 214,226 200,216 186,226 178,258 162,276! 148,258 142,210 126,168",
            ),
            ink,
          ),
          shape("M146 150Q146 134 160 130", line(6, "sheet")),
          glint(236, 150, 20, 60),
          glint(168, 184, 14, 66),
          glint(250, 196, 9, 72),
        ),
      ),
      layer("Foam behind", bubble(140, 128, 12, 0.1), bubble(262, 126, 14, 0.45), bubble(200, 120, 9, 0.7)),
      layer(
        "Brush",
        part(
          {
            name: "Stroke",
            x: cycle(frames, [[0, 10], ...strokes, [0.62, 30], [0.74, 60], [0.9, 44]], { ease: "in-out" }),
            y: cycle(
              frames,
              [
                [0, -6],
                [0.06, 8],
                [0.56, 8, "hold"],
                [0.68, -40],
                [0.86, -34],
              ],
              { ease: "in-out" },
            ),
            pivot: [200, 90],
            rotate: cycle(frames, [
              [0, -4],
              ...strokes.map(([at, way]): [number, number] => [at + 0.025, way > 0 ? -3 : 3]),
              [0.7, -14],
              [0.88, -9],
            ]),
          },
          shape(
            "M150 66H250Q280 66 300 58L430 20V38L304 78Q284 86 250 86H150Q140 86 140 76Q140 66 150 66Z",
            ink,
          ),
          part(
            {
              pivot: [196, 84],
              rotate: cycle(frames, [
                [0, 0],
                ...strokes.map(([at, way]): [number, number] => [at + 0.03, way * 0.16]),
                [0.66, 0],
              ]),
            },
            ...Array.from({ length: 8 }, (_, index) =>
              box(148 + index * 12, 82, 8, index % 2 === 0 ? 34 : 30, 2, ink),
            ),
          ),
          circle(318, 63, 3, sheet),
          shape("M336 58L400 38", line(3, "sheet")),
        ),
      ),
      layer(
        "Foam",
        bubble(170, 122, 15, 0),
        bubble(224, 120, 17, 0.3),
        bubble(190, 132, 11, 0.55),
        bubble(246, 134, 10, 0.8),
      ),
    ];
  },
);
