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
import { walkingLeg } from "../../creatures/legs.ts";
import { hills, meadow, travel } from "../../creatures/scenery.ts";

export const hedgehog = creature(
  {
    key: "hedgehog-bringing-an-apple",
    title: "Hedgehog, bringing an apple",
    description:
      "Short quick steps under a coat of spines; the spines bristle from front to back, the apple on top wobbles along.",
    tags: [
      "hedgehog",
      "autumn",
      "apple",
      "garden",
      "forest",
      "walk",
      "cute",
      "delivery",
      "animal",
      "loop",
      "silhouette",
    ],
    tint: "rose",
    frames: 48,
  },
  (frames) => {
    const times = 3;
    const leg = (x: number, phase: number) =>
      walkingLeg({
        frames,
        times,
        phase,
        hip: [x, 224],
        knee: [x, 240],
        swing: 24,
        lift: 20,
        upper: [
          shape(
            limb([
              [x, 218, 9],
              [x + 1, 236, 7],
              [x, 246, 6],
            ]),
            { fill: "ink" },
          ),
          shape(
            smooth([
              [x - 7, 242],
              [x + 6, 241],
              [x + 14, 250],
              [x + 12, 254],
              [x - 7, 254],
            ]),
            { fill: "ink" },
          ),
        ],
        lower: [],
      });
    // Spines stand on an arch from the brow over the back to the rump.
    const spines: Figure[] = [];
    for (const [row, { count, reach }] of [
      { count: 19, reach: 31 },
      { count: 17, reach: 19 },
    ].entries()) {
      for (let index = 0; index < count; index++) {
        const angle = Math.PI * (1.06 - (1.03 * (index + row * 0.5)) / (count - 1));
        const [x, y] = [
          186 + Math.cos(angle) * (row === 0 ? 98 : 90),
          214 - Math.sin(angle) * (row === 0 ? 92 : 84),
        ];
        const lean = angle + 0.28;
        const [tipX, tipY] = [x + Math.cos(lean) * reach, y - Math.sin(lean) * reach];
        const [sideX, sideY] = [Math.sin(lean) * 8, Math.cos(lean) * 8];
        spines.push(
          part(
            {
              name: "Spine",
              pivot: [x, y],
              rotate: cycle(
                frames,
                [
                  [0, -5],
                  [0.5, 6],
                ],
                { times, phase: 1 - index / count },
              ),
            },
            shape(`M${x - sideX} ${y - sideY}L${tipX} ${tipY}L${x + sideX} ${y + sideY}Z`, {
              fill: "ink",
              stroke: { paint: "ink", width: 1.5 },
            }),
          ),
        );
      }
    }
    const quills = Array.from({ length: 11 }, (_, index) => {
      const [x, y] = [
        118 + (index % 6) * 27 + (index > 5 ? 13 : 0),
        (index > 5 ? 172 : 198) - 16 * Math.sin(((index % 6) / 5) * Math.PI),
      ];
      return shape(`M${x} ${y}l-9 -11`, { stroke: { paint: "sheet", width: 2.2 } });
    });
    const bob = cycle(
      frames,
      [
        [0, 1],
        [0.5, -3],
      ],
      { times: times * 2 },
    );
    return [
      layer("Sun", circle(176, 132, 100, { fill: "sun" })),
      layer("Hills", part({ x: travel(frames, -240) }, hills(246, 22, 240, "hill"))),
      layer("Meadow", part({ x: travel(frames, -200) }, meadow(252, 200, "ink", 4, 17))),
      layer(
        "Hedgehog",
        leg(140, 0.5),
        leg(246, 0),
        part(
          { name: "Body", y: bob, pivot: [190, 220], rotate: sway(frames, -1.4, 1.4, { times }) },
          part(
            {
              name: "Apple",
              pivot: [168, 118],
              rotate: cycle(
                frames,
                [
                  [0, -7],
                  [0.5, 8],
                ],
                { times, phase: 0.25 },
              ),
              y: cycle(
                frames,
                [
                  [0, 0],
                  [0.5, -3],
                ],
                { times: times * 2, phase: 0.15 },
              ),
            },
            shape(smooth("168,66 180,62 194,72 194,92 182,108 168,106 154,108 142,92 142,72 156,62"), {
              fill: "ink",
            }),
            shape("M168 68Q168 56 174 48", { stroke: { paint: "ink", width: 3.6 } }),
            shape(smooth("172,56! 184,44 198,46! 188,58"), { fill: "ink" }),
            shape("M150 80Q152 72 158 71", { stroke: { paint: "sheet", width: 3 } }),
          ),
          ...spines,
          shape(smooth("88,214 96,170 130,132 186,122 240,134 272,166 284,206 270,236 200,242 108,238"), {
            fill: "ink",
            name: "Coat",
          }),
          ...quills,
          part(
            {
              name: "Head",
              pivot: [272, 214],
              rotate: cycle(
                frames,
                [
                  [0, -3],
                  [0.5, 4],
                ],
                { times, phase: 0.15 },
              ),
            },
            shape(smooth("262,178 290,184 318,206 344,222 346,230 326,238 290,242 262,236"), {
              fill: "ink",
              name: "Face",
            }),
            part(
              {
                name: "Nose",
                pivot: [340, 224],
                rotate: keys(
                  [0, 0],
                  [10, 0, "hold"],
                  [13, -9],
                  [16, 4],
                  [19, -9],
                  [22, 0],
                  [frames, 0, "hold"],
                ),
              },
              circle(347, 223, 6.4, { fill: "ink" }),
            ),
            circle(274, 192, 11, { fill: "ink", stroke: { paint: "sheet", width: 2.2 } }),
            part({ pivot: [308, 208], scaleY: blink([28]) }, circle(308, 208, 4.2, { fill: "sheet" })),
            shape("M324 232Q332 232 336 227", { stroke: { paint: "sheet", width: 2 } }),
          ),
        ),
        leg(122, 0),
        leg(230, 0.5),
      ),
    ];
  },
);
