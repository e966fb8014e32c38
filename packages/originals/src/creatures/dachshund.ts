import { cycle, type Figure, importDrawing, layer, part, shape, sway, warped } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { walkingLeg } from "./legs.ts";
import { hills, meadow, travel } from "./scenery.ts";

const ripple = (x: number, angle: number) => 2.2 * Math.sin(2 * angle - x / 60);

export const dachshund = creature(
  {
    key: "dachshund-late-for-dinner",
    title: "Dachshund, late for dinner",
    description:
      "A long dog on short legs trots home: ears lag behind, the tail keeps time, the back ripples a little.",
    tags: ["dog", "dachshund", "pet", "walk", "walk cycle", "trot", "animal", "puppy", "loop", "silhouette"],
    featuredRank: 8,
    tint: "amber",
    frames: 48,
  },
  (frames) => {
    const drawing = importDrawing("dachshund.svg");
    const steps = { frames, times: 2, swing: 24, lift: 46 };
    const leg = (
      first: number,
      phase: number,
      hip: [number, number],
      knee: [number, number],
      ankle: [number, number],
      pins: Figure[],
    ) =>
      walkingLeg({
        ...steps,
        phase,
        hip,
        knee,
        ankle,
        upper: [drawing.piece(8, first), ...pins],
        lower: [drawing.piece(8, first + 1)],
        foot: [drawing.piece(8, first + 2)],
      });
    const trunk = warped(frames, drawing.data(3), (x, y, angle) => [x, y + ripple(x, angle) * 0.6], {
      samples: 16,
    });
    return [
      layer("Sun", drawing.piece(1), part({ x: travel(frames, -40) }, hills(236, 26, 40 * 8, "sun"))),
      layer("Wires", drawing.piece(0)),
      layer("Ground", part({ x: travel(frames, -160) }, meadow(251, 160, "ink", 3))),
      layer(
        "Dog",
        part(
          {
            name: "Body",
            y: cycle(
              frames,
              [
                [0, 1.6],
                [0.5, -2.4],
              ],
              { times: 4 },
            ),
            pivot: [180, 180],
            rotate: sway(frames, -0.8, 0.8, { times: 2 }),
          },
          leg(9, 0.62, [280, 178], [302, 212], [309, 244], []),
          leg(3, 0.12, [100, 180], [112, 216], [105, 244], []),
          part(
            {
              name: "Tail",
              pivot: [66, 158],
              rotate: cycle(
                frames,
                [
                  [0, -10],
                  [0.5, 14],
                ],
                { times: 4, phase: 0.1 },
              ),
            },
            drawing.piece(9),
          ),
          shape(trunk, { fill: "ink", name: "Trunk" }),
          part(
            {
              name: "Neck",
              pivot: [278, 160],
              rotate: cycle(
                frames,
                [
                  [0, 1.5],
                  [0.5, -2.5],
                ],
                { times: 4, phase: 0.15 },
              ),
            },
            drawing.piece(4),
            part(
              {
                name: "Head",
                pivot: [312, 118],
                rotate: cycle(
                  frames,
                  [
                    [0, -3],
                    [0.5, 3],
                  ],
                  { times: 4, phase: 0.25 },
                ),
              },
              drawing.piece(5),
              drawing.piece(10),
              part(
                {
                  name: "Ear",
                  pivot: [312, 104],
                  rotate: cycle(
                    frames,
                    [
                      [0, -6],
                      [0.5, 13],
                    ],
                    { times: 4, phase: 0.4 },
                  ),
                },
                drawing.piece(6),
                drawing.piece(7),
              ),
            ),
          ),
          leg(6, 0.12, [266, 178], [244, 214], [241, 245], [drawing.piece(11, 3)]),
          leg(0, 0.62, [88, 178], [70, 214], [64, 245], [drawing.piece(11, 0)]),
        ),
      ),
    ];
  },
);
