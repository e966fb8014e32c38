import { figure } from "../figure.ts";
import { box, boxPath, disc, fill, group, keys, lamp, lilac, line, mint, paper, quiet } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

/** The curve that the pen draws. */
const curve: [Point, Point, Point, Point] = [
  [80, 214],
  [120, 60],
  [250, 290],
  [312, 104],
];

/** A point of that curve. */
const bezier = (t: number): Point => {
  const mix = (axis: 0 | 1) =>
    (1 - t) ** 3 * curve[0][axis] +
    3 * t * (1 - t) ** 2 * curve[1][axis] +
    3 * t * t * (1 - t) * curve[2][axis] +
    t ** 3 * curve[3][axis];
  return [mix(0), mix(1)];
};

/** Length of the curve up to a share of its parameter. */
const reach = (until: number) => {
  let sum = 0;
  for (let step = 1; step <= 60; step++) {
    const [from, to] = [bezier((until * (step - 1)) / 60), bezier((until * step) / 60)];
    sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  return sum;
};

/** Share of the curve's length drawn at a share of its parameter, so that line and nib stay together. */
const lengthShare = (share: number) => reach(share) / reach(1);

export const aiPen = figure(
  {
    key: "ai-pen",
    title: "Pen on a curve",
    frames: 75,
    canvas: [400, 300],
    description: "Two handles swing out, and a pen nib draws the curve they describe from end to end.",
    tags: ["ai", "pen", "bezier", "draw", "vector", "design", "path", "creative"],
  },
  line("M80 214L120 60M312 104L250 290", {
    width: 3,
    color: quiet,
    end: keys([0, 0], [12, 100, "out"], [75, 100]),
    fade: keys([0, 100], [64, 100], [72, 0], [75, 0]),
  }),
  ...[
    [120, 60],
    [250, 290],
  ].map(([x = 0, y = 0]) =>
    group(
      {
        pivot: [x, y],
        scale: keys([0, 0], [8, 0], [15, 120, "out"], [19, 100], [62, 100], [70, 0]),
      },
      disc(x, y, 8, lilac[2]),
    ),
  ),
  line(
    `M${curve
      .map((point, index) => (index === 1 ? "C" : " ") + point.join(" "))
      .join("")
      .trim()}`,
    {
      width: 7,
      end: Array.from({ length: 13 }, (_, step): Key<number> => [
        14 + step * 3,
        lengthShare(step / 12) * 100,
        "linear",
      ]),
      start: keys([0, 0], [60, 0], [74, 100]),
    },
  ),
  ...[curve[0], curve[3]].map(([x, y], index) =>
    group(
      {
        pivot: [x, y],
        scale: keys(
          [0, index === 0 ? 100 : 0],
          [index * 48, index === 0 ? 100 : 0],
          [index * 48 + 6, 120, "out"],
          [index * 48 + 10, 100],
          [64, 100],
          [72, index === 0 ? 100 : 0],
          [75, index === 0 ? 100 : 0],
        ),
      },
      box(x - 10, y - 10, 20, 20, 2, paper),
      line(boxPath(x - 10, y - 10, 20, 20, 2), { width: 5 }),
    ),
  ),
  group(
    {
      move: [
        ...Array.from({ length: 13 }, (_, step): Key<Point> => [14 + step * 3, bezier(step / 12), "linear"]),
        [60, curve[3]],
        [73, curve[0]],
        [75, curve[0]],
      ],
    },
    group(
      {
        turn: keys([0, 0], [14, 0], [26, 14], [44, -12], [56, 0]),
      },
      fill("M0 0L10 -44Q34 -58 44 -78L78 -44Q58 -34 44 -10Z"),
      fill("M44 -78L54 -88L88 -54L78 -44Z", lamp),
      line("M2 -2L24 -24", { width: 3.5, color: mint[0] }),
      disc(27, -27, 6, mint[0]),
    ),
  ),
);
