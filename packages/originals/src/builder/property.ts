import type { Curve } from "./easing.ts";
import { type Animated, isAnimated, type Key, type Moving, type Value } from "./moving.ts";
import { type Outline, outlinesOf } from "./outline.ts";
import { isPaintRole, type Palette, type PaintRole, rgbOf } from "./tissue.ts";

export type Json = { [key: string]: unknown };

const rounded = (value: number, digits = 1e3) => Math.round(value * digits) / digits || 0;

function handles(curve: Curve): { o: Json; i: Json } {
  const [x1, y1, x2, y2] = curve.map((value) => rounded(value));
  return { o: { x: [x1], y: [y1] }, i: { x: [x2], y: [y2] } };
}

/** Keys as Lottie writes them; neighbours that say nothing new are left out. */
function keyframes<T extends Value>(animated: Animated<T>, write: (value: T) => unknown): Json[] {
  const all = animated.keys;
  const kept = all.filter((key, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    return (
      !before ||
      !after ||
      JSON.stringify(before.value) !== JSON.stringify(key.value) ||
      JSON.stringify(after.value) !== JSON.stringify(key.value)
    );
  });
  return kept.map((key: Key<T>, index) => {
    const [t, s] = [rounded(key.frame), write(key.value)];
    if (index === kept.length - 1) return { t, s };
    if (!key.curve) return { t, s, h: 1 };
    const { o, i } = handles(key.curve);
    return { t, s, o, i };
  });
}

function property<T extends Value>(
  value: Moving<T>,
  still: (value: T) => unknown,
  moving: (value: T) => unknown,
): Json {
  if (!isAnimated(value)) return { a: 0, k: still(value) };
  const [first] = value.keys;
  if (first && value.keys.every((key) => JSON.stringify(key.value) === JSON.stringify(first.value)))
    return { a: 0, k: still(first.value) };
  return { a: 1, k: keyframes(value, moving) };
}

/** A number, multiplied into the unit Lottie wants (percent, say). */
export const scalar = (value: Moving<number>, factor = 1): Json =>
  property(
    value,
    (number) => rounded(number * factor),
    (number) => [rounded(number * factor)],
  );

export const vector = (value: Moving<readonly number[]>, factor = 1): Json => {
  const write = (numbers: readonly number[]) => numbers.map((number) => rounded(number * factor));
  return property(value, write, write);
};

/** The `index`-th outline of path data. */
export function outline(value: Moving<string>, index: number, name: string): Json {
  const pick = (data: string, keepsEnds = false): Outline => {
    const found = outlinesOf(data, keepsEnds)[index];
    if (!found) throw new Error(`${name}: an outline is missing in one of the keys`);
    return found;
  };
  let keepsEnds = false;
  if (isAnimated(value)) {
    const countCorners = (keeps: boolean) =>
      new Set(value.keys.map((key) => pick(key.value, keeps).v.length));
    keepsEnds = countCorners(false).size > 1;
    const counts = countCorners(keepsEnds);
    if (counts.size > 1)
      throw new Error(
        `${name}: outlines of a morph need the same number of corners, not ${[...counts].join(", ")}`,
      );
  }
  return property(
    value,
    (data) => pick(data, keepsEnds),
    (data) => [pick(data, keepsEnds)],
  );
}

/** Colours of one document: roles become slots, so that themes can change them. */
export class Colours {
  readonly palette: Palette;
  readonly used = new Set<PaintRole>();

  constructor(palette: Palette) {
    this.palette = palette;
  }

  property(paint: Moving<string>): Json {
    const rgb = (value: string) => [...rgbOf(isPaintRole(value) ? this.palette[value] : value)];
    const json = property(paint, rgb, rgb);
    if (isAnimated(paint) || !isPaintRole(paint)) return json;
    this.used.add(paint);
    return { ...json, sid: paint };
  }

  /** The `slots` of the document. */
  slots(): Json {
    return Object.fromEntries(
      [...this.used].map((role) => [role, { p: { a: 0, k: [...rgbOf(this.palette[role])] } }]),
    );
  }
}
