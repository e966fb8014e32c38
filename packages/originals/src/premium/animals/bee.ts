import {
  circle,
  cycle,
  ellipse,
  type Figure,
  layer,
  limb,
  part,
  repeat,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { swayingGrass } from "../../creatures/scenery.ts";

const stripe = (x: number, top: number, bottom: number) =>
  shape(
    `M${x} ${top}Q${x - 10} ${(top + bottom) / 2} ${x} ${bottom}L${x + 9} ${bottom + 2}Q${x} ${(top + bottom) / 2} ${x + 9} ${top - 2}Z`,
    { fill: "sheet", name: "Stripe" },
  );

export const bee = creature(
  {
    key: "bee-and-blossom",
    title: "Bee and blossom",
    description:
      "A bee hangs in the air before a flower, draws a small eight, and the stalk gives way to its wind.",
    tags: [
      "bee",
      "insect",
      "honey",
      "flower",
      "pollen",
      "spring",
      "garden",
      "busy",
      "animal",
      "nature",
      "loop",
      "silhouette",
    ],
    tint: "amber",
    frames: 72,
  },
  (frames) => {
    const wing = (late: number, tilt: number): Figure =>
      part(
        { name: "Wing", pivot: [190, 112], rotate: tilt },
        part(
          {
            pivot: [190, 112],
            scaleX: cycle(
              frames,
              [
                [0, 1, "linear"],
                [0.5, 0.72, "linear"],
              ],
              { times: 18, phase: late, ease: "linear" },
            ),
          },
          part(
            {
              pivot: [190, 112],
              rotate: cycle(
                frames,
                [
                  [0, -16],
                  [0.5, 16],
                ],
                { times: 18, phase: late },
              ),
            },
            shape(smooth("190,114 176,84 166,48 178,30 194,40 200,78"), {
              fill: "hill",
              stroke: { paint: "ink", width: 3 },
            }),
          ),
        ),
      );
    const body = smooth("112,132! 136,110 172,102 204,112 214,132 202,154 170,162 134,154");
    const leg = (x: number, late: number) =>
      part(
        { pivot: [x, 152], rotate: sway(frames, -6, 12, { times: 4, phase: late }) },
        shape(
          limb([
            [x, 150, 3.4],
            [x + 5, 164, 2.6],
            [x - 2, 178, 1.8],
          ]),
          { fill: "ink" },
        ),
      );
    const stem = {
      pivot: [312, 300] as const,
      rotate: cycle(frames, [
        [0, -2],
        [0.3, 3.5],
        [0.55, 1],
        [0.8, 4],
      ]),
    };
    return [
      layer("Sun", circle(180, 136, 104, { fill: "sun" })),
      layer(
        "Ground",
        shape("M-20 268C60 256 140 270 220 264S360 258 430 266V330H-20Z", { fill: "ink" }),
        ...swayingGrass(frames, 266, [24, 60, 112, 186, 232, 372], { degrees: 7 }),
      ),
      layer(
        "Flower",
        part(
          stem,
          shape(limb("312,300,5 306,244,4 316,180,3.4"), { fill: "ink" }),
          shape(smooth("308,246! 334,222 362,226! 340,244"), { fill: "ink" }),
          part(
            { name: "Blossom", pivot: [316, 172], rotate: sway(frames, -5, 5, { phase: 0.15 }) },
            repeat(
              9,
              { pivot: [316, 166], rotate: 40 },
              shape(smooth("316,156 304,128 316,112 328,128"), {
                fill: "ink",
                stroke: { paint: "sheet", width: 1.6 },
              }),
            ),
            circle(316, 166, 15, { fill: "sheet" }),
            circle(316, 166, 9, { fill: "hill" }),
          ),
        ),
      ),
      layer(
        "Bee",
        part(
          {
            name: "Flight",
            x: sway(frames, -16, 16),
            y: cycle(
              frames,
              [
                [0, 0],
                [0.25, 10],
                [0.5, -6],
                [0.75, 10],
              ],
              { times: 1 },
            ),
            pivot: [180, 130],
            rotate: sway(frames, -4, 7, { phase: 0.2 }),
          },
          part(
            {
              y: cycle(
                frames,
                [
                  [0, -1.6],
                  [0.5, 1.6],
                ],
                { times: 9 },
              ),
            },
            wing(0.3, -18),
            leg(168, 0),
            leg(184, 0.2),
            leg(200, 0.4),
            shape(body, { fill: "ink", name: "Body" }),
            stripe(136, 113, 152),
            stripe(158, 106, 158),
            shape(smooth("112,128! 120,130 120,136 96,132!"), { fill: "ink", name: "Sting" }),
            ellipse(222, 128, 23, 21, { fill: "ink", name: "Head" }),
            circle(229, 122, 5.4, { fill: "sheet" }),
            circle(230, 123, 2.4, { fill: "ink" }),
            part(
              { pivot: [228, 112], rotate: sway(frames, -8, 8, { times: 3 }) },
              shape("M228 112Q234 92 250 88", { stroke: { paint: "ink", width: 3 } }),
              circle(251, 88, 3.4, { fill: "ink" }),
            ),
            part(
              { pivot: [220, 110], rotate: sway(frames, -8, 8, { times: 3, phase: 0.2 }) },
              shape("M220 110Q222 90 234 80", { stroke: { paint: "ink", width: 3 } }),
              circle(235, 80, 3.4, { fill: "ink" }),
            ),
            wing(0, 10),
          ),
        ),
      ),
    ];
  },
);
