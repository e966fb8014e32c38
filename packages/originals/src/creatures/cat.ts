import {
  blink,
  cycle,
  importDrawing,
  keys,
  layer,
  part,
  sway,
  warped,
  shape,
  turned,
  ramp,
} from "../builder/index.ts";
import { creature } from "./creature.ts";

export const cat = creature(
  {
    key: "cat-on-a-warm-wall",
    title: "Cat on a warm wall",
    description:
      "A cat sits in the last sun. The tail hangs over the bricks and beats time, an ear turns to a sound, the eyes close for a moment.",
    tags: ["cat", "pet", "kitten", "sit", "tail", "blink", "animal", "wall", "sunset", "loop", "silhouette"],
    featuredRank: 4,
    tint: "rose",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("cat.svg");
    const tail = warped(
      frames,
      "M172 232C146 244 112 242 98 216C86 192 96 166 114 158C122 155 127 160 126 166",
      (x, y, angle) => {
        const share = ramp(232 - y, 0, 80);
        return turned([x, y], [150, 236], share * (4 + 13 * Math.sin(angle - share * 1.5)));
      },
      { samples: 16, times: 2 },
    );
    const eye = (index: number, x: number) =>
      part(
        { pivot: [x, 106], scaleY: blink([34, 42, 78]) },
        drawing.piece(6, index),
        part(
          { x: keys([0, 0], [50, 0, "hold"], [55, 1.6], [72, 1.6, "hold"], [76, 0]) },
          drawing.piece(7, index),
        ),
      );
    const ear = (index: number, pivot: [number, number], at: number) =>
      part(
        {
          pivot,
          rotate: keys(
            [0, 0],
            [at, 0, "hold"],
            [at + 3, index === 1 ? -14 : 12, "out"],
            [at + 7, index === 1 ? 5 : -4],
            [at + 10, -6],
            [at + 15, 0],
            [frames, 0, "hold"],
          ),
        },
        drawing.piece(4, index),
      );
    return [
      layer("Sun", part({ pivot: [236, 120], scale: sway(frames, 1, 1.025) }, drawing.piece(0))),
      layer("Wall", drawing.piece(1), drawing.piece(2)),
      layer(
        "Cat",
        shape(tail, { stroke: { paint: "ink", width: 12 }, name: "Tail" }),
        part(
          {
            name: "Chest",
            pivot: [200, 242],
            scaleY: cycle(
              frames,
              [
                [0, 1],
                [0.45, 1.018],
              ],
              { times: 2 },
            ),
          },
          drawing.piece(3),
          drawing.piece(10),
          drawing.piece(11),
        ),
        part(
          {
            name: "Head",
            pivot: [230, 136],
            y: cycle(
              frames,
              [
                [0, 0],
                [0.45, -2],
              ],
              { times: 2, phase: 0.05 },
            ),
            rotate: keys(
              [0, 0],
              [46, 0, "hold"],
              [52, -2],
              [60, 9, "out-back"],
              [74, 8],
              [84, 0],
              [frames, 0, "hold"],
            ),
          },
          ear(1, [216, 94], 20),
          ear(2, [254, 94], 24),
          drawing.piece(4, 0),
          eye(0, 226),
          eye(1, 250),
          drawing.piece(8),
          part(
            {
              pivot: [262, 118],
              rotate: cycle(
                frames,
                [
                  [0, -2],
                  [0.5, 3],
                ],
                { times: 4 },
              ),
            },
            drawing.piece(9, 0, 1),
          ),
          part(
            {
              pivot: [214, 120],
              rotate: cycle(
                frames,
                [
                  [0, 2],
                  [0.5, -3],
                ],
                { times: 4 },
              ),
            },
            drawing.piece(9, 2, 3),
          ),
        ),
      ),
    ];
  },
);
