import type { LottieJson } from "../contract.ts";
import { asNumber, isObject, type JsonObject } from "../json/json-values.ts";
import { rewriteObjects } from "../json/walk.ts";
import { flatNumbers, keyframesOf } from "../optimise/keyframe-list.ts";
import { reducedKeyframes } from "../optimise/passes/keyframes.ts";
import { toleranceOf } from "../optimise/passes/tolerance.ts";
import { visitProperties } from "../optimise/properties.ts";
import { bakedProperty } from "../portable/baked-outlines.ts";
import type { ExpressionPlace } from "./expression-places.ts";
import { keyframesIn, kindOf, type Value } from "./library/values.ts";

/** Of what is not measured in pixels: percents of a trim, seconds of a time, channels of a colour from 0 to 1. */
const unmeasured = 0.001;

/** The document with keyframes where expressions were, as few as stay within `pixels` of a canvas of 512 at every whole frame. */
export function withBakedKeyframes(
  json: LottieJson,
  places: readonly ExpressionPlace[],
  values: ReadonlyMap<string, readonly Value[]>,
  pixels: number,
): LottieJson {
  const bakedOf = new Map<object, JsonObject>();
  for (const { pointer, property, first } of places) {
    const own = values.get(pointer);
    if (own !== undefined) bakedOf.set(property, bakedFrom(property, own, first));
  }
  const baked = rewriteObjects(json, (object) => bakedOf.get(object) ?? object) as LottieJson;
  const written = new Set<object>(bakedOf.values());
  const tolerances = new Map<object, number>();
  visitProperties(baked, (place) => {
    if (written.has(place.property)) tolerances.set(place.property, toleranceOf(place, pixels) || unmeasured);
  });
  for (const property of bakedOf.values()) reduce(property, tolerances.get(property) ?? unmeasured);
  return baked;
}

function bakedFrom(
  { x: _program, ...rest }: JsonObject,
  values: readonly Value[],
  first: number,
): JsonObject {
  const frames = values.map((_, index) => first + index);
  if (typeof values[0] === "string") return { ...rest, k: bakedTexts(rest, values, frames) };
  const { a, k } = bakedProperty(frames, values, false);
  // A list of one number stays one, for players that look for it.
  const isList = kindOf(rest) === "number" && Array.isArray(rest["k"]) && keyframesIn(rest).length === 0;
  return { ...rest, a, k: isList && typeof k === "number" ? [k] : k };
}

/** A text document for each frame at which the text becomes another, or how it looks does. */
function bakedTexts(json: JsonObject, values: readonly Value[], frames: readonly number[]): JsonObject[] {
  const own = keyframesIn(json);
  const looksAt = (frame: number): JsonObject =>
    own.findLast((each) => (asNumber(each["t"]) ?? 0) <= frame) ?? own[0] ?? {};
  const list: JsonObject[] = [];
  for (const [index, frame] of frames.entries()) {
    const looks = looksAt(frame)["s"];
    const s = { ...(isObject(looks) ? looks : {}), t: values[index] };
    if (JSON.stringify(list.at(-1)?.["s"]) !== JSON.stringify(s))
      list.push({ s, t: list.length === 0 ? 0 : frame });
  }
  return list;
}

function reduce(property: JsonObject, tolerance: number): void {
  const frames = property["a"] === 1 ? keyframesOf(property) : null;
  if (frames === null || !frames.every(({ s }) => flatNumbers(s) !== null)) return;
  const left = reducedKeyframes(frames, tolerance);
  const [only] = left;
  if (left.length > 1 || only === undefined) property["k"] = left;
  else Object.assign(property, { a: 0, k: only.s.length === 1 ? only.s[0] : only.s });
}
