import {
  blink,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { swayingGrass } from "../../creatures/scenery.ts";

const spot = (knots: string): Figure =>
  shape(smooth(knots, { tension: 0.16 }), { fill: "sun", name: "Patch" });

export const giraffe = creature(
  {
    key: "giraffe-at-the-top-shelf",
    title: "Giraffe, at the top shelf",
    description:
      "A giraffe reaches for the highest leaf, tugs, chews from side to side, and flicks an ear at nothing.",
    tags: [
      "giraffe",
      "safari",
      "africa",
      "tall",
      "eat",
      "leaf",
      "tree",
      "growth",
      "high",
      "animal",
      "cute",
      "loop",
      "silhouette",
    ],
    tint: "amber",
    frames: 120,
    posterFrame: 2,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    // Reaches to 30, tugs at 36, chews from 50 to 104.
    const reach = keys(
      [0, 0],
      [12, 5, "in-out"],
      [30, -9, "in-out"],
      [36, -10],
      [40, 6, "out"],
      [46, 2],
      [104, 3],
      [frames, 0],
    );
    const nod = keys(
      [0, 0],
      [12, 8],
      [30, -16, "in-out"],
      [36, -15],
      [40, 10, "out"],
      [48, 4],
      [104, 4],
      [frames, 0],
    );
    const chew = keys(
      [0, 0],
      [24, 0, "hold"],
      [30, 13, "out"],
      [34, 0, "fall"],
      [48, 0, "hold"],
      ...[52, 57, 62, 67, 72, 77, 82, 87, 92, 97].map((at, index) => [at, index % 2 === 0 ? 10 : 1] as const),
      [102, 0],
      [frames, 0],
    );
    const tug = keys(
      [0, 0],
      [32, 0, "hold"],
      [36, -3],
      [40, 9, "out"],
      [46, -6],
      [53, 4],
      [60, -2],
      [68, 0],
      [frames, 0, "hold"],
    );
    const ear = (x: number, y: number, at: number, lean: number) =>
      part(
        {
          name: "Ear",
          pivot: [x, y],
          rotate: keys(
            [0, 0],
            [at, 0, "hold"],
            [at + 3, lean, "out"],
            [at + 7, -lean / 3],
            [at + 12, lean * 0.7],
            [at + 20, 0],
            [frames, 0, "hold"],
          ),
        },
        shape(
          smooth([
            [x, y + 4, "corner"],
            [x - 15, y + 1],
            [x - 27, y - 9, "corner"],
            [x - 12, y - 9],
          ]),
          ink,
        ),
      );
    const leg = (x: number, foot: number) =>
      shape(
        `${limb([
          [x, 190, 12],
          [x + 1, 222, 7],
          [foot, 226, 7.4],
          [foot, 266, 5],
        ])}${smooth([
          [foot - 7, 262],
          [foot + 6, 262],
          [foot + 9, 273, "corner"],
          [foot - 8, 273, "corner"],
        ])}`,
        ink,
      );
    const leaves = (x: number, y: number, phase: number, size: number): Figure =>
      part(
        { pivot: [x, y - 12], rotate: sway(frames, -7, 7, { times: 2, phase }) },
        ...[-44, -14, 18, 48].map((degrees) =>
          part(
            { pivot: [x, y], rotate: degrees },
            shape(
              smooth([
                [x, y, "corner"],
                [x + 7 * size, y + 12 * size],
                [x, y + 26 * size, "corner"],
                [x - 7 * size, y + 12 * size],
              ]),
              ink,
            ),
          ),
        ),
      );
    return [
      layer("Sun", circle(196, 150, 104, { fill: "sun" })),
      layer("Plain", shape("M-20 258C70 240 160 256 240 248S360 246 430 254V330H-20Z", { fill: "hill" })),
      layer(
        "Ground",
        shape("M-20 270C70 264 150 273 230 270S360 266 430 270V330H-20Z", ink),
        ...swayingGrass(frames, 270, [26, 66, 180, 214, 290, 330, 384], { degrees: 6 }),
      ),
      layer(
        "Giraffe",
        part(
          {
            name: "Tail",
            pivot: [80, 166],
            rotate: cycle(
              frames,
              [
                [0, -8],
                [0.2, 18],
                [0.4, -4],
                [0.6, 12],
                [0.8, -10],
              ],
              { times: 2 },
            ),
          },
          shape(`${limb("82,164,4 70,190,2.4 68,214,2")}${smooth("64,208 72,208 74,232! 62,230")}`, ink),
        ),
        leg(104, 100),
        leg(158, 158),
        part(
          {
            name: "Body",
            pivot: [130, 200],
            scaleY: cycle(
              frames,
              [
                [0, 1],
                [0.5, 1.02],
              ],
              { times: 3 },
            ),
          },
          shape(smooth("76,178 88,156 126,146 160,132 186,140 190,166 176,194 134,204 94,204"), {
            ...ink,
            name: "Trunk",
          }),
          spot("94,166 110,160 116,174 102,182"),
          spot("124,156 142,150 148,168 130,174"),
          spot("106,188 122,180 132,192 116,198"),
          spot("152,172 168,164 174,178 160,188"),
        ),
        leg(92, 86),
        leg(174, 176),
        part(
          { name: "Neck", pivot: [168, 160], rotate: reach },
          shape(limb("164,166,27 180,132,18 202,92,13 226,56,11 234,44,10"), { ...ink, name: "Neck" }),
          spot("172,140 184,132 188,144 178,152"),
          spot("186,116 196,106 202,116 192,126"),
          spot("204,90 212,82 216,92 208,98"),
          part(
            { name: "Head", pivot: [234, 46], rotate: nod },
            ...[
              [228, 26],
              [240, 24],
            ].map(([x = 0, y = 0]) =>
              shape(
                `${limb([
                  [x + 2, y + 14, 3],
                  [x, y - 2, 2.4],
                ])}${limb([
                  [x, y - 4, 4.4],
                  [x, y - 5, 4.4],
                ])}`,
                ink,
              ),
            ),
            ear(226, 40, 70, 20),
            part(
              { name: "Jaw", pivot: [250, 58], rotate: chew },
              shape(smooth("244,56 266,60 288,64 286,71 266,72 248,68"), ink),
            ),
            shape(smooth("220,44 230,30 248,32 268,44 290,52 294,60 284,66 262,64 238,62 224,56"), {
              ...ink,
              name: "Skull",
            }),
            part({ pivot: [246, 44], scaleY: blink([20, 64, 100]) }, circle(246, 44, 3.4, { fill: "sheet" })),
            circle(286, 57, 1.8, { fill: "sheet" }),
          ),
        ),
      ),
      layer(
        "Tree",
        part(
          { name: "Bough", pivot: [420, 30], rotate: tug },
          shape(
            `${limb("430,20,10 370,26,7 322,22,4.6 292,26,2.4")}${limb("372,26,4.4 352,6,3 334,-6,2")}`,
            ink,
          ),
          leaves(300, 26, 0, 1),
          leaves(330, 24, 0.15, 1.1),
          leaves(362, 28, 0.3, 1.15),
          leaves(394, 26, 0.45, 1.2),
          leaves(344, 2, 0.6, 1),
        ),
        shape(limb("404,300,15 396,200,12 408,100,12 424,10,16"), ink),
      ),
    ];
  },
);
