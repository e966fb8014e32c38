import {
  blink,
  circle,
  cycle,
  layer,
  limb,
  part,
  ramp,
  shape,
  smooth,
  sway,
  turned,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { walkingLeg } from "./legs.ts";
import { hills, meadow, pin, travel } from "./scenery.ts";

export const elephant = creature(
  {
    key: "elephant-homeward",
    title: "Elephant, homeward",
    description:
      "A heavy walk: each foot rolls down, the head nods a beat later, the trunk swings last of all.",
    tags: [
      "elephant",
      "safari",
      "africa",
      "walk",
      "walk cycle",
      "trunk",
      "memory",
      "animal",
      "big",
      "loop",
      "silhouette",
    ],
    featuredRank: 21,
    tint: "amber",
    frames: 72,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    const leg = (x: number, top: number, phase: number, width: number) =>
      walkingLeg({
        frames,
        phase,
        hip: [x, top],
        knee: [x + 1, 210],
        ankle: [x, 242],
        swing: 17,
        lift: 26,
        upper: [
          shape(
            limb([
              [x, top - 14, width + 5],
              [x, 190, width + 1],
              [x + 1, 212, width - 3],
            ]),
            ink,
          ),
        ],
        lower: [
          shape(
            limb([
              [x + 1, 208, width - 3],
              [x, 228, width - 4],
              [x, 243, width - 3],
            ]),
            ink,
          ),
        ],
        foot: [
          shape(
            smooth([
              [x - width + 1, 236],
              [x + width - 3, 235],
              [x + width + 3, 248],
              [x + width + 2, 254, "corner"],
              [x - width - 1, 254, "corner"],
            ]),
            ink,
          ),
        ],
      });
    const trunk = warped(
      frames,
      limb("318,128,22 334,156,17 338,188,12 336,214,9 344,232,7 357,236,5"),
      (x, y, angle) => {
        const share = ramp(y, 130, 240);
        return turned([x, y], [322, 130], share * (4 + 15 * Math.sin(2 * angle - 1.2 - share * 1.4)));
      },
      { samples: 16 },
    );
    const nod = cycle(
      frames,
      [
        [0, -2],
        [0.5, 3],
      ],
      { times: 2, phase: 0.12 },
    );
    return [
      layer("Sun", circle(226, 118, 96, { fill: "sun" })),
      layer("Hills", part({ x: travel(frames, -200) }, hills(246, 26, 200, "hill"))),
      layer("Savannah", part({ x: travel(frames, -100) }, meadow(253, 100, "ink", 2, 11))),
      layer(
        "Elephant",
        part(
          {
            name: "Body",
            pivot: [190, 160],
            y: cycle(
              frames,
              [
                [0, 1],
                [0.5, -4],
              ],
              { times: 2, phase: 0.08 },
            ),
            rotate: sway(frames, -0.9, 0.9),
          },
          leg(150, 176, 0.5, 17),
          leg(262, 176, 0.25, 16),
          part(
            {
              name: "Tail",
              pivot: [88, 130],
              rotate: cycle(
                frames,
                [
                  [0, -10],
                  [0.5, 14],
                ],
                { times: 2, phase: 0.2 },
              ),
            },
            shape(
              `${limb("92,128,6 78,152,4 72,184,2.5")}${smooth("70,180 76,184 74,206 66,204 66,190")}`,
              ink,
            ),
          ),
          shape(
            smooth(
              "84,150 98,112 146,90 204,88 256,92 294,104 300,150 278,190 228,202 170,204 116,200 90,184",
            ),
            { fill: "ink", name: "Trunk of the body" },
          ),
          part(
            { name: "Head", pivot: [276, 130], rotate: nod },
            shape(trunk, { fill: "ink", name: "Trunk" }),
            shape(smooth("262,92 292,74 322,84 342,114 340,150 314,166 276,158 258,128"), {
              fill: "ink",
              name: "Skull",
            }),
            shape(smooth("316,158! 330,168 352,172 366,164! 352,181 328,180"), {
              fill: "sheet",
              name: "Tusk",
            }),
            part({ pivot: [318, 116], scaleY: blink([40], 6) }, circle(318, 116, 3.6, { fill: "sheet" })),
            part(
              {
                name: "Ear",
                pivot: [272, 96],
                rotate: cycle(
                  frames,
                  [
                    [0, -4],
                    [0.5, 5],
                  ],
                  { times: 2, phase: 0.25 },
                ),
              },
              part(
                {
                  pivot: [278, 110],
                  scaleX: cycle(
                    frames,
                    [
                      [0, 1],
                      [0.5, 0.9],
                    ],
                    { times: 2, phase: 0.3 },
                  ),
                },
                shape(smooth("284,92 262,84 236,96 228,128 238,160 256,178 270,164 282,150 290,122"), {
                  fill: "ink",
                  stroke: { paint: "sun", width: 2.4 },
                  name: "Ear",
                }),
              ),
            ),
          ),
          leg(118, 178, 0, 19),
          leg(232, 178, 0.75, 18),
          pin(118, 170, 3.2),
          pin(232, 178, 3.2),
        ),
      ),
    ];
  },
);
