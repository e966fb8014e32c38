import {
  blink,
  cycle,
  importDrawing,
  layer,
  part,
  ramp,
  shape,
  sway,
  turned,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { bubbles } from "./scenery.ts";

/** Where each tentacle leaves the head, in the order of the drawing. */
const roots: readonly [number, number][] = [
  [163, 186],
  [170, 186],
  [180, 186],
  [191, 186],
  [209, 186],
  [220, 186],
  [230, 186],
  [237, 186],
];

export const octopus = creature(
  {
    key: "octopus-eight-at-once",
    title: "Octopus, eight at once",
    description: "Eight arms curl, each in its own time, while the head fills and empties. Bubbles go up.",
    tags: [
      "octopus",
      "ocean",
      "sea",
      "tentacles",
      "underwater",
      "marine",
      "animal",
      "multitasking",
      "busy",
      "loop",
      "silhouette",
    ],
    featuredRank: 6,
    tint: "rose",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("octopus.svg");
    const arm = (index: number) => {
      const root = roots[index] ?? [200, 186];
      const late = [0, 0.9, 1.9, 2.7, 3.6, 4.4, 5.2, 5.9][index] ?? 0;
      const data = warped(
        frames,
        drawing.data(1, index),
        (x, y, angle) => {
          const far = Math.hypot(x - root[0], y - root[1]);
          const share = ramp(far, 6, 150);
          return turned(
            [x, y],
            root,
            share * (12 * Math.sin(angle - late - share * 2.6) + 5 * Math.sin(2 * angle - late - share * 4)),
          );
        },
        { samples: 12 },
      );
      return shape(data, { fill: "ink", name: `Arm ${index + 1}` });
    };
    const breath = (late: number) =>
      cycle(
        frames,
        [
          [0, 1],
          [0.4, 1.05],
          [0.55, 1.04],
        ],
        { times: 2, phase: late },
      );
    const eye = (index: number, x: number) =>
      part(
        { pivot: [x, 150], scaleY: blink([20, 70], 6) },
        drawing.piece(3, index),
        part(
          {
            x: cycle(
              frames,
              [
                [0, 0],
                [0.3, 0],
                [0.4, 4],
                [0.55, 4],
                [0.65, -3],
                [0.8, -3],
                [0.9, 0],
              ],
              { ease: "in-out" },
            ),
          },
          drawing.piece(4, index),
        ),
      );
    return [
      layer(
        "Bubbles",
        ...bubbles(
          frames,
          [
            { x: 60, y: 230, radius: 18, late: 0.1 },
            { x: 330, y: 220, radius: 11, late: 0.45 },
            { x: 356, y: 240, radius: 7, late: 0.75 },
            { x: 84, y: 250, radius: 8, late: 0.6 },
            { x: 304, y: 250, radius: 5, late: 0.25 },
          ],
          290,
        ),
      ),
      layer(
        "Octopus",
        part(
          {
            y: cycle(
              frames,
              [
                [0, 4],
                [0.45, -7],
              ],
              { times: 2, phase: 0.1 },
            ),
            pivot: [200, 190],
            rotate: sway(frames, -1.5, 1.5),
          },
          ...[0, 7, 1, 6, 2, 5, 3, 4].map(arm),
          part(
            { name: "Head", pivot: [200, 208], rotate: sway(frames, -2.5, 2.5, { phase: 0.12 }) },
            part(
              { pivot: [200, 208], scaleY: breath(0) },
              part(
                {
                  pivot: [200, 208],
                  scaleX: cycle(
                    frames,
                    [
                      [0, 1.03],
                      [0.45, 0.975],
                    ],
                    { times: 2 },
                  ),
                },
                drawing.piece(2),
                drawing.piece(5),
                eye(0, 174),
                eye(1, 228),
              ),
            ),
          ),
          drawing.piece(6),
        ),
      ),
    ];
  },
);
