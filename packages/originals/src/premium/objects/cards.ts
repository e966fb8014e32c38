import { box, circle, type Figure, keys, layer, part, shape, smooth } from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const frames = 120;
const foot = [200, 330] as const;

/** Suits on a face of 92 × 132 around 200, 150. */
const suits: readonly string[] = [
  smooth("200,112! 232,148 230,168 214,172 203,164! 210,188! 190,188! 197,164! 186,172 170,168 168,148"),
  smooth("200,184! 166,150 166,126 184,118 200,132! 216,118 234,126 234,150"),
  smooth("200,106! 230,150! 200,194! 170,150!"),
  "M200 110a17 17 0 0 1 13 28a18 18 0 1 1 -8 30q1 12 6 20h-22q5 -8 6 -20a18 18 0 1 1 -8 -30a17 17 0 0 1 13 -28Z",
  "M200 104L211 138L246 138L218 159L228 193L200 172L172 193L182 159L154 138L189 138Z",
];

function card(index: number): Figure {
  const late = index * 3;
  const angle = (index - 2) * 21;
  const flipAt = 42 + index * 5;
  const backAt = 88 + (4 - index) * 2;
  const width = keys(
    [0, 1, "hold"],
    [flipAt, 1, "hold"],
    [flipAt + 5, 0.03, "in"],
    [flipAt + 10, 1, "out"],
    [backAt, 1, "hold"],
    [backAt + 4, 0.03, "in"],
    [backAt + 8, 1, "out"],
    [frames, 1, "hold"],
  );
  const shown = (isFace: boolean) =>
    keys(
      [0, isFace ? 0 : 1, "hold"],
      [flipAt + 5, isFace ? 1 : 0, "hold"],
      [backAt + 4, isFace ? 0 : 1, "hold"],
      [frames, isFace ? 0 : 1, "hold"],
    );
  const suit = suits[index] ?? "";
  return part(
    {
      name: "Card",
      pivot: foot,
      rotate: keys(
        [0, (index - 2) * 1.2],
        [8, (index - 2) * 0.2],
        [26 + late, angle, [0.3, 1.3, 0.6, 1]],
        [98, angle, "hold"],
        [112, (index - 2) * 1.2, "in-out"],
        [frames, (index - 2) * 1.2, "hold"],
      ),
    },
    part(
      {
        pivot: [200, 150],
        y: keys(
          [0, 0],
          [8, 6],
          [24 + late, -14, "out"],
          [flipAt - 3, -14, "hold"],
          [flipAt + 5, -34, "out"],
          [flipAt + 13, -14, "in-out"],
          [98, -14, "hold"],
          [112, 0, "in-out"],
          [frames, 0],
        ),
        scaleX: width,
      },
      box(148, 78, 104, 148, 11, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
      part(
        { opacity: shown(false) },
        box(158, 88, 84, 128, 6, line(2.4, "sheet")),
        ...Array.from({ length: 15 }, (_, at) => {
          const x = 172 + (at % 3) * 28;
          const y = 104 + Math.floor(at / 3) * 24;
          return shape(`M${x} ${y - 8}l7 8l-7 8l-7 -8Z`, sheet);
        }),
      ),
      part(
        { opacity: shown(true) },
        shape(suit, sheet),
        ...(index === 4 ? [circle(200, 152, 8, ink)] : []),
        part({ pivot: [162, 98], scale: 0.2 }, part({ x: -38, y: -52 }, shape(suit, sheet))),
        part({ pivot: [238, 206], scale: 0.2, rotate: 180 }, part({ x: 38, y: 56 }, shape(suit, sheet))),
      ),
    ),
  );
}

export const cards = onStage(
  {
    key: "cards-fan-and-flip",
    title: "Pick a card",
    description: "Five cards fan out, turn over one after another, show their suits, turn back and close.",
    tags: [
      "cards",
      "game",
      "gaming",
      "playing cards",
      "poker",
      "magic",
      "flip",
      "deck",
      "casino",
      "play",
      "loop",
    ],
    category: "gaming",
    tint: "sky",
    frames,
    posterFrame: 80,
  },
  () => [
    layer("Sun", circle(200, 176, 132, { fill: "sun" })),
    layer({ name: "Cards", pivot: foot, scale: 0.9, y: -14 }, ...[0, 1, 2, 3, 4].map(card)),
  ],
);
