import { isObject, type JsonObject } from "../json/json-values.ts";

/** A keyframe whose time and value are what players expect. */
export interface Keyframe {
  [key: string]: unknown;
  t: number;
  s: unknown[];
}

/** Old files say where a keyframe ends instead of where the next begins: the same list, each with its own value. */
function withValues(list: readonly JsonObject[]): JsonObject[] {
  return list.map((frame, index) => {
    const before = list[index - 1];
    const value = frame["s"] ?? before?.["e"];
    return value === frame["s"] || value === undefined ? frame : { ...frame, s: value };
  });
}

/**
 * The keyframes of a property in a form that may be changed; null where it has none, or where anything about them is odd, such as times
 * that fall, or an end that is not where the next begins. Of two at one time the value jumps from the first to the second.
 */
export function keyframesOf(property: JsonObject): Keyframe[] | null {
  const list = property["k"];
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return null;
  const frames = withValues(list);
  const isPlain = frames.every((frame, index): boolean => {
    const next = frames[index + 1];
    const { t, s, e } = frame;
    if (typeof t !== "number" || !Array.isArray(s) || s.length === 0) return false;
    if (next === undefined) return true;
    if (typeof next["t"] !== "number" || next["t"] < t) return false;
    return e === undefined || isSameValue(e, next["s"]);
  });
  return isPlain ? (frames as Keyframe[]) : null;
}

/** Keyframes between which nothing jumps. */
export function runsOf(frames: readonly Keyframe[]): Keyframe[][] {
  const runs: Keyframe[][] = [];
  for (const [index, frame] of frames.entries())
    if (frames[index - 1]?.t === frame.t || index === 0) runs.push([frame]);
    else runs.at(-1)?.push(frame);
  return runs;
}

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** All numbers of a keyframe's value, a path's included, in the order in which they stand; null where there is anything else. */
export function flatNumbers(value: unknown): number[] | null {
  if (typeof value === "number") return [value];
  if (typeof value === "boolean") return [];
  if (Array.isArray(value)) return joined(value);
  return isObject(value) ? joined(Object.values(value)) : null;
}

function joined(values: readonly unknown[]): number[] | null {
  const all: number[] = [];
  for (const each of values) {
    const numbers = flatNumbers(each);
    if (numbers === null) return null;
    for (const number of numbers) all.push(number);
  }
  return all;
}
