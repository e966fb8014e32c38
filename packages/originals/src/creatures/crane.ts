import {
  type Animated,
  cycle,
  importDrawing,
  layer,
  part,
  ramp,
  shape,
  sway,
  themesFrom,
  turned,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { hills, travel } from "./scenery.ts";

export const crane = creature(
  {
    key: "crane-over-the-marsh",
    title: "Crane over the marsh",
    description:
      "A crane rows through the air above the marsh: the wings bend on the way up, the body sinks and rises against them, reeds lean after.",
    tags: [
      "crane",
      "bird",
      "flying",
      "wings",
      "fly cycle",
      "marsh",
      "nature",
      "animal",
      "freedom",
      "loop",
      "silhouette",
    ],
    featuredRank: 5,
    tint: "sky",
    themes: themesFrom("sky"),
    frames: 96,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("crane.svg");
    const beats = 3;
    // Share 0 at the shoulder, 1 at the tip; the tip is late, so the wing bends.
    const wing = (data: string, shoulder: [number, number], late: number): Animated<string> =>
      warped(
        frames,
        data,
        (x, y, angle) => {
          const share = ramp(Math.hypot(x - shoulder[0], y - shoulder[1]), 0, 125);
          const lift = Math.sin(angle - late);
          const tip = Math.sin(angle - late - 0.9);
          const [turnedX, turnedY] = turned([x, y], shoulder, 50 - 52 * lift + share * (20 - 30 * tip));
          return [turnedX, turnedY];
        },
        { times: beats, samples: 12 },
      );
    const reed = (stalk: number, head: number, x: number, phase: number) =>
      part(
        { name: "Reed", pivot: [x, 300], rotate: sway(frames, -2.5, 3.5, { phase, times: 2 }) },
        drawing.piece(10, stalk, head),
      );
    return [
      layer("Sun", drawing.piece(0)),
      layer("Mist", part({ x: sway(frames, -8, 8) }, drawing.piece(1))),
      layer("Water", part({ x: travel(frames, -200) }, hills(246, 12, 200, "hill"))),
      layer(
        "Crane",
        part(
          {
            name: "Flight",
            y: cycle(
              frames,
              [
                [0, -10],
                [0.5, 14],
              ],
              { times: beats, phase: 0.3 },
            ),
            pivot: [190, 150],
            rotate: cycle(
              frames,
              [
                [0, -2.5],
                [0.5, 2.5],
              ],
              { times: beats, phase: 0.45 },
            ),
          },
          shape(wing(drawing.data(3), [206, 152], 0.35), { fill: "ink", name: "Far wing" }),
          part(
            {
              name: "Legs",
              pivot: [150, 162],
              rotate: cycle(
                frames,
                [
                  [0, -3],
                  [0.5, 4],
                ],
                { times: beats, phase: 0.55 },
              ),
            },
            drawing.piece(7),
          ),
          drawing.piece(6),
          drawing.piece(4),
          part(
            {
              name: "Neck",
              pivot: [206, 150],
              rotate: cycle(
                frames,
                [
                  [0, 3],
                  [0.5, -3],
                ],
                { times: beats, phase: 0.5 },
              ),
            },
            drawing.piece(5),
            drawing.piece(9, 1),
          ),
          shape(wing(drawing.data(8), [196, 150], 0), { fill: "ink", name: "Near wing" }),
          drawing.piece(9, 0),
        ),
      ),
      layer(
        "Reeds",
        reed(0, 1, 20, 0),
        reed(2, 3, 34, 0.1),
        reed(4, 5, 52, 0.05),
        reed(6, 7, 330, 0.5),
        reed(8, 9, 350, 0.45),
        reed(10, 11, 366, 0.55),
        reed(12, 13, 384, 0.6),
      ),
    ];
  },
);
