import { cycle, importDrawing, layer, part } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { hills, meadow, travel } from "./scenery.ts";

export const hare = creature(
  {
    key: "hare-full-stretch",
    title: "Hare, full stretch",
    description:
      "A hare bounds over the meadow: hind legs push, the body flies, the fore legs land, the ears come after.",
    tags: [
      "hare",
      "rabbit",
      "bunny",
      "run",
      "jump",
      "fast",
      "spring",
      "easter",
      "animal",
      "loop",
      "silhouette",
    ],
    featuredRank: 18,
    tint: "mint",
    frames: 40,
  },
  (frames) => {
    const drawing = importDrawing("hare.svg");
    const bound = { times: 2 };
    // 0 is full stretch in the air, a quarter is landing on the fore legs, a half is gathered, three quarters is the push.
    const turn = (stretch: number, land: number, gather: number, push: number, late = 0) =>
      cycle(
        frames,
        [
          [0, stretch],
          [0.26, land],
          [0.5, gather],
          [0.76, push],
        ],
        { ...bound, phase: late },
      );
    const hind = (
      piece: number,
      hip: [number, number],
      knee: [number, number],
      ankle: [number, number],
      late: number,
    ) =>
      part(
        { name: "Hind leg", pivot: hip, rotate: turn(0, -34, -68, -14, late) },
        part(
          { pivot: knee, rotate: turn(0, 26, 44, 8, late) },
          part({ pivot: ankle, rotate: turn(0, -12, -6, 22, late) }, drawing.piece(piece, 2)),
          drawing.piece(piece, 1),
        ),
        drawing.piece(piece, 0),
      );
    const fore = (
      piece: number,
      shoulder: [number, number],
      elbow: [number, number],
      wrist: [number, number],
      late: number,
    ) =>
      part(
        { name: "Fore leg", pivot: shoulder, rotate: turn(0, 40, 74, 10, late) },
        part(
          { pivot: elbow, rotate: turn(0, 6, 34, 52, late) },
          part({ pivot: wrist, rotate: turn(0, 14, 30, 30, late) }, drawing.piece(piece, 2)),
          drawing.piece(piece, 1),
        ),
        drawing.piece(piece, 0),
      );
    const ear = (index: number, pivot: [number, number], late: number) =>
      part({ name: "Ear", pivot, rotate: turn(-6, 8, 16, -2, late) }, drawing.piece(6, index));
    return [
      layer("Sun", drawing.piece(0)),
      layer("Far hills", part({ x: travel(frames, -100) }, hills(236, 18, 100, "sun"))),
      layer("Near hills", part({ x: travel(frames, -200) }, hills(252, 16, 200, "hill"))),
      layer("Meadow", part({ x: travel(frames, -400) }, meadow(257, 400, "ink", 8, 5))),
      layer(
        "Hare",
        part(
          {
            name: "Body",
            pivot: [185, 145],
            y: cycle(
              frames,
              [
                [0, -18],
                [0.25, 6],
                [0.5, 14],
                [0.75, 4],
              ],
              bound,
            ),
            rotate: cycle(
              frames,
              [
                [0, -2],
                [0.25, 7],
                [0.5, 2],
                [0.75, -9],
              ],
              bound,
            ),
          },
          hind(8, [126, 152], [114, 198], [84, 219], 0.05),
          fore(10, [236, 152], [270, 190], [312, 194], 0.05),
          part({ name: "Tail", pivot: [92, 140], rotate: turn(0, -16, 12, 20, 0.1) }, drawing.piece(11)),
          part(
            {
              pivot: [185, 160],
              scaleX: cycle(
                frames,
                [
                  [0, 1],
                  [0.5, 0.92],
                ],
                bound,
              ),
            },
            drawing.piece(4),
          ),
          part(
            {
              name: "Head",
              pivot: [280, 116],
              rotate: turn(0, -7, -4, 8, 0.06),
              x: cycle(
                frames,
                [
                  [0, 0],
                  [0.5, -7],
                ],
                bound,
              ),
            },
            ear(0, [282, 102], 0.16),
            ear(1, [292, 96], 0.12),
            drawing.piece(5),
            drawing.piece(12),
          ),
          part(
            {
              x: cycle(
                frames,
                [
                  [0, 0],
                  [0.5, 6],
                ],
                bound,
              ),
            },
            hind(7, [126, 152], [96, 186], [57, 206], 0),
            drawing.piece(13, 0),
          ),
          part(
            {
              x: cycle(
                frames,
                [
                  [0, 0],
                  [0.5, -6],
                ],
                bound,
              ),
            },
            fore(9, [240, 152], [288, 176], [330, 172], 0),
            drawing.piece(13, 2),
          ),
        ),
      ),
    ];
  },
);
