import {
  blue,
  box,
  document,
  fill,
  isBlue,
  isRed,
  layer,
  red,
  redSquare,
  still,
  white,
  type Part,
} from "../build.ts";
import type { JsonProbe } from "../probe.ts";

const group = "Effects" as const;
const kind = "json" as const;
/** Kinds of values in an effect: 0 slider, 1 angle, 2 colour, 7 choice. */
const values = (...entries: [kind: number, value: unknown][]): Part[] =>
  entries.map(([ty, value], index) => ({ ty, ix: index + 1, nm: String(index + 1), v: still(value) }));
const effect = (ty: number, name: string, matchName: string, entries: Part[]): Part => ({
  ty,
  nm: name,
  mn: matchName,
  ix: 1,
  en: 1,
  np: entries.length + 2,
  ef: entries,
});
const withEffect = (items: Part[], one: Part) => document([layer(items, { ef: [one] })]);
const whiteSquare = [box(50, 50, 40), fill(white)];

export const effectProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "gaussian-blur",
    title: "Gaussian blur",
    feature: withEffect(
      redSquare,
      effect(29, "Gaussian Blur", "ADBE Gaussian Blur 2", values([0, 20], [7, 1], [7, 0])),
    ),
    plain: document([layer(redSquare)]),
    shows: [
      { at: [27, 50], opacity: [15, 200] },
      { at: [32, 50], opacity: [60, 235] },
    ],
  },
  {
    kind,
    group,
    id: "drop-shadow",
    title: "Drop shadow",
    feature: withEffect(
      redSquare,
      effect(
        25,
        "Drop Shadow",
        "ADBE Drop Shadow",
        values([2, [...blue, 1]], [0, 255], [1, 135], [0, 30], [0, 0]),
      ),
    ),
    plain: document([layer(redSquare)]),
    shows: [{ at: [82, 82], is: isBlue, tolerance: 80 }],
    keeps: [{ at: [50, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "fill-effect",
    title: "Fill",
    feature: withEffect(
      redSquare,
      effect(
        21,
        "Fill",
        "ADBE Fill",
        values([10, 0], [7, 0], [2, [...blue, 1]], [7, 0], [0, 0], [0, 0], [0, 1]),
      ),
    ),
    plain: document([layer(redSquare)]),
    shows: [{ at: [50, 50], is: isBlue }],
  },
  {
    kind,
    group,
    id: "tint",
    title: "Tint",
    feature: withEffect(
      whiteSquare,
      effect(20, "Tint", "ADBE Tint", values([2, [...blue, 1]], [2, [...red, 1]], [0, 100])),
    ),
    plain: document([layer(whiteSquare)]),
    shows: [{ at: [50, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "tritone",
    title: "Tritone",
    feature: withEffect(
      whiteSquare,
      effect(
        23,
        "Tritone",
        "ADBE Tritone",
        values([2, [...red, 1]], [2, [0.5, 0.5, 0.5, 1]], [2, [...blue, 1]], [0, 0]),
      ),
    ),
    plain: document([layer(whiteSquare)]),
    shows: [{ at: [50, 50], is: isRed }],
  },
];
