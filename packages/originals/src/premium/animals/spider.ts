import {
  circle,
  cycle,
  ellipse,
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

const at = (degrees: number, radius: number) =>
  `${Math.round(Math.cos((degrees * Math.PI) / 180) * radius)} ${Math.round(Math.sin((degrees * Math.PI) / 180) * radius)}`;

export const spider = creature(
  {
    key: "spider-letting-down",
    title: "Spider, letting down",
    description:
      "A spider drops on its thread, brakes, swings out, climbs home leg over leg. The web trembles with it.",
    tags: [
      "spider",
      "web",
      "halloween",
      "thread",
      "insect",
      "spooky",
      "hang",
      "october",
      "animal",
      "www",
      "loop",
      "silhouette",
    ],
    tint: "rose",
    frames: 96,
  },
  (frames) => {
    const web: Figure[] = [];
    const spokes = [2, 22, 45, 68, 88];
    for (const degrees of spokes)
      web.push(shape(`M-2 -2L${at(degrees, 150)}`, { stroke: { paint: "hill", width: 2 } }));
    for (const radius of [42, 72, 104, 136])
      web.push(
        shape(
          spokes
            .slice(1)
            .map(
              (degrees, index) =>
                `M${at(spokes[index] ?? 0, radius)}Q${at((degrees + (spokes[index] ?? 0)) / 2, radius * 0.84)} ${at(degrees, radius)}`,
            )
            .join(""),
          { stroke: { paint: "hill", width: 2 } },
        ),
      );
    const drop = keys(
      [0, -96],
      [8, -100, "in-out"],
      [26, 34, "fall"],
      [34, 14, "out"],
      [42, 24],
      [48, 20],
      [56, 20, "hold"],
      [62, -4],
      [65, -6],
      [71, -32],
      [74, -34],
      [80, -62],
      [83, -64],
      [92, -94],
      [frames, -96],
    );
    const climb = (late: number, size: number) =>
      keys(
        [0, 0],
        [8, 0],
        [20, -size * 0.9, "out"],
        [28, size * 0.5],
        [36, -size * 0.2],
        [44, 0],
        [56 + late, 0, "hold"],
        [60 + late, size],
        [64 + late, -size * 0.4],
        [69 + late, size],
        [73 + late, -size * 0.4],
        [78 + late, size],
        [82 + late, -size * 0.4],
        [frames, 0],
      );
    const leg = (index: number, hand: 1 | -1): Figure => {
      const root: [number, number] = [
        200 + hand * (8 + (index === 0 || index === 3 ? 0 : 4)),
        142 + index * 7,
      ];
      const knee = (
        [
          [46, -52],
          [62, -22],
          [62, 4],
          [46, 30],
        ] as const
      )[index] ?? [0, 0];
      const tip = (
        [
          [40, -96],
          [84, -30],
          [84, 44],
          [50, 84],
        ] as const
      )[index] ?? [0, 0];
      const [kneeX, kneeY] = [200 + hand * knee[0], 152 + knee[1]];
      const [tipX, tipY] = [200 + hand * tip[0], 152 + tip[1]];
      return part(
        {
          name: "Leg",
          pivot: root,
          rotate: climb(
            ((index % 2) + (hand === 1 ? 0 : 1)) % 2 === 0 ? 0 : 3,
            -hand * (index < 2 ? 11 : -9),
          ),
        },
        part(
          {
            pivot: [kneeX, kneeY],
            rotate: climb((index + (hand === 1 ? 0 : 1)) % 2 === 0 ? 1 : 4, hand * (index < 2 ? 16 : -14)),
          },
          shape(
            limb([
              [kneeX, kneeY, 3.4],
              [(kneeX + tipX) / 2 + hand * 3, (kneeY + tipY) / 2, 2.6],
              [tipX, tipY, 1.2],
            ]),
            { fill: "ink" },
          ),
        ),
        shape(
          limb([
            [root[0], root[1], 4.4],
            [(root[0] + kneeX) / 2, (root[1] + kneeY) / 2 - 3, 4],
            [kneeX, kneeY, 3.4],
          ]),
          { fill: "ink" },
        ),
      );
    };
    const swing = {
      pivot: [200, -60] as const,
      rotate: cycle(frames, [
        [0, 0],
        [0.3, 2.5],
        [0.5, -5],
        [0.7, 3],
        [0.85, -1],
      ]),
    };
    return [
      layer("Moon", circle(262, 150, 92, { fill: "sun" })),
      layer(
        "Web",
        part(
          {
            pivot: [0, 0],
            rotate: cycle(frames, [
              [0, 0],
              [0.3, 1.6],
              [0.4, -1],
              [0.5, 0.6],
              [0.62, 0],
            ]),
          },
          ...web,
        ),
      ),
      layer(
        "Branch",
        shape(
          `${limb("-20,6,12 90,14,10 190,4,8 300,12,6 420,-6,5")}${limb("250,10,4 276,30,3 306,38,1.2")}${limb("110,12,4 128,34,2.6 150,44,1.2")}`,
          { fill: "ink" },
        ),
      ),
      layer(
        "Spider",
        part(
          swing,
          part(
            { name: "Drop", y: drop },
            shape("M200 -220V136", { stroke: { paint: "ink", width: 1.8 }, name: "Thread" }),
            ...[0, 1, 2, 3].flatMap((index) => [leg(index, -1), leg(index, 1)]),
            ellipse(200, 150, 16, 15, { fill: "ink", name: "Chest" }),
            part(
              { name: "Belly", pivot: [200, 160], rotate: sway(frames, -4, 4, { times: 2 }) },
              shape(smooth("200,156 224,168 232,192 222,216 200,228 178,216 168,192 176,168"), {
                fill: "ink",
              }),
              shape("M200 178L208 192L200 206L192 192Z", { fill: "sheet", name: "Mark" }),
            ),
            circle(194, 146, 3, { fill: "sheet" }),
            circle(206, 146, 3, { fill: "sheet" }),
          ),
        ),
      ),
    ];
  },
);
