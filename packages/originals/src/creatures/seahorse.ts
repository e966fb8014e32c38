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
import { bubbles, hills } from "./scenery.ts";

const curl = (x: number, y: number, angle: number): [number, number] => {
  const share = ramp(y, 178, 262);
  const [turnedX, turnedY] = turned([x, y], [205, 190], share * (4 + 11 * Math.sin(angle - share)));
  return [turnedX, turnedY];
};

export const seahorse = creature(
  {
    key: "seahorse-drift",
    title: "Seahorse drift",
    description: "The back fin whirs, the tail curls and lets go, and the weeds lean with the swell.",
    tags: [
      "seahorse",
      "sea",
      "ocean",
      "underwater",
      "fish",
      "drift",
      "marine",
      "animal",
      "calm",
      "loop",
      "silhouette",
    ],
    tint: "sky",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("seahorse.svg");
    const weed = (index: number, late: number) =>
      shape(
        warped(
          frames,
          drawing.data(9, index),
          (x, y, angle) => [x + ramp(314 - y, 0, 140) * 11 * Math.sin(angle - (314 - y) / 45 - late), y],
          { samples: 12 },
        ),
        { fill: "ink", name: "Weed" },
      );
    const fin = {
      name: "Fin",
      pivot: [162, 150] as const,
      scaleX: cycle(
        frames,
        [
          [0, 1],
          [0.5, 0.72],
        ],
        { times: 12 },
      ),
    };
    return [
      layer(
        "Bubbles",
        ...bubbles(
          frames,
          [
            { x: 300, y: 200, radius: 12, late: 0.2 },
            { x: 318, y: 230, radius: 7, late: 0.5 },
            { x: 96, y: 250, radius: 9, late: 0.8 },
            { x: 112, y: 270, radius: 5, late: 0.1 },
          ],
          280,
        ),
      ),
      layer("Sand", hills(268, 12, 240, "sun")),
      layer(
        "Seahorse",
        part(
          {
            name: "Drift",
            x: sway(frames, -9, 9, { phase: 0.1 }),
            y: cycle(
              frames,
              [
                [0, 5],
                [0.5, -11],
              ],
              { times: 2 },
            ),
            pivot: [196, 160],
            rotate: sway(frames, -3.5, 3.5, { phase: 0.25 }),
          },
          part(fin, drawing.piece(5), drawing.piece(6)),
          shape(warped(frames, drawing.data(2), curl, { samples: 16 }), { fill: "ink", name: "Body" }),
          shape(warped(frames, drawing.data(7), curl, { samples: 16 }), {
            stroke: { paint: "sheet", width: 2.2 },
            name: "Ribs",
          }),
          part(
            {
              name: "Head",
              pivot: [192, 100],
              rotate: cycle(
                frames,
                [
                  [0, -3],
                  [0.5, 5],
                ],
                { times: 2, phase: 0.2 },
              ),
            },
            part(
              { name: "Crown", pivot: [194, 74], rotate: sway(frames, -4, 6, { times: 4 }) },
              drawing.piece(4),
            ),
            drawing.piece(3),
            part({ pivot: [212, 82], scaleY: blink([30, 76]) }, drawing.piece(8)),
          ),
        ),
      ),
      layer("Weeds", weed(0, 0), weed(1, 0.6), weed(2, 1.8), weed(3, 2.4)),
    ];
  },
);
