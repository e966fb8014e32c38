import { asObject, type JsonObject } from "../json/json-values.ts";
import type { Track } from "../scene/moment.ts";
import { bakedProperty } from "./baked-outlines.ts";
import { affine, isBound, isSplit, numbersOfAt, stillNumbers } from "./numbers-of-property.ts";

/** What is set for a repeater, with what stands for what is missing. */
const defaults: Readonly<Record<string, readonly number[]>> = {
  p: [0, 0],
  a: [0, 0],
  s: [100, 100],
  r: [0],
  so: [100],
  eo: [100],
};
const still = (k: unknown): JsonObject => ({ a: 0, k });
const oneOf = (numbers: readonly number[]): number => numbers[0] ?? 0;

/** The transform of each copy as that of a group, the first copy first; null where a group cannot say it. */
export type CopyTransforms = JsonObject[] | null;

/** True where no property of the repeater takes its value from a slot or a program. */
export function isOwn(repeater: JsonObject): boolean {
  const transform = asObject(repeater["tr"]) ?? {};
  return (
    ![repeater["c"], repeater["o"], ...Object.values(transform)].some(isBound) &&
    stillNumbers(transform["sk"], [0])?.every((each) => each === 0) === true
  );
}

/** Exactly, whatever moves keeping its easing; null where something moves that a factor and a sum do not say. */
export function exactTransforms(repeater: JsonObject, maxCopies: number): CopyTransforms {
  const transform = asObject(repeater["tr"]) ?? {};
  const [count, offset] = [stillNumbers(repeater["c"], [0]), stillNumbers(repeater["o"], [0])];
  const [anchor, scale] = ["a", "s"].map((key) => stillNumbers(transform[key], defaults[key] ?? []));
  if (count === null || offset === null || !anchor || !scale) return null;
  const copies = Math.max(0, Math.ceil(oneOf(count)));
  if (copies > maxCopies) return null;
  const all: JsonObject[] = [];
  for (let index = 0; index < copies; index++) {
    const times = index + oneOf(offset);
    const position = positionOf(transform["p"], times, anchor);
    const turn = transform["r"] === undefined ? still(0) : affine(transform["r"], times, []);
    const share = copies > 1 ? index / (copies - 1) : 0;
    const opacity = mixed(transform["so"], transform["eo"], share);
    const placed = turned(scale, times, turn);
    if (position === null || opacity === null || placed === null) return null;
    all.push({ ty: "tr", p: position, a: still(anchor.slice(0, 2)), ...placed, o: opacity });
  }
  return all;
}

/** Worked out for whole frames, moving evenly in between. */
export function bakedTransforms(
  repeater: JsonObject,
  frames: readonly number[],
  maxCopies: number,
): CopyTransforms {
  const transform = asObject(repeater["tr"]) ?? {};
  const tracks = new WeakMap<object, Track>();
  const at = (property: unknown, key: string): number[][] =>
    frames.map((frame) => numbersOfAt(property, frame, defaults[key] ?? [0], tracks));
  const [counts, offsets] = [at(repeater["c"], "c"), at(repeater["o"], "o")];
  const [scales, turns, anchors] = [
    at(transform["s"], "s"),
    at(transform["r"], "r"),
    at(transform["a"], "a"),
  ];
  const split = isSplit(transform["p"]) ? [at(transform["p"]["x"], "x"), at(transform["p"]["y"], "y")] : null;
  const positions =
    split === null
      ? at(transform["p"], "p")
      : frames.map((_, frame) => split.map((each) => oneOf(each[frame] ?? [])));
  const [starts, ends] = [at(transform["so"], "so"), at(transform["eo"], "eo")];
  const copies = Math.max(0, ...counts.map((each) => Math.ceil(oneOf(each))));
  if (copies > maxCopies || copies * frames.length > maxCopies * 10) return null;
  const isFraction = offsets.some((each) => !Number.isInteger(oneOf(each)));
  if (isFraction && scales.some((each) => each.some((one) => one < 0))) return null;
  const isCountMoving = new Set(counts.map(oneOf)).size > 1;
  const all: JsonObject[] = [];
  for (let index = 0; index < copies; index++) {
    let before = 0;
    const values = frames.flatMap((_, frame) => {
      const times = index + oneOf(offsets[frame] ?? []);
      const [x = 0, y = 0] = positions[frame] ?? [];
      const [anchorX = 0, anchorY = 0] = anchors[frame] ?? [];
      const [width = 100, height = width] = (scales[frame] ?? []).map((each) => powered(each, times));
      const decomposed = slanted(width, height, oneOf(turns[frame] ?? []) * times, before);
      if (decomposed === null) return [];
      before = decomposed.r;
      const count = Math.ceil(oneOf(counts[frame] ?? []));
      const share = count > 1 ? index / (count - 1) : 0;
      const [start, end] = [oneOf(starts[frame] ?? []), oneOf(ends[frame] ?? [])];
      const o = index < count ? clamped(start + (end - start) * share) : 0;
      return [{ p: [x * times + anchorX, y * times + anchorY], a: [anchorX, anchorY], ...decomposed, o }];
    });
    if (values.length < frames.length) return null;
    const baked = (key: "p" | "a" | "s" | "r" | "sk" | "o", isHeld = false): JsonObject =>
      bakedProperty(
        frames,
        values.map((each) => each[key]),
        isHeld,
      );
    const isSlanted = values.some(({ sk }) => sk !== 0);
    const turn = { r: baked("r"), ...(isSlanted ? { sk: baked("sk"), sa: still(0) } : {}) };
    all.push({
      ty: "tr",
      p: baked("p"),
      a: baked("a"),
      s: baked("s"),
      ...turn,
      o: baked("o", isCountMoving),
    });
  }
  return all;
}

