import { isMoving } from "../diagnostics/differs-from.ts";
import { asNumber, asObject, isObject, type JsonObject } from "../json/json-values.ts";
import type { Moment, Track } from "../scene/moment.ts";
import { numbersAt, numbersOf } from "../scene/property.ts";
import { createSceneReport } from "../scene/scene-diagnostics.ts";
import { defaultSceneLimits } from "../scene/scene-limits.ts";

const nothingLeft = { layers: 0, shapes: 0, points: 0 };

/** Properties by themselves, at the frames that their keyframes count. */
export const momentAt = (time: number, tracks: WeakMap<object, Track>): Moment => ({
  time,
  frameRate: 30,
  document: {},
  slots: {},
  assets: new Map(),
  limits: defaultSceneLimits,
  report: createSceneReport(0),
  budget: nothingLeft,
  tracks,
});

/** The numbers of a property at a frame; `fallback` for what it lacks. */
export const numbersOfAt = (
  property: unknown,
  frame: number,
  fallback: readonly number[],
  tracks: WeakMap<object, Track>,
): number[] => numbersAt(momentAt(frame, tracks), { property }, "property", "", fallback);

/** The numbers of a property that stands still; null for one that moves. */
export const stillNumbers = (property: unknown, fallback: readonly number[]): number[] | null =>
  isMoving(property) || isSplit(property) ? null : numbersOfAt(property, 0, fallback, new WeakMap());

/** One property for each dimension. */
export const isSplit = (property: unknown): property is JsonObject =>
  isObject(property) && isObject(property["x"]) && property["k"] === undefined;

/** Whether its value may come from elsewhere: from a slot, or from a program. */
export const isBound = (property: unknown): boolean =>
  isObject(property) &&
  (typeof property["sid"] === "string" ||
    typeof property["x"] === "string" ||
    (isSplit(property) && (isBound(property["x"]) || isBound(property["y"]))));

/**
 * The property times a factor plus numbers, moving as it moved: keyframes keep their easing. Null where it holds something else than
 * numbers.
 */
export function affine(property: unknown, factor: number, plus: readonly number[]): JsonObject | null {
  const object = asObject(property);
  if (object === null) return null;
  const along = (value: unknown): number[] | null =>
    numbersOf(value)?.map((each, index) => each * factor + (plus[index] ?? 0)) ?? null;
  if (!isMoving(object)) {
    const k = along(object["k"]);
    return k === null ? null : { a: 0, k: k.length === 1 ? k[0] : k };
  }
  const frames: JsonObject[] = [];
  for (const frame of (object["k"] as unknown[]).filter(isObject)) {
    const changed: JsonObject = { ...frame };
    for (const key of ["s", "e"]) if (key in frame) changed[key] = along(frame[key]);
    for (const key of ["to", "ti"])
      if (key in frame) changed[key] = numbersOf(frame[key])?.map((each) => each * factor) ?? null;
    frames.push(changed);
  }
  const isWhole = frames.every(
    ({ t, ...rest }) => asNumber(t) !== null && Object.values(rest).every((each) => each !== null),
  );
  return isWhole ? { a: 1, k: frames } : null;
}
