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
import { walkingLeg } from "./legs.ts";
import { hills, meadow, travel } from "./scenery.ts";

export const tortoise = creature(
  {
    key: "tortoise-steady",
    title: "Tortoise, steady",
    description:
      "One foot after another, the shell rocking, the neck reaching for the next step. It gets there.",
    tags: [
      "tortoise",
      "turtle",
      "slow",
      "steady",
      "walk",
      "shell",
      "patience",
      "animal",
      "loading",
      "wait",
      "loop",
    ],
    tint: "mint",
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("tortoise.svg");
    const leg = (index: number, phase: number, hip: [number, number], knee: [number, number]) => {
      const data = drawing.data(6, index);
      return walkingLeg({
        frames,
        times: 1,
        phase,
        hip,
        knee,
        swing: 15,
        lift: 14,
        upper: [shape(data, { fill: "ink" })],
        lower: [],
      });
    };
    const neck = warped(
      frames,
      drawing.data(6, 0),
      (x, y, angle) => {
        const share = ramp(x, 285, 360);
        const [turnedX, turnedY] = turned([x, y], [285, 215], share * (-3 + 5 * Math.sin(2 * angle)));
        return [turnedX + share * 5 * Math.sin(2 * angle + 1), turnedY];
      },
      { samples: 16 },
    );
    const face = {
      pivot: [285, 215] as const,
      rotate: cycle(
        frames,
        [
          [0, -3],
          [0.25, 2],
          [0.75, -8],
        ],
        { times: 2 },
      ),
      x: cycle(
        frames,
        [
          [0, 4.2],
          [0.13, 5],
          [0.63, -5],
        ],
        { times: 2, phase: -0.05 },
      ),
    };
    return [
      layer("Sun", drawing.piece(0)),
      layer("Hills", part({ x: travel(frames, -130) }, hills(238, 14, 130, "sun"))),
      layer("Meadow", part({ x: travel(frames, -65) }, meadow(254, 65, "ink", 1, 9))),
      layer(
        "Tortoise",
        leg(3, 0.5, [162, 212], [160, 232]),
        leg(4, 0.0, [234, 212], [236, 232]),
        part(
          {
            name: "Shell",
            pivot: [200, 216],
            y: cycle(
              frames,
              [
                [0, 0.5],
                [0.5, -3],
              ],
              { times: 2, phase: 0.1 },
            ),
            rotate: sway(frames, -1.8, 1.8),
          },
          part(
            { name: "Tail", pivot: [108, 218], rotate: sway(frames, -10, 10, { times: 2 }) },
            drawing.piece(6, 5),
          ),
          shape(neck, { fill: "ink", name: "Neck" }),
          part(
            { name: "Face", ...face },
            part({ pivot: [352, 160], scaleY: blink([40, 84], 6) }, drawing.piece(7)),
            drawing.piece(8),
          ),
          drawing.piece(3),
          drawing.piece(4),
          drawing.piece(5),
        ),
        leg(1, 0.25, [128, 210], [124, 232]),
        leg(2, 0.75, [266, 210], [268, 232]),
        drawing.piece(9),
      ),
    ];
  },
);
