import { circle, type Figure, keys, layer, part, shape, smooth, sway } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { stars } from "./scenery.ts";

/** The seven bright stars from the end of the tail, then those of head and paws. */
const sky = [
  [56, 66],
  [104, 62],
  [146, 82],
  [196, 92],
  [206, 138],
  [282, 146],
  [292, 94],
  [346, 108],
  [376, 122],
  [316, 206],
  [226, 214],
] as const;
const strokes: readonly (readonly [from: number, to: number, at: number])[] = [
  [0, 1, 8],
  [1, 2, 14],
  [2, 3, 20],
  [3, 4, 26],
  [4, 5, 31],
  [5, 6, 37],
  [6, 3, 42],
  [6, 7, 48],
  [7, 8, 53],
  [5, 9, 50],
  [4, 10, 55],
];

export const greatBear = creature(
  {
    key: "great-bear",
    title: "Great bear",
    description:
      "Star by star a line is drawn across the night, until a bear walks there; then it is only stars again.",
    tags: [
      "bear",
      "constellation",
      "stars",
      "space",
      "night",
      "sky",
      "big dipper",
      "astronomy",
      "connect",
      "network",
      "ai",
      "animals",
      "loop",
    ],
    featuredRank: 27,
    category: "space",
    tint: "sky",
    frames: 132,
    posterFrame: 84,
  },
  (frames) => {
    const gone = 112;
    const star = (index: number): Figure => {
      const [x, y] = sky[index] ?? [0, 0];
      const at = Math.min(
        ...strokes
          .filter(([from, to]) => from === index || to === index)
          .map(([from, , start]) => (from === index ? start : start + 6)),
      );
      const radius = index < 7 ? 5 : 3.6;
      return part(
        {
          name: "Star",
          pivot: [x, y],
          scale: keys(
            [0, 0.55],
            [at, 0.55, "hold"],
            [at + 4, 1.7, "out-back"],
            [at + 12, 1],
            [gone, 1, "hold"],
            [gone + 12, 0.55],
          ),
        },
        part(
          { pivot: [x, y], scale: sway(frames, 1, 0.8, { times: 4, phase: index * 0.27 }) },
          circle(x, y, radius, { fill: "ink" }),
        ),
      );
    };
    const line = ([from, to, at]: readonly [number, number, number]): Figure => {
      const [x1, y1] = sky[from] ?? [0, 0];
      const [x2, y2] = sky[to] ?? [0, 0];
      return shape(`M${x1} ${y1}L${x2} ${y2}`, {
        name: "Line",
        stroke: { paint: "ink", width: 2 },
        trim: {
          start: keys([0, 0], [gone, 0, "hold"], [gone + 12, 1, "in-out"], [frames, 1, "hold"]),
          end: keys([0, 0], [at, 0, "hold"], [at + 7, 1, "in-out"], [frames, 1, "hold"]),
        },
        opacity: keys(
          [0, 0],
          [at, 0, "hold"],
          [at + 0.5, 1, "hold"],
          [gone + 12, 0, "hold"],
          [frames, 0, "hold"],
        ),
      });
    };
    const pine = (x: number, height: number, phase: number): Figure => {
      const top = 262 - height;
      const tier = (from: number, half: number, to: number) =>
        `M${x} ${top + from}L${x + half} ${top + to}H${x - half}Z`;
      return part(
        { name: "Pine", pivot: [x, 270], rotate: sway(frames, -1, 1.2, { times: 2, phase }) },
        shape(
          `${tier(0, height * 0.18, height * 0.42)}${tier(height * 0.24, height * 0.25, height * 0.7)}${tier(height * 0.5, height * 0.32, height)}M${x - 3} ${top + height}h6V275h-6Z`,
          { fill: "ink" },
        ),
      );
    };
    return [
      layer(
        "Small stars",
        ...stars(
          frames,
          [
            { x: 30, y: 150, radius: 5 },
            { x: 92, y: 126, radius: 4 },
            { x: 148, y: 32, radius: 5 },
            { x: 246, y: 40, radius: 6 },
            { x: 328, y: 48, radius: 4 },
            { x: 372, y: 68, radius: 5 },
            { x: 150, y: 170, radius: 4 },
            { x: 374, y: 180, radius: 5 },
          ],
          "hill",
        ),
      ),
      layer(
        "Bear",
        part(
          {
            name: "Shade",
            opacity: keys(
              [0, 0],
              [60, 0, "hold"],
              [76, 1, "in-out"],
              [104, 1, "hold"],
              [118, 0, "in-out"],
              [frames, 0, "hold"],
            ),
            x: keys([0, -4], [60, -4, "hold"], [118, 5, "linear"], [frames, 5, "hold"]),
          },
          shape(
            smooth(
              "184,98 218,78 262,80 298,80 326,90 338,80 348,80 350,92 372,104 392,124 386,134 356,138 338,146 324,166 328,196 340,210 330,218 304,214 302,180 280,166 244,164 234,186 238,206 250,218 238,226 212,222 208,184 196,160 182,128",
            ),
            { fill: "sun" },
          ),
          shape(smooth("48,60! 104,50 152,70 196,84 194,106 150,94 104,74"), { fill: "sun" }),
        ),
      ),
      layer("Lines", ...strokes.map(line)),
      layer("Stars", ...sky.map((_, index) => star(index))),
      layer(
        "Falling star",
        shape("M150 12L40 96", {
          stroke: { paint: "paper", width: 2.6 },
          trim: {
            start: keys([0, 0], [96, 0, "hold"], [106, 1, "in"], [frames, 1, "hold"]),
            end: keys([0, 0], [90, 0, "hold"], [101, 1, "in"], [frames, 1, "hold"]),
          },
          opacity: keys([0, 0], [90, 0, "hold"], [91, 1, "hold"], [106, 0, "hold"], [frames, 0, "hold"]),
        }),
      ),
      layer("Hills", shape("M-20 252C60 226 140 250 220 238S350 236 430 250V330H-20Z", { fill: "hill" })),
      layer(
        "Wood",
        shape("M-20 272C80 262 160 274 240 268S360 266 430 272V330H-20Z", { fill: "ink" }),
        pine(34, 84, 0),
        pine(68, 58, 0.1),
        pine(98, 40, 0.2),
        pine(340, 46, 0.5),
        pine(366, 70, 0.55),
        pine(392, 52, 0.65),
      ),
    ];
  },
);
