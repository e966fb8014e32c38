import {
  blink,
  cycle,
  ellipse,
  type Figure,
  importDrawing,
  keys,
  layer,
  part,
  sway,
} from "../builder/index.ts";
import { creature } from "./creature.ts";

export const deer = creature(
  {
    key: "deer-antlers-in-leaf",
    title: "Deer, antlers in leaf",
    description:
      "A stag listens: one ear turns, then the other, the breath goes in and out, and the leaves on its antlers tremble.",
    tags: [
      "deer",
      "stag",
      "antlers",
      "forest",
      "nature",
      "leaves",
      "wild",
      "animal",
      "christmas",
      "reindeer",
      "loop",
      "silhouette",
    ],
    featuredRank: 20,
    tint: "lilac",
    frames: 120,
  },
  (frames) => {
    const drawing = importDrawing("deer.svg");
    const antler = (piece: number, hand: 1 | -1): Figure => {
      const at = (x: number): number => (hand === 1 ? x : 400 - 12 - x);
      const leaf = (index: number, x: number, y: number) =>
        part(
          {
            name: "Leaf",
            pivot: [at(x), y],
            rotate: cycle(
              frames,
              [
                [0, -12],
                [0.3, 9],
                [0.55, -5],
                [0.8, 12],
              ],
              { times: 3, phase: index * 0.13 },
            ),
          },
          drawing.piece(piece, index),
        );
      return part(
        {
          name: "Antler",
          pivot: [at(214), 120],
          rotate: sway(frames, -0.8 * hand, 1.2 * hand, { times: 2, phase: 0.1 }),
        },
        drawing.piece(piece, 0, 1, 2, 3),
        leaf(4, 282, 24),
        leaf(5, 250, 36),
        leaf(6, 317, 36),
        leaf(7, 338, 53),
        leaf(8, 279, 40),
        leaf(9, 242, 56),
        leaf(10, 301, 55),
      );
    };
    const ear = (index: number, pivot: [number, number], hand: 1 | -1, at: number) =>
      part(
        {
          name: "Ear",
          pivot,
          rotate: keys(
            [0, 0],
            [at, 0, "hold"],
            [at + 4, -14 * hand, "out"],
            [at + 10, 6 * hand],
            [at + 15, -4 * hand],
            [at + 22, 0],
            [at + 40, 0, "hold"],
            [at + 44, 9 * hand, "out"],
            [at + 52, 0],
            [frames, 0, "hold"],
          ),
        },
        drawing.piece(4, index),
      );
    const eye = (index: number, x: number) =>
      part({ pivot: [x, 148], scaleY: blink([34, 92], 7) }, drawing.piece(6, index));
    const glint = (index: number, x: number, y: number) =>
      part(
        { pivot: [x, y], scale: sway(frames, 1, 0.5, { times: 3, phase: index / 3 }) },
        drawing.piece(8, index),
      );
    return [
      layer("Moon", part({ pivot: [206, 104], scale: sway(frames, 1, 1.03) }, drawing.piece(0))),
      layer(
        "Deer",
        part(
          {
            name: "Chest",
            pivot: [206, 300],
            scaleX: cycle(
              frames,
              [
                [0, 1],
                [0.45, 1.03],
              ],
              { times: 2 },
            ),
          },
          drawing.piece(5),
          glint(0, 206, 240),
          glint(1, 206, 260),
          glint(2, 206, 280),
        ),
        part(
          {
            name: "Head",
            pivot: [206, 214],
            y: cycle(
              frames,
              [
                [0, 1],
                [0.45, -2.5],
              ],
              { times: 2, phase: 0.06 },
            ),
            rotate: keys(
              [0, 0],
              [24, 0, "hold"],
              [34, -3.5, "in-out"],
              [62, -3.5, "hold"],
              [76, 3.5, "in-out"],
              [98, 3.5, "hold"],
              [112, 0],
              [frames, 0, "hold"],
            ),
          },
          antler(1, 1),
          antler(2, -1),
          ear(0, [176, 132], -1, 20),
          ear(1, [236, 132], 1, 58),
          ellipse(206, 178, 27, 34, { fill: "ink", name: "Throat" }),
          drawing.piece(3),
          eye(0, 188),
          eye(1, 224),
          part(
            {
              pivot: [206, 202],
              scaleX: cycle(
                frames,
                [
                  [0, 1],
                  [0.1, 1.1],
                  [0.2, 1],
                ],
                { times: 4 },
              ),
            },
            drawing.piece(7),
          ),
        ),
        drawing.piece(9),
      ),
    ];
  },
);
