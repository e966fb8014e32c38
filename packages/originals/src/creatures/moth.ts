import { cycle, importDrawing, layer, part, sway, themesFrom } from "../builder/index.ts";
import { creature } from "./creature.ts";

export const moth = creature(
  {
    key: "moth-wing-beat",
    title: "Moth, wing beat",
    description:
      "A moth opens and folds its wings in front of a lamp; the hind wings follow a moment later. Five themes, one drawing.",
    tags: [
      "moth",
      "butterfly",
      "insect",
      "wings",
      "night",
      "theme",
      "themeable",
      "animal",
      "symmetry",
      "loop",
    ],
    featuredRank: 3,
    tint: "lilac",
    themes: themesFrom("lilac"),
    frames: 72,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("moth.svg");
    const beat = (late: number) =>
      cycle(
        frames,
        [
          [0, 1],
          [0.12, 1.03],
          [0.42, 0.46],
          [0.5, 0.42],
          [0.86, 1.04],
        ],
        { phase: late, times: 2 },
      );
    const side = (
      upper: number,
      lower: number,
      marks: number,
      spots: number,
      antenna: number,
      hand: 1 | -1,
    ) => [
      part(
        {
          name: "Hind wing",
          pivot: [200, 166],
          rotate: cycle(
            frames,
            [
              [0, 0],
              [0.5, hand * -9],
            ],
            { phase: 0.07, times: 2 },
          ),
        },
        part(
          { pivot: [200, 166], scaleX: beat(0.06) },
          drawing.piece(lower),
          drawing.piece(marks, 3, 4),
          drawing.piece(spots, 1),
        ),
      ),
      part(
        {
          name: "Fore wing",
          pivot: [200, 148],
          rotate: cycle(
            frames,
            [
              [0, 0],
              [0.5, hand * -13],
            ],
            { times: 2 },
          ),
        },
        part(
          { pivot: [200, 148], scaleX: beat(0) },
          drawing.piece(upper),
          drawing.piece(marks, 0, 1, 2, 5, 6, 7, 8),
          drawing.piece(spots, 0),
        ),
      ),
      part(
        {
          name: "Antenna",
          pivot: [200, 120],
          rotate: cycle(
            frames,
            [
              [0, -2 * hand],
              [0.5, 7 * hand],
            ],
            { phase: 0.12, times: 2 },
          ),
        },
        drawing.piece(antenna),
      ),
    ];
    return [
      layer(
        "Lamp",
        part({ pivot: [200, 150], scale: sway(frames, 1, 1.03, { times: 2 }) }, drawing.piece(0)),
        part({ pivot: [200, 150], scale: sway(frames, 1, 0.95, { times: 2, phase: 0.1 }) }, drawing.piece(1)),
      ),
      layer(
        "Moth",
        part(
          {
            y: cycle(
              frames,
              [
                [0, 4],
                [0.44, -9],
              ],
              { phase: 0.1, times: 2 },
            ),
            x: sway(frames, -3, 3),
            pivot: [200, 160],
            rotate: sway(frames, -1.5, 1.5, { phase: 0.3 }),
          },
          ...side(2, 3, 4, 5, 6, 1),
          ...side(7, 8, 9, 10, 11, -1),
          drawing.piece(12),
          drawing.piece(13),
        ),
      ),
    ];
  },
);
