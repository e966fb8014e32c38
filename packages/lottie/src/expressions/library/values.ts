import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { BezierValue } from "../../portable/bezier-value.ts";

/** What a property holds at a time: a number, several, a path or a text. */
export type Value = number | number[] | BezierValue | string;

export type ValueKind = "number" | "vector" | "path" | "text";

const isPath = (value: unknown): value is BezierValue =>
  isObject(value) && ["v", "i", "o"].every((key) => Array.isArray(value[key]));

/** A path as Lottie writes it, or within the list that keyframes have it in. */
export function pathIn(value: unknown): BezierValue | null {
  const path: unknown = Array.isArray(value) ? value[0] : value;
  return isPath(path) ? path : null;
}

const isKeyframes = (list: unknown): list is JsonObject[] =>
  Array.isArray(list) && list.some((each) => isObject(each) && each["t"] !== undefined);

/** Keyframes of a property, in the order of the file; empty for one that stands still. */
export const keyframesIn = ({ k }: JsonObject): JsonObject[] => (isKeyframes(k) ? k.filter(isObject) : []);

export function kindOf(json: JsonObject): ValueKind {
  const frames = keyframesIn(json);
  const value = frames.length === 0 ? json["k"] : frames[0]?.["s"];
  if (pathIn(value) !== null) return "path";
  return Array.isArray(value) && value.length > 1 ? "vector" : "number";
}