const clamped = (opacity: number): number => Math.min(100, Math.max(0, opacity));

/** Of a scale in percent; a negative one keeps its sign where the number is whole, as for a single copy. */
const powered = (percent: number, times: number): number =>
  (percent < 0 && !Number.isInteger(times) ? -(Math.abs(percent / 100) ** times) : (percent / 100) ** times) *
  100;

function positionOf(property: unknown, times: number, anchor: readonly number[]): JsonObject | null {
  const [x = 0, y = 0] = anchor;
  if (property === undefined) return still([x, y]);
  if (!isSplit(property)) return affine(property, times, [x, y]);
  const [across, down] = [affine(property["x"], times, [x]), affine(property["y"], times, [y])];
  return across === null || down === null ? null : { s: true, x: across, y: down };
}

/** Between the opacities of the first copy and of the last. */
function mixed(start: unknown, end: unknown, share: number): JsonObject | null {
  const [first, last] = [stillNumbers(start, [100]), stillNumbers(end, [100])];
  if (first !== null && last !== null)
    return still(clamped(oneOf(first) + (oneOf(last) - oneOf(first)) * share));
  if (share === 0) return affine(start, 1, []);
  if (share === 1) return affine(end, 1, []);
  if (first !== null) return affine(end, share, [oneOf(first) * (1 - share)]);
  if (last !== null) return affine(start, 1 - share, [oneOf(last) * share]);
  return null;
}

/** Null where a side has no length or the other scale moves meanwhile. */
function turned(scale: readonly number[], times: number, turn: JsonObject | null): JsonObject | null {
  if (turn === null) return null;
  const [x, y] = [powered(scale[0] ?? 100, times), powered(scale[1] ?? 100, times)];
  const degrees = stillNumbers(turn, [0]);
  if (x === y || degrees?.every((each) => each === 0) === true) return { s: still([x, y]), r: turn };
  const decomposed = degrees === null ? null : slanted(x, y, oneOf(degrees), 0);
  return decomposed === null
    ? null
    : { s: still(decomposed.s), r: still(decomposed.r), sk: still(decomposed.sk), sa: still(0) };
}

/**
 * Repeaters scale what they have turned, groups turn what they have scaled: with other scales for both sides that is a skew. Scales in
 * percent, angles in degrees, the turn the nearest to the one `before` it. Null where a side has no length.
 */
function slanted(
  x: number,
  y: number,
  degrees: number,
  before: number,
): { s: number[]; r: number; sk: number } | null {
  if (x === y || degrees === 0) return { s: [x, y], r: degrees, sk: 0 };
  if (x === 0 || y === 0) return null;
  const [radians, toDegrees] = [(degrees * Math.PI) / 180, 180 / Math.PI];
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [a, b, c, d] = [(x * cos) / 100, (y * sin) / 100, (-x * sin) / 100, (y * cos) / 100];
  const width = Math.hypot(a, b);
  const height = (a * d - b * c) / width;
  const turn = Math.atan2(b, a) * toDegrees;
  return {
    s: [width * 100, height * 100],
    r: turn + Math.round((before - turn) / 360) * 360,
    sk: -Math.atan((a * c + b * d) / width / height) * toDegrees,
  };
}
