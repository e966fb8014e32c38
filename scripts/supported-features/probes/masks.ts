import {
  box,
  document,
  empty,
  fill,
  isRed,
  layer,
  redSquare,
  square,
  still,
  white,
  type Part,
} from "../build.ts";
import type { Check, JsonProbe } from "../probe.ts";

const group = "Masks and mattes" as const;
const kind = "json" as const;
const mask = (mode: string, left: number, right: number, more: Part = {}): Part => ({
  mode,
  inv: false,
  pt: still(square(left, 0, right, 100)),
  o: still(100),
  x: still(0),
  ...more,
});
// Turned inside out, lottie-web cuts only paths that run against the clock, as After Effects writes them: right to left here.
const masked = (...masks: Part[]) => document([layer(redSquare, { hasMask: true, masksProperties: masks })]);
const bare = document([layer(redSquare)]);
const left: readonly [number, number] = [36, 50];
const right: readonly [number, number] = [64, 50];
const middle: readonly [number, number] = [50, 50];
const gone = (at: readonly [number, number]): Check => ({ at, is: empty });
const there = (at: readonly [number, number]): Check => ({ at, is: isRed });

/** A layer seen through the one above it; both halves of the upper one are painted where `halves` says. */
function matte(mode: number, halves: Part[]) {
  const upper = { ...layer([]), shapes: halves, td: 1 };
  return document([upper, layer(redSquare, { tt: mode })]);
}
const half = (x: number, colour: readonly number[]): Part => ({
  ty: "gr",
  it: [
    box(x, 50, [50, 100]),
    fill(colour),
    { ty: "tr", p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ],
});

export const maskProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "mask-add",
    title: "Mask: add",
    feature: masked(mask("a", 0, 50)),
    plain: bare,
    shows: [gone(right)],
    keeps: [there(left)],
  },
  {
    kind,
    group,
    id: "mask-subtract",
    title: "Mask: subtract",
    feature: masked(mask("s", 0, 50)),
    plain: bare,
    shows: [gone(left)],
    keeps: [there(right)],
  },
  {
    kind,
    group,
    id: "mask-intersect",
    title: "Mask: intersect",
    feature: masked(mask("a", 0, 58), mask("i", 42, 100)),
    plain: bare,
    shows: [gone(left), gone(right)],
    keeps: [there(middle)],
  },
  {
    kind,
    group,
    id: "mask-difference",
    title: "Mask: difference",
    feature: masked(mask("a", 0, 58), mask("f", 42, 100)),
    plain: bare,
    shows: [gone(middle)],
    keeps: [there(left), there(right)],
  },
  {
    kind,
    group,
    id: "mask-inverted",
    title: "Mask turned inside out",
    feature: masked(mask("a", 50, 0, { inv: true })),
    plain: bare,
    shows: [gone(left)],
    keeps: [there(right)],
  },
  {
    kind,
    group,
    id: "mask-opacity",
    title: "Mask with opacity",
    feature: masked(mask("a", 0, 50, { o: still(50) })),
    plain: masked(mask("a", 0, 50)),
    shows: [{ at: left, opacity: [90, 165] }],
  },
  {
    kind,
    group,
    id: "mask-expansion",
    title: "Mask with expansion",
    feature: masked(mask("a", 0, 50, { x: still(10) })),
    plain: masked(mask("a", 0, 50)),
    shows: [{ at: [56, 50], is: isRed }],
    keeps: [{ at: [66, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "mask-feather",
    title: "Mask with a soft edge",
    feature: masked(mask("a", 0, 50, { f: still([20, 20]) })),
    plain: masked(mask("a", 0, 50)),
    shows: [{ at: [47, 50], opacity: [110, 235] }],
  },
  {
    kind,
    group,
    id: "mask-moving",
    title: "Mask whose path moves",
    frame: 9,
    feature: masked(
      mask("a", 0, 50, {
        pt: {
          a: 1,
          k: [
            { t: 0, s: [square(0, 0, 50, 100)], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
            { t: 9, s: [square(50, 0, 100, 100)] },
          ],
        },
      }),
    ),
    plain: masked(mask("a", 0, 50)),
    shows: [gone(left), there(right)],
  },
  {
    kind,
    group,
    id: "matte-alpha",
    title: "Matte: alpha",
    feature: matte(1, [half(25, white)]),
    plain: bare,
    shows: [gone(right)],
    keeps: [there(left)],
  },
  {
    kind,
    group,
    id: "matte-alpha-inverted",
    title: "Matte: alpha, inverted",
    feature: matte(2, [half(25, white)]),
    plain: bare,
    shows: [gone(left)],
    keeps: [there(right)],
  },
  {
    kind,
    group,
    id: "matte-luma",
    title: "Matte: luma",
    feature: matte(3, [half(25, white), half(75, [0, 0, 0])]),
    plain: bare,
    shows: [gone(right)],
    keeps: [there(left)],
  },
  {
    kind,
    group,
    id: "matte-luma-inverted",
    title: "Matte: luma, inverted",
    feature: matte(4, [half(25, white), half(75, [0, 0, 0])]),
    plain: bare,
    shows: [gone(left)],
    keeps: [there(right)],
  },
];
