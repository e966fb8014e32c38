import { figure } from "../figure.ts";
import { disc, group, keys, lamp, lilac, line } from "../shapes.ts";
import type { Point } from "../shapes.ts";

const nodes: Point[] = [
  [76, 96],
  [150, 208],
  [196, 84],
  [262, 190],
  [322, 92],
  [330, 230],
];

const links: [number, number][] = [
  [0, 2],
  [0, 1],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
];

const at = (index: number): Point => nodes[index] ?? [0, 0];

export const aiNodes = figure(
  {
    key: "ai-nodes",
    title: "Nodes finding each other",
    frames: 90,
    canvas: [400, 300],
    description:
      "Points reach out to one another line by line until a light can travel from the first to the last.",
    tags: ["ai", "network", "nodes", "graph", "machine learning", "connection", "data", "loop"],
  },
  ...links.map(([from, to], index) =>
    line(`M${at(from).join(" ")}L${at(to).join(" ")}`, {
      width: 5,
      end: keys([0, 0], [6 + index * 5, 0], [16 + index * 5, 100], [90, 100]),
      start: keys([0, 0], [76, 0], [88, 100]),
    }),
  ),
  ...nodes.map(([x, y], index) =>
    group(
      {
        pivot: [x, y],
        scale: keys(
          [0, 70],
          [5 + index * 6, 70],
          [10 + index * 6, 122, "out"],
          [15 + index * 6, 100],
          [80, 100],
          [90, 70],
        ),
      },
      disc(x, y, 20),
      disc(x, y, 8, lilac[0]),
    ),
  ),
  group(
    {
      move: keys([0, at(0)], [50, at(0)], [58, at(2)], [64, at(3)], [72, at(5)], [90, at(5)]),
      fade: keys([0, 0], [48, 0], [51, 100], [73, 100], [77, 0], [90, 0]),
    },
    disc(0, 0, 10, lamp),
  ),
);
