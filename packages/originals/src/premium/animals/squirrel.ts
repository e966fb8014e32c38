import {
  blink,
  circle,
  cycle,
  keys,
  layer,
  limb,
  part,
  ramp,
  shape,
  smooth,
  sway,
  turned,
  warped,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";

export const squirrel = creature(
  {
    key: "squirrel-nibbling",
    title: "Squirrel, nibbling",
    description:
      "Quick bites at an acorn, a stop to listen, quick bites again. The great tail breathes behind it all.",
    tags: [
      "squirrel",
      "acorn",
      "nut",
      "autumn",
      "forest",
      "eat",
      "saving",
      "savings",
      "tail",
      "animal",
      "cute",
      "loop",
      "silhouette",
    ],
    tint: "amber",
    frames: 96,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    const tail = warped(
      frames,
      limb("150,244,14 112,240,24 86,206,31 84,160,35 104,116,34 140,94,27 164,104,18 168,124,9"),
      (x, y, angle) => {
        const share = ramp(Math.hypot(x - 150, y - 244), 20, 190);
        return turned(
          [x, y],
          [150, 240],
          share * (6 * Math.sin(angle) + 3.5 * Math.sin(2 * angle - share * 2.5)),
        );
      },
      { samples: 16 },
    );
    const line = warped(
      frames,
      "M128 232C96 220 92 176 108 150C120 130 138 126 142 134",
      (x, y, angle) => {
        const share = ramp(Math.hypot(x - 150, y - 244), 20, 190);
        return turned(
          [x, y],
          [150, 240],
          share * (6 * Math.sin(angle) + 3.5 * Math.sin(2 * angle - share * 2.5)),
        );
      },
      { samples: 16 },
    );
    // Bites from 0 to 36 and 60 to 90, listening between.
    const bites = (size: number, rest: number) =>
      keys(
        [0, 0],
        ...[4, 8, 12, 16, 20, 24, 28, 32].map((at, index) => [at, index % 2 === 0 ? size : 0] as const),
        [36, 0],
        [42, rest, "out-back"],
        [58, rest, "hold"],
        [62, 0],
        ...[66, 70, 74, 78, 82, 86, 90].map((at, index) => [at, index % 2 === 0 ? size : 0] as const),
        [frames, 0],
      );
    const ear = (x: number, at: number) =>
      part(
        {
          name: "Ear",
          pivot: [x, 126],
          rotate: keys(
            [0, 0],
            [at, 0, "hold"],
            [at + 3, -16, "out"],
            [at + 7, 8],
            [at + 12, 0],
            [frames, 0, "hold"],
          ),
        },
        shape(
          smooth([
            [x - 9, 130],
            [x - 10, 104],
            [x - 4, 80, "corner"],
            [x + 7, 104],
            [x + 9, 130],
          ]),
          ink,
        ),
      );
    return [
      layer("Sun", circle(210, 134, 104, { fill: "sun" })),
      layer(
        "Leaves",
        ...[
          [40, 0],
          [330, 0.35],
          [376, 0.7],
        ].map(([x = 0, late = 0]) =>
          part(
            {
              x: sway(frames, -16, 16, { times: 2, phase: late }),
              y: cycle(
                frames,
                [
                  [0, 0, "linear"],
                  [0.999, 330, "linear"],
                ],
                { phase: late, ease: "linear" },
              ),
            },
            part(
              { pivot: [x, -14], rotate: sway(frames, -50, 50, { times: 2, phase: late + 0.2 }) },
              shape(
                smooth([
                  [x - 12, -14, "corner"],
                  [x, -21],
                  [x + 12, -14, "corner"],
                  [x, -7],
                ]),
                { fill: "hill" },
              ),
            ),
          ),
        ),
      ),
      layer(
        "Branch",
        shape(
          `${limb("-30,262,15 80,258,14 200,264,13 310,256,10 430,262,8")}${limb("300,258,6 336,232,4 368,222,1.6")}`,
          ink,
        ),
        part(
          { pivot: [366, 222], rotate: sway(frames, -8, 8, { times: 2 }) },
          shape(smooth("364,222! 376,202 396,200! 388,220"), ink),
        ),
      ),
      layer(
        "Squirrel",
        shape(tail, { ...ink, name: "Tail" }),
        shape(line, { stroke: { paint: "sun", width: 2.6 }, name: "Curl" }),
        part(
          {
            name: "Body",
            pivot: [190, 256],
            scaleY: cycle(
              frames,
              [
                [0, 1],
                [0.5, 1.02],
              ],
              { times: 3 },
            ),
            rotate: keys(
              [0, 0],
              [36, 0, "hold"],
              [43, -4, "out-back"],
              [58, -4, "hold"],
              [64, 0],
              [frames, 0, "hold"],
            ),
          },
          shape(smooth("148,250 142,214 156,182 184,158 216,150 236,168 238,200 230,232 222,254 180,260"), {
            ...ink,
            name: "Trunk",
          }),
          shape("M160 246C156 218 178 204 198 214C212 222 212 240 204 248", {
            stroke: { paint: "sheet", width: 2.4 },
            name: "Thigh",
          }),
          shape(smooth("176,248 212,246 240,254 244,261 180,262"), { ...ink, name: "Foot" }),
          part(
            { name: "Head", pivot: [214, 158], rotate: bites(5, -13) },
            ear(206, 40),
            ear(222, 44),
            shape(smooth("190,140 200,120 224,114 246,124 262,142 264,152 248,164 222,172 198,164"), {
              ...ink,
              name: "Skull",
            }),
            part(
              { pivot: [236, 136], scaleY: blink([34, 52], 5) },
              circle(236, 136, 5, { fill: "sheet" }),
              circle(237.4, 136, 2.4, ink),
            ),
            circle(262, 146, 3.4, ink),
            part(
              { name: "Jaw", pivot: [236, 160], rotate: bites(7, 0) },
              shape(smooth("228,158 256,156 252,168 236,170"), ink),
            ),
          ),
          part(
            { name: "Acorn", pivot: [222, 190], rotate: bites(-4, 5), y: bites(-2, 2) },
            shape(smooth("254,160 274,160 284,172 276,192 264,204! 252,192 246,172"), {
              ...ink,
              stroke: { paint: "sun", width: 2 },
            }),
            shape(smooth("244,172 248,158 264,152 280,158 286,172 264,176"), {
              fill: "hill",
              stroke: { paint: "ink", width: 2.4 },
            }),
            shape(limb("214,186,9 232,194,7.4 252,182,5.4 258,176,4.6"), { ...ink, name: "Arm" }),
          ),
        ),
      ),
    ];
  },
);
