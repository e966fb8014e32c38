import {
  blink,
  box,
  circle,
  cycle,
  type Figure,
  type Joint,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
  warped,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { swayingGrass } from "../../creatures/scenery.ts";

const ink = { fill: "ink" } as const;
const turns = 5;

/** Half a turn of the snake around the staff, from the tail (0) upwards; even ones pass in front. */
function coil(index: number): Joint[] {
  return Array.from({ length: 7 }, (_, step): Joint => {
    const share = (index + step / 6) / turns;
    const angle = -Math.PI / 2 + (index + step / 6) * Math.PI;
    return [200 + (26 + 16 * share) * Math.sin(angle), 254 - 156 * share, 2.5 + 8 * Math.min(1, share * 2.2)];
  });
}

export const staffSnake = creature(
  {
    key: "snake-and-staff",
    title: "Snake and staff",
    description:
      "The old sign of the healers: a snake winds up a staff, tastes the air, and takes a look round.",
    tags: [
      "snake",
      "health",
      "medicine",
      "medical",
      "pharmacy",
      "doctor",
      "hospital",
      "healing",
      "staff",
      "asclepius",
      "animals",
      "loop",
    ],
    category: "health",
    tint: "mint",
    frames: 96,
    posterFrame: 10,
  },
  (frames) => {
    const slither = (data: string) =>
      warped(
        frames,
        data,
        (x, y, angle) => [
          x + (1 + (254 - y) / 90) * 2.2 * Math.sin(angle - y / 26),
          y + 1.6 * Math.cos(angle - y / 40),
        ],
        { times: 2, samples: 12 },
      );
    const body = (index: number): Figure =>
      shape(slither(limb(coil(index))), { ...ink, name: `Coil ${index + 1}` });
    const tongue = keys(
      [0, 0.02],
      ...[12, 22, 60, 70].flatMap((at) => [
        [at, 0.02, "hold"] as const,
        [at + 3, 1, "out"] as const,
        [at + 8, 0.02, "in"] as const,
      ]),
      [frames, 0.02, "hold"],
    );
    const ring = (late: number): Figure =>
      part(
        {
          pivot: [200, 150],
          scale: cycle(
            frames,
            [
              [0, 0.92, "linear"],
              [0.999, 1.3, "linear"],
            ],
            { phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.1, 1],
              [0.6, 0.6],
              [0.99, 0],
            ],
            { phase: late },
          ),
        },
        circle(200, 150, 112, { stroke: { paint: "sun", width: 3 } }),
      );
    return [
      layer("Rings", ring(0), ring(0.5)),
      layer(
        "Disc",
        part(
          { pivot: [200, 150], scale: sway(frames, 1, 1.02, { times: 2 }) },
          circle(200, 150, 116, { fill: "sun" }),
        ),
      ),
      layer("Behind", body(1), body(3)),
      layer(
        "Staff",
        shape(limb("200,34,8 198,90,7 202,160,7.6 199,220,7 200,284,9"), {
          ...ink,
          stroke: { paint: "sun", width: 5 },
        }),
        shape(limb("200,34,8 198,90,7 202,160,7.6 199,220,7 200,284,9"), ink),
        circle(200, 30, 12, ink),
        ...[0, 2].map((index) => box(188, 224 - index * 31.2, 24, 28, 0, { fill: "sun" })),
        shape("M188 268h24v20h-24Z", ink),
      ),
      layer(
        "Ground",
        shape("M-20 268C80 260 150 272 210 268S350 262 430 268V330H-20Z", ink),
        ...swayingGrass(frames, 267, [30, 64, 124, 276, 330, 376], { times: 2 }),
      ),
      layer("Before", body(0), body(2), body(4)),
      layer(
        "Head",
        part(
          {
            name: "Neck",
            pivot: [240, 100],
            rotate: cycle(frames, [
              [0, -4],
              [0.25, 6],
              [0.5, -2],
              [0.75, 9],
            ]),
            x: sway(frames, -3, 3, { times: 2, phase: 0.2 }),
          },
          shape(limb("242,100,10.5 250,84,10 246,64,9.5 258,50,10"), ink),
          part(
            {
              name: "Head",
              pivot: [258, 52],
              rotate: cycle(
                frames,
                [
                  [0, 4],
                  [0.25, -10],
                  [0.5, 6],
                  [0.75, -6],
                ],
                { phase: 0.06 },
              ),
            },
            part(
              { name: "Tongue", pivot: [294, 56], scaleX: tongue },
              shape("M290 56h18l7 -5m-7 5l7 5", { stroke: { paint: "ink", width: 2.4 } }),
            ),
            shape(smooth("250,42 270,36 288,44 300,54 296,62 276,68 256,64 246,54"), {
              ...ink,
              name: "Skull",
            }),
            part({ pivot: [276, 49], scaleY: blink([44, 88]) }, circle(276, 49, 3.6, { fill: "sheet" })),
          ),
        ),
      ),
    ];
  },
);
