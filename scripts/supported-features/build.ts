import type { LottieJson } from "@zoetrope/lottie";
import { side, type Expected } from "./probe.ts";

/** Colours of probes as Lottie writes them, and as they must look. */
export const red = [1, 0, 0];
export const blue = [0, 0, 1];
export const white = [1, 1, 1];
export const isRed: Expected = [255, 0, 0, 255];
export const isBlue: Expected = [0, 0, 255, 255];
export const empty: Expected = null;

export type Part = { [key: string]: unknown };

/** A value that stays. */
export const still = (value: unknown): Part => ({ a: 0, k: value });

/** From one value to another over the ten frames, evenly. */
export function moving(from: readonly number[], to: readonly number[], more: Part = {}, end = 10): Part {
  const even = { o: { x: [0], y: [0] }, i: { x: [1], y: [1] } };
  return {
    a: 1,
    k: [
      { t: 0, s: from, ...even, ...more },
      { t: end, s: to },
    ],
  };
}

const point = (x: number, y: number): number[] => [x, y, 0];

/** The transform of a layer. */
export const place = (changes: Part = {}): Part => ({
  o: still(100),
  r: still(0),
  p: still(point(0, 0)),
  a: still(point(0, 0)),
  s: still([100, 100, 100]),
  ...changes,
});

const group = (...items: Part[]): Part => ({
  ty: "gr",
  it: [...items, { ty: "tr", ...place({ p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) }) }],
});

export const box = (x: number, y: number, size: number | [number, number], radius = 0): Part => ({
  ty: "rc",
  d: 1,
  p: still([x, y]),
  s: still(typeof size === "number" ? [size, size] : size),
  r: still(radius),
});

export const fill = (colour: readonly number[] = red, more: Part = {}): Part => ({
  ty: "fl",
  c: still([...colour, 1]),
  o: still(100),
  r: 1,
  ...more,
});

export const stroke = (width: number, more: Part = {}): Part => ({
  ty: "st",
  c: still([...red, 1]),
  o: still(100),
  w: still(width),
  lc: 1,
  lj: 1,
  ml: 10,
  ...more,
});

type Corners = readonly (readonly [number, number])[];
const straight = (corners: Corners): number[][] => corners.map(() => [0, 0]);

/** The value of a path: corners, and the handles that leave and reach them where they are not straight. */
export const outline = (corners: Corners, isClosed: boolean, leave?: Corners, reach?: Corners): Part => ({
  c: isClosed,
  v: corners,
  o: leave ?? straight(corners),
  i: reach ?? straight(corners),
});

export const path = (value: Part): Part => ({ ty: "sh", ks: still(value) });
export const line = (...corners: [number, number][]): Part => path(outline(corners, false));
export const square = (left: number, top: number, right: number, bottom: number): Part =>
  outline(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    true,
  );

/** A shape layer; `items` are in one group. */
export const layer = (items: Part[], changes: Part = {}): Part => ({
  ty: 4,
  ip: 0,
  op: 10,
  st: 0,
  sr: 1,
  bm: 0,
  ks: place(),
  shapes: [group(...items)],
  ...changes,
});

/** A document of the size of a probe; the first layer is on top. */
export const document = (layers: Part[], more: Part = {}): LottieJson => ({
  v: "5.12.0",
  fr: 10,
  ip: 0,
  op: 10,
  w: side,
  h: side,
  ddd: 0,
  assets: [],
  layers: layers.map((each, index) => ({ ind: index + 1, ...each })),
  ...more,
});

/** A document with one shape layer. */
export const drawing = (...items: Part[]): LottieJson => document([layer(items)]);

/** A red square of 40 in the middle, from 30 to 70. */
export const redSquare: Part[] = [box(50, 50, 40), fill()];
