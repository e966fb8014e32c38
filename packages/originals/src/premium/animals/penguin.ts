import {
  blink,
  circle,
  cycle,
  ellipse,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { pin } from "../../creatures/scenery.ts";

export const penguin = creature(
  {
    key: "penguin-on-parade",
    title: "Penguin, on parade",
    description:
      "A penguin waddles toward you: the weight goes from foot to foot, the wings stick out for balance, snow comes down.",
    tags: [
      "penguin",
      "bird",
      "winter",
      "snow",
      "ice",
      "antarctica",
      "waddle",
      "christmas",
      "animal",
      "cute",
      "loop",
      "silhouette",
    ],
    tint: "sky",
    frames: 48,
  },
  (frames) => {
    const times = 2;
    const foot = (hand: 1 | -1, late: number) =>
      part(
        {
          name: "Foot",
          y: cycle(
            frames,
            [
              [0, 0],
              [0.25, -13],
              [0.5, 0],
              [0.75, 0],
            ],
            { times, phase: late },
          ),
          pivot: [200 + hand * 26, 246],
          rotate: cycle(
            frames,
            [
              [0, 0],
              [0.25, hand * 14],
              [0.5, 0],
              [0.75, 0],
            ],
            { times, phase: late },
          ),
        },
        shape(
          smooth([
            [200 + hand * 14, 238],
            [200 + hand * 34, 238],
            [200 + hand * 50, 252],
            [200 + hand * 40, 257],
            [200 + hand * 30, 254],
            [200 + hand * 22, 258],
            [200 + hand * 10, 254],
          ]),
          { fill: "ink" },
        ),
      );
    const wing = (hand: 1 | -1) =>
      part(
        {
          name: "Wing",
          pivot: [200 + hand * 52, 132],
          rotate: cycle(
            frames,
            [
              [0, -hand * 22],
              [0.5, -hand * 44],
            ],
            { times, phase: hand === 1 ? 0.1 : 0.6 },
          ),
        },
        shape(
          limb([
            [200 + hand * 46, 126, 12],
            [200 + hand * 62, 160, 13],
            [200 + hand * 68, 194, 8],
            [200 + hand * 66, 212, 3],
          ]),
          { fill: "ink" },
        ),
      );
    const flakes = [
      [30, 0, 3],
      [70, 0.4, 4],
      [112, 0.7, 2.6],
      [152, 0.2, 3.4],
      [262, 0.55, 3],
      [300, 0.1, 4],
      [338, 0.8, 3],
      [376, 0.35, 3.6],
    ] as const;
    return [
      layer("Sun", circle(200, 118, 104, { fill: "sun" })),
      layer(
        "Ice",
        shape("M-20 240L40 206L86 232L128 214L170 240L238 226L282 238L330 200L372 226L430 210V330H-20Z", {
          fill: "hill",
        }),
      ),
      layer(
        "Snow",
        ...flakes.map(([x, late, radius]) =>
          part(
            {
              name: "Flake",
              x: sway(frames, -6, 6, { phase: late }),
              y: cycle(
                frames,
                [
                  [0, 0, "linear"],
                  [0.999, 320, "linear"],
                ],
                { phase: late, ease: "linear" },
              ),
            },
            circle(x, -10, radius, { fill: "paper" }),
          ),
        ),
      ),
      layer("Ground", ellipse(200, 300, 300, 46, { fill: "ink" })),
      layer(
        "Penguin",
        foot(-1, 0),
        foot(1, 0.5),
        part(
          {
            name: "Waddle",
            pivot: [200, 250],
            rotate: sway(frames, 7, -7, { times, phase: 0.02 }),
            y: cycle(
              frames,
              [
                [0, -1],
                [0.25, -5],
              ],
              { times: times * 2 },
            ),
          },
          wing(-1),
          wing(1),
          shape(
            smooth(
              "200,52 234,64 246,96 258,140 264,186 250,230 222,250 200,252 178,250 150,230 136,186 142,140 154,96 166,64",
            ),
            { fill: "ink", name: "Coat" },
          ),
          shape(smooth("200,122 222,116 236,140 242,184 230,224 200,240 170,224 158,184 164,140 178,116"), {
            fill: "sheet",
            name: "Shirt",
          }),
          part(
            { name: "Face", pivot: [200, 112], rotate: sway(frames, -7, 7, { times, phase: 0.1 }) },
            part(
              { pivot: [180, 88], scaleY: blink([30], 6) },
              circle(180, 88, 8, { fill: "sheet" }),
              circle(181, 89, 3.6, { fill: "ink" }),
            ),
            part(
              { pivot: [220, 88], scaleY: blink([30], 6) },
              circle(220, 88, 8, { fill: "sheet" }),
              circle(219, 89, 3.6, { fill: "ink" }),
            ),
            shape(smooth("189,98 200,94 211,98 200,117!"), { fill: "hill", name: "Beak" }),
          ),
          pin(148, 134),
          pin(252, 134),
        ),
      ),
    ];
  },
);
