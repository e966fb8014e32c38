import {
  circle,
  cycle,
  type Figure,
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

const ink = { fill: "ink" } as const;

export const wolf = creature(
  {
    key: "wolf-and-moon",
    title: "Wolf and moon",
    description:
      "A wolf draws breath, throws back its head and sings; the song goes out in rings, clouds pass over the moon.",
    tags: [
      "wolf",
      "moon",
      "howl",
      "night",
      "wild",
      "sound",
      "audio",
      "voice",
      "notification",
      "space",
      "animal",
      "halloween",
      "loop",
    ],
    tint: "amber",
    frames: 120,
    posterFrame: 62,
  },
  (frames) => {
    // Breathes in from 18, sings from 36 to 84, looks out again.
    const song = (rest: number, gather: number, sing: number, late = 0) =>
      keys(
        [0, rest],
        [14 + late, rest, "hold"],
        [28 + late, gather, "in-out"],
        [42 + late, sing, "out-back"],
        [82 + late, sing, "hold"],
        [102 + late, rest, "in-out"],
        [frames, rest, "hold"],
      );
    const tail = warped(
      frames,
      limb("150,238,9 122,246,12 96,244,13 74,232,9 62,216,3"),
      (x, y, angle) => {
        const share = ramp(150 - x, 0, 90);
        return turned([x, y], [150, 240], share * (3 + 8 * Math.sin(2 * angle - share)));
      },
      { samples: 16 },
    );
    const ring = (start: number): Figure =>
      part(
        {
          name: "Song",
          pivot: [266, 62],
          scale: keys([0, 0.3], [start, 0.3, "hold"], [start + 34, 1.75, "out"], [frames, 1.75, "hold"]),
          opacity: keys(
            [0, 0],
            [start, 0, "hold"],
            [start + 4, 1],
            [start + 20, 1, "hold"],
            [start + 34, 0],
            [frames, 0, "hold"],
          ),
        },
        shape("M292 96A46 46 0 0 0 266 16", { stroke: { paint: "ink", width: 3.4 } }),
      );
    const cloud = (y: number, late: number, size: number): Figure =>
      part(
        {
          name: "Cloud",
          x: cycle(
            frames,
            [
              [0, 0, "linear"],
              [0.999, 620, "linear"],
            ],
            { phase: late },
          ),
        },
        shape(
          limb([
            [-170, y, 5 * size],
            [-130, y - 2, 9 * size],
            [-90, y - 1, 10 * size],
            [-50, y, 4 * size],
          ]),
          { fill: "sheet" },
        ),
      );
    return [
      layer(
        "Moon",
        circle(214, 128, 104, { fill: "sun" }),
        ...[
          [170, 92, 16],
          [258, 160, 20],
          [196, 182, 10],
          [256, 96, 8],
        ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, { fill: "sheet", opacity: 0.45 })),
      ),
      layer("Clouds", cloud(150, 0.1, 1), cloud(96, 0.62, 0.8)),
      layer(
        "Far ridge",
        shape("M-20 236L60 198 116 226 180 206 250 232 330 192 430 230V330H-20Z", { fill: "hill" }),
      ),
      layer(
        "Rock",
        shape(
          smooth(
            "-20,278! 60,270 104,252 170,246 232,246 268,254! 276,272 330,280 430,276! 430,330! -20,330!",
          ),
          ink,
        ),
      ),
      layer("Song", ring(42), ring(54), ring(66)),
      layer(
        "Wolf",
        shape(tail, { ...ink, name: "Tail" }),
        part(
          { name: "Chest", pivot: [186, 248], scaleX: song(1, 1.045, 0.985), rotate: song(0, -2, -3.5) },
          shape(smooth("138,250! 128,226 136,194 160,162 188,136 212,128 228,146 230,176 224,206 218,250!"), {
            ...ink,
            name: "Trunk",
          }),
          shape(smooth("132,240 138,214 160,204 178,216 182,240 172,252 142,252"), {
            ...ink,
            name: "Haunch",
          }),
          shape("M146 246C138 224 154 206 172 214C184 222 182 238 174 246", {
            stroke: { paint: "sun", width: 2.4 },
          }),
          shape(limb("212,180,14 214,212,9 216,238,7"), ink),
          part(
            { name: "Neck", pivot: [206, 150], rotate: song(16, 26, -4, 1) },
            shape(smooth("184,160 188,130 204,108 224,106 234,126 232,150 222,172 200,176"), ink),
            shape(smooth("190,160! 182,146 194,140! 188,126 202,124!"), ink),
            part(
              { name: "Head", pivot: [216, 112], rotate: song(24, 34, -6, 2) },
              part(
                { name: "Ear", pivot: [206, 100], rotate: song(0, -10, -26, 4) },
                shape(smooth("200,106! 188,74! 214,92"), ink),
              ),
              part(
                { name: "Jaw", pivot: [230, 106], rotate: song(0, 2, 17, 2) },
                shape(smooth("222,108 240,98 258,84! 262,88 250,104 232,118"), ink),
              ),
              shape(
                smooth("200,108 204,94 220,86 238,80 256,66 264,62 268,68 260,82 244,96 232,112 214,122"),
                { ...ink, name: "Skull" },
              ),
              part(
                { name: "Ear", pivot: [214, 94], rotate: song(0, -8, -22, 5) },
                shape(smooth("206,100! 202,64! 224,88"), { ...ink, stroke: { paint: "sun", width: 1.6 } }),
              ),
              part({ pivot: [230, 92], scaleY: song(1, 1, 0.12) }, circle(230, 92, 2.8, { fill: "sheet" })),
            ),
          ),
        ),
        shape(smooth("208,240 224,238 238,248 236,254 210,254"), ink),
      ),
      layer(
        "Grass",
        ...[22, 48, 292, 340, 372].map((x, index) =>
          part(
            { pivot: [x, 284], rotate: sway(frames, -5, 7, { times: 2, phase: index * 0.17 }) },
            shape(
              `${limb([
                [x - 4, 284, 2.4],
                [x - 9, 262, 0.8],
              ])}${limb([
                [x, 284, 2.4],
                [x + 1, 254, 0.8],
              ])}${limb([
                [x + 4, 284, 2.4],
                [x + 12, 264, 0.8],
              ])}`,
              ink,
            ),
          ),
        ),
      ),
    ];
  },
);
