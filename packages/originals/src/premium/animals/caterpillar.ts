import {
  circle,
  cycle,
  type Figure,
  layer,
  limb,
  mapped,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { travel } from "../../creatures/scenery.ts";

const joints = 9;

export const caterpillar = creature(
  {
    key: "caterpillar-under-way",
    title: "Caterpillar, under way",
    description:
      "A hump runs from the last ring to the head, and that is one step. The twig goes by below, leaf after leaf.",
    tags: [
      "caterpillar",
      "worm",
      "insect",
      "crawl",
      "leaf",
      "progress",
      "loading",
      "slow",
      "bug",
      "animal",
      "cute",
      "loop",
      "silhouette",
    ],
    tint: "mint",
    frames: 72,
  },
  (frames) => {
    const times = 2;
    const twig = 200;
    const segment = (index: number): Figure => {
      const x = 104 + index * 24;
      const radius =
        index === 0 ? 15 : index === joints - 1 ? 23 : 19 + 1.5 * Math.sin((index / joints) * Math.PI);
      // The hump passes the rings from tail to head; a ring moves forward while it is up.
      const late = 0.62 * (index / joints);
      const lift = cycle(
        frames,
        [
          [0, 0],
          [0.1, 4],
          [0.24, 34 + 6 * Math.sin((index / (joints - 1)) * Math.PI)],
          [0.4, 4],
          [0.5, 0],
        ],
        { times, phase: late },
      );
      const step = cycle(
        frames,
        [
          [0, -9],
          [0.12, -9],
          [0.4, 9],
          [0.5, 9],
        ],
        { times, phase: late },
      );
      const body: Figure[] = [circle(x, 226 - radius, radius, { fill: "ink" })];
      if (index > 0 && index < joints - 1)
        body.push(circle(x, 222 - radius, 4.2, { fill: index % 2 === 0 ? "sheet" : "sun" }));
      if (index !== joints - 1)
        body.unshift(
          shape(
            limb([
              [x - 3, 220, 3.6],
              [x - 4, 229, 2.6],
            ]),
            { fill: "ink" },
          ),
          shape(
            limb([
              [x + 5, 220, 3.6],
              [x + 5, 229, 2.6],
            ]),
            { fill: "ink" },
          ),
        );
      if (index === joints - 1) {
        const feeler = (shift: number, phase: number) =>
          part(
            { name: "Feeler", pivot: [x + shift, 184], rotate: sway(frames, -9, 12, { times: 4, phase }) },
            shape(`M${x + shift} 186Q${x + shift + 2} 164 ${x + shift + 14} 154`, {
              stroke: { paint: "ink", width: 3.4 },
            }),
            circle(x + shift + 15, 153, 4.2, { fill: "ink" }),
          );
        body.unshift(feeler(-4, 0), feeler(8, 0.2));
        body.push(
          circle(x + 9, 200, 5.4, { fill: "sheet" }),
          circle(x + 10.5, 200, 2.5, { fill: "ink" }),
          shape(`M${x + 6} 213Q${x + 13} 216 ${x + 18} 209`, { stroke: { paint: "sheet", width: 2 } }),
        );
      }
      return part(
        {
          name: index === joints - 1 ? "Head" : "Ring",
          x: step,
          y: mapped(lift, (height) => -height),
        },
        ...body,
      );
    };
    const leaf = (x: number, up: 1 | -1, size: number) => {
      const y = up === 1 ? 232 : 258;
      return part(
        { name: "Leaf", pivot: [x, y], rotate: sway(frames, -5, 5, { times: 2, phase: x / 200 }) },
        shape(
          smooth([
            [x, y, "corner"],
            [x + 14 * size, y - up * 30 * size],
            [x + 48 * size, y - up * 40 * size, "corner"],
            [x + 40 * size, y - up * 10 * size],
          ]),
          { fill: up === 1 ? "hill" : "ink" },
        ),
        shape(`M${x} ${y}Q${x + 18 * size} ${y - up * 16 * size} ${x + 36 * size} ${y - up * 28 * size}`, {
          stroke: { paint: "sheet", width: 2 },
        }),
      );
    };
    const places = [-2, -1, 0, 1, 2, 3].map((round) => round * twig);
    return [
      layer("Sun", circle(232, 130, 96, { fill: "sun" })),
      layer(
        "Twig behind",
        part(
          { x: travel(frames, -twig) },
          ...places.flatMap((x) => [leaf(x + 20, 1, 1), leaf(x + 118, 1, 0.76)]),
        ),
      ),
      layer(
        "Twig",
        part(
          { x: travel(frames, -twig) },
          ...places.map((x) =>
            shape(
              `M${x - 1} 230C${x + 50} 226 ${x + 150} 234 ${x + twig + 1} 230V258C${x + 150} 262 ${x + 50} 253 ${x - 1} 258Z`,
              { fill: "ink" },
            ),
          ),
          ...places.map((x) => leaf(x + 70, -1, 0.9)),
        ),
      ),
      layer("Caterpillar", ...Array.from({ length: joints }, (_, index) => segment(index))),
    ];
  },
);
