import {
  box,
  circle,
  cycle,
  type Figure,
  type KeyEntry,
  layer,
  part,
  shape,
  smooth,
} from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 132;
const strokes = 10;
const step = 9;
/** When a letter is struck, as a share of one line. */
const strike = (index: number) => 0.04 + index * 0.066;

const carriage = cycle(
  frames,
  [
    [0, 45, "hold"],
    ...Array.from({ length: strokes }, (_, index): KeyEntry<number>[] => [
      [strike(index), 45 - index * step, "hold"],
      [strike(index) + 0.03, 45 - (index + 1) * step, "out"],
    ]).flat(),
    [0.78, -45, "hold"],
    [0.82, -49, "in-out"],
    [0.95, 47, "in"],
    [0.97, 43, "out"],
    [0.99, 45, "in-out"],
  ],
  { times: 2, ease: "in-out" },
);
const feed = cycle(
  frames,
  [
    [0, 0, "hold"],
    [0.72, 0, "hold"],
    [0.78, -20, "out-back"],
  ],
  { times: 2, gain: -20, ease: "hold" },
);

const words: readonly (readonly [number, number][])[] = [
  [
    [156, 26],
    [188, 14],
    [208, 36],
  ],
  [
    [156, 44],
    [206, 18],
    [230, 15],
  ],
];

const written = (): Figure[] =>
  Array.from({ length: 12 }, (_, index) => {
    const y = 146 - (index - 3) * 20;
    return (words[index % 2] ?? []).map(([x, width]) => box(x, y - 4, width, 7, 2, ink));
  }).flat();

const key = (x: number, y: number, turn: number): Figure =>
  part(
    {
      name: "Key",
      y: cycle(
        frames,
        [
          [0, 0, "hold"],
          [strike(turn), 0, "hold"],
          [strike(turn) + 0.015, 5, "out"],
          [strike(turn) + 0.06, 0, "out-back"],
        ],
        { times: 2, ease: "hold" },
      ),
    },
    circle(x, y, 8.5, sheet),
    circle(x, y, 5.4, ink),
  );

export const typewriter = onStage(
  {
    key: "typewriter",
    title: "Typewriter, next line",
    description:
      "Keys go down one by one, the carriage creeps to the left, the paper moves up and the carriage flies back.",
    tags: [
      "typewriter",
      "writing",
      "business",
      "office",
      "text",
      "author",
      "news",
      "typing",
      "letter",
      "machine",
      "loop",
    ],
    category: "business",
    featuredRank: 46,
    tint: "mint",
    frames,
    posterFrame: 30,
  },
  () => {
    const order = [3, 7, 0, 5, 9, 2, 6, 1, 8, 4];
    return [
      layer("Sun", circle(200, 150, 128, { fill: "sun" })),
      layer("Paper", part({ x: carriage }, box(128, -20, 144, 190, 0, { fill: "paper" }))),
      layer(
        { name: "Writing", masks: [{ data: "M-10 -10H410V132H200V156H-10Z" }] },
        part({ x: carriage }, part({ y: feed }, ...written())),
      ),
      layer(
        "Machine",
        part(
          { name: "Carriage", x: carriage },
          box(86, 156, 228, 26, 13, ink),
          box(72, 160, 18, 18, 4, ink),
          box(310, 160, 18, 18, 4, ink),
          shape("M80 168L62 132", line(6)),
          circle(61, 130, 7, ink),
          shape("M104 169H296", line(2.4, "sheet")),
        ),
        shape(smooth("112,176! 288,176! 300,214 324,268! 330,286! 70,286! 76,268! 100,214"), ink),
        part(
          {
            name: "Type bar",
            pivot: [200, 204],
            rotate: cycle(
              frames,
              [
                [0, 62, "hold"],
                ...Array.from({ length: strokes }, (_, index): KeyEntry<number>[] => [
                  [strike(index) - 0.02, 62, "hold"],
                  [strike(index), 0, "in"],
                  [strike(index) + 0.03, 62, "out"],
                ]).flat(),
              ],
              { times: 2, ease: "hold" },
            ),
          },
          shape("M200 204V156", line(4)),
          box(195, 146, 10, 14, 2, ink),
        ),
        shape("M150 200Q200 176 250 200", line(4, "sheet")),
        shape("M164 206Q200 188 236 206", line(2.4, "sheet")),
        ...order.map((turn, index) =>
          key(index < 5 ? 140 + index * 30 : 126 + (index - 5) * 37, index < 5 ? 228 : 252, turn),
        ),
        box(140, 270, 120, 8, 4, hill),
      ),
      layer("Table", box(-10, 286, 420, 30, 0, ink)),
    ];
  },
);
