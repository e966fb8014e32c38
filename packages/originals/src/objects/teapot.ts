import {
  box,
  circle,
  cycle,
  type Figure,
  importDrawing,
  keys,
  layer,
  part,
  shape,
  sway,
  warped,
} from "../builder/index.ts";
import { hill, ink, line, onStage } from "./on-stage.ts";

const frames = 96;

export const teapot = onStage(
  {
    key: "teapot-on-the-boil",
    title: "Teapot, about to whistle",
    description:
      "A teapot warms up, trembles, its lid chatters and jumps; then it lets off steam and is calm again.",
    tags: [
      "teapot",
      "tea",
      "kitchen",
      "steam",
      "boil",
      "hot",
      "drink",
      "breakfast",
      "patience",
      "anger",
      "objects",
      "loop",
    ],
    category: "objects",
    tint: "rose",
    frames,
    posterFrame: 58,
  },
  () => {
    const drawing = importDrawing("teapot.svg");
    const shiver = (reach: number, from: number, to: number) => {
      const entries: [number, number, "linear" | "hold"][] = [
        [0, 0, "hold"],
        [from, 0, "hold"],
      ];
      for (let frame = from + 2; frame < to; frame += 2)
        entries.push([
          frame,
          ((frame / 2) % 2 === 0 ? 1 : -1) * reach * Math.min(1, (frame - from) / 16),
          "linear",
        ]);
      entries.push([to, 0, "linear"], [frames, 0, "hold"]);
      return keys(...entries);
    };
    const puff = (late: number, x: number): Figure =>
      part(
        {
          y: cycle(
            frames,
            [
              [0, 12],
              [0.999, -30, "linear"],
            ],
            { times: 2, phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.25, 1],
              [0.6, 1],
              [0.999, 0],
            ],
            { times: 2, phase: late },
          ),
        },
        shape(
          warped(
            frames,
            `M${x} 124C${x - 14} 104 ${x + 14} 92 ${x} 70C${x - 12} 54 ${x + 8} 44 ${x + 2} 34`,
            (px, y, angle) => [px + 5 * Math.sin(2 * angle + y / 18), y],
            { samples: 14 },
          ),
          line(6, "hill"),
        ),
      );
    const whistle = (index: number): Figure => {
      const at = 48 + index * 4;
      const to = (reach: number) =>
        keys([0, 0, "hold"], [at, 0, "hold"], [at + 18, reach, "out"], [frames, reach, "hold"]);
      const radius = 9 + (index % 3) * 4;
      return part(
        { name: "Whistle", x: to(-34 - (index % 3) * 16), y: to(-30 - ((index * 2) % 5) * 13) },
        part(
          {
            pivot: [62, 142],
            scale: keys(
              [0, 0.01, "hold"],
              [at, 0.2, "hold"],
              [at + 9, 1, "out"],
              [at + 20, 0.01, "in"],
              [frames, 0.01, "hold"],
            ),
          },
          circle(62, 142, radius, { fill: "paper" }),
        ),
      );
    };
    return [
      layer("Sun", drawing.piece(0)),
      layer("Steam", puff(0, 74), puff(0.5, 96), ...[0, 1, 2, 3, 4, 5].map(whistle)),
      layer(
        "Teapot",
        part(
          {
            name: "Pot",
            pivot: [206, 252],
            rotate: shiver(1.6, 22, 76),
            scaleY: keys(
              [0, 1],
              [40, 1.035],
              [50, 0.97, "in-out"],
              [58, 1.05, "out"],
              [74, 1.03],
              [80, 0.975],
              [88, 1],
              [frames, 1],
            ),
          },
          part(
            {
              pivot: [150, 200],
              rotate: keys([0, 0], [46, -3], [54, 5, "out"], [72, 3], [82, -1], [frames, 0]),
            },
            drawing.piece(2),
          ),
          drawing.piece(3),
          drawing.piece(1),
          drawing.piece(4, 2),
          drawing.piece(5),
          part({ pivot: [208, 182], rotate: sway(frames, -12, 12) }, drawing.piece(6)),
          part(
            {
              name: "Lid",
              y: cycle(
                frames,
                [
                  [0, 0, "hold"],
                  [0.26, 0, "hold"],
                  [0.29, -5, "out"],
                  [0.32, 0, "fall"],
                  [0.36, -8, "out"],
                  [0.4, 0, "fall"],
                  [0.43, -9, "out"],
                  [0.47, 0, "fall"],
                  [0.56, -34, "out"],
                  [0.65, 0, "fall"],
                  [0.68, -5, "out"],
                  [0.71, 0, "fall"],
                ],
                { ease: "hold" },
              ),
              pivot: [208, 120],
              rotate: cycle(
                frames,
                [
                  [0, 0, "hold"],
                  [0.26, 0, "hold"],
                  [0.29, 5, "out"],
                  [0.34, -5],
                  [0.39, 5],
                  [0.44, -6],
                  [0.48, 0],
                  [0.56, 12, "out"],
                  [0.65, -3, "in"],
                  [0.71, 0],
                ],
                { ease: "in-out" },
              ),
            },
            drawing.piece(4, 0, 1),
          ),
        ),
      ),
      layer("Stove", box(-10, 252, 420, 60, 0, ink), box(136, 264, 136, 3, 1.5, hill)),
    ];
  },
);
