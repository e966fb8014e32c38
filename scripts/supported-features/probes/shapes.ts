import {
  blue,
  box,
  document,
  drawing,
  empty,
  fill,
  isBlue,
  isRed,
  layer,
  outline,
  path,
  square,
  still,
  type Part,
} from "../build.ts";
import type { JsonProbe } from "../probe.ts";

const group = "Shapes" as const;
const kind = "json" as const;
const star = (kindOfStar: 1 | 2, points: number, outer: number, inner: number): Part => ({
  ty: "sr",
  sy: kindOfStar,
  d: 1,
  pt: still(points),
  p: still([50, 50]),
  r: still(0),
  or: still(outer),
  os: still(0),
  ...(kindOfStar === 1 ? { ir: still(inner), is: still(0) } : {}),
});
const wave = path(
  outline(
    [
      [20, 50],
      [80, 50],
    ],
    true,
    [
      [0, -60],
      [0, 0],
    ],
    [
      [0, 0],
      [0, -60],
    ],
  ),
);
const flat = path(
  outline(
    [
      [20, 50],
      [80, 50],
    ],
    true,
  ),
);
const morph = (isMoving: boolean): Part => ({
  ty: "sh",
  ks: isMoving
    ? {
        a: 1,
        k: [
          { t: 0, s: [square(10, 10, 30, 30)], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
          { t: 9, s: [square(70, 70, 90, 90)] },
        ],
      }
    : still(square(10, 10, 30, 30)),
});

export const shapeProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "rectangle",
    title: "Rectangle",
    feature: drawing(box(50, 50, 40), fill()),
    plain: drawing(fill()),
    shows: [
      { at: [50, 50], is: isRed },
      { at: [33, 33], is: isRed },
    ],
    keeps: [{ at: [20, 20], is: empty }],
  },
  {
    kind,
    group,
    id: "rectangle-radius",
    title: "Rectangle with rounded corners",
    feature: drawing(box(50, 50, 40, 20), fill()),
    plain: drawing(box(50, 50, 40), fill()),
    shows: [{ at: [32, 32], is: empty }],
    keeps: [{ at: [50, 32], is: isRed }],
  },
  {
    kind,
    group,
    id: "ellipse",
    title: "Ellipse",
    feature: drawing({ ty: "el", d: 1, p: still([50, 50]), s: still([40, 40]) }, fill()),
    plain: drawing(fill()),
    shows: [{ at: [50, 50], is: isRed }],
    keeps: [{ at: [32, 32], is: empty }],
  },
  {
    kind,
    group,
    id: "polygon",
    title: "Polygon",
    feature: drawing(star(2, 3, 30, 0), fill()),
    plain: drawing(fill()),
    shows: [
      { at: [50, 32], is: isRed },
      { at: [32, 61], is: isRed },
    ],
    keeps: [{ at: [30, 30], is: empty }],
  },
  {
    kind,
    group,
    id: "star",
    title: "Star",
    feature: drawing(star(1, 5, 40, 12), fill()),
    plain: drawing(star(2, 5, 40, 12), fill()),
    shows: [{ at: [67, 26], is: empty }],
    keeps: [
      { at: [50, 50], is: isRed },
      { at: [50, 26], is: isRed },
    ],
  },
  {
    kind,
    group,
    id: "path",
    title: "Path with curves",
    feature: drawing(wave, fill()),
    plain: drawing(flat, fill()),
    shows: [{ at: [50, 30], is: isRed }],
    keeps: [{ at: [50, 70], is: empty }],
  },
  {
    kind,
    group,
    id: "path-morph",
    title: "Path that changes its shape",
    frame: 9,
    feature: drawing(morph(true), fill()),
    plain: drawing(morph(false), fill()),
    shows: [
      { at: [80, 80], is: isRed },
      { at: [20, 20], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "stacking",
    title: "Groups in order: the first is on top",
    feature: document([layer([box(50, 50, 40), fill(blue)]), layer([box(50, 50, 60), fill()])]),
    plain: document([layer([box(50, 50, 60), fill()]), layer([box(50, 50, 40), fill(blue)])]),
    shows: [{ at: [50, 50], is: isBlue }],
    keeps: [{ at: [24, 24], is: isRed }],
  },
];
