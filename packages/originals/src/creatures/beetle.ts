import { cycle, importDrawing, keys, layer, part, sway } from "../builder/index.ts";
import { creature } from "./creature.ts";

export const beetle = creature(
  {
    key: "scarab",
    title: "Scarab",
    description:
      "A scarab walks on the spot, three legs and then three, under a sun that turns; now and then it lifts its wing cases.",
    tags: [
      "beetle",
      "scarab",
      "insect",
      "bug",
      "egypt",
      "sun",
      "crawl",
      "animal",
      "symmetry",
      "loop",
      "silhouette",
    ],
    tint: "mint",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("beetle.svg");
    // Fore and hind leg of one side go with the middle leg of the other.
    const leg = (index: number, pivot: [number, number], degrees: number, phase: number) =>
      part(
        {
          name: "Leg",
          pivot,
          rotate: cycle(
            frames,
            [
              [0, -degrees],
              [0.5, degrees],
            ],
            { times: 6, phase },
          ),
        },
        drawing.piece(1, index),
      );
    const lifted = (hand: 1 | -1) =>
      keys(
        [0, 0],
        [56, 0, "hold"],
        [60, 1 * hand, "in-out"],
        [68, -16 * hand, "out-back"],
        [74, -12 * hand],
        [78, -16 * hand],
        [88, 0, "in-out"],
        [frames, 0, "hold"],
      );
    return [
      layer(
        "Rays",
        part(
          { pivot: [200, 150], rotate: cycle(frames, [[0, 0]], { ease: "linear", gain: 40 }) },
          drawing.piece(0),
        ),
      ),
      layer(
        "Scarab",
        part(
          {
            y: cycle(
              frames,
              [
                [0, 1.5],
                [0.5, -1.5],
              ],
              { times: 12 },
            ),
            pivot: [200, 150],
            rotate: sway(frames, -3, 3, { times: 2 }),
          },
          leg(0, [230, 122], 9, 0),
          leg(1, [170, 122], 9, 0.5),
          leg(2, [236, 160], 9, 0.5),
          leg(3, [164, 160], 9, 0),
          leg(4, [232, 190], 9, 0),
          leg(5, [168, 190], 9, 0.5),
          part(
            {
              name: "Left feeler",
              pivot: [190, 72],
              rotate: cycle(
                frames,
                [
                  [0, -8],
                  [0.3, 10],
                  [0.6, -2],
                ],
                { times: 4 },
              ),
            },
            drawing.piece(4, 1),
          ),
          part(
            {
              name: "Right feeler",
              pivot: [210, 72],
              rotate: cycle(
                frames,
                [
                  [0, 8],
                  [0.3, -10],
                  [0.6, 2],
                ],
                { times: 4, phase: 0.3 },
              ),
            },
            drawing.piece(4, 2),
          ),
          drawing.piece(2),
          drawing.piece(5, 0, 11),
          part({ pivot: [198, 128], rotate: lifted(-1) }, drawing.piece(5, 1, 3, 5, 7, 9)),
          part({ pivot: [202, 128], rotate: lifted(1) }, drawing.piece(5, 2, 4, 6, 8, 10)),
          part(
            {
              name: "Head",
              pivot: [200, 110],
              rotate: cycle(
                frames,
                [
                  [0, -3],
                  [0.5, 3],
                ],
                { times: 3 },
              ),
            },
            drawing.piece(4, 0),
          ),
          drawing.piece(3),
          drawing.piece(6),
        ),
      ),
    ];
  },
);
