import type { LottieJson } from "../contract.ts";
import {
  asNumber,
  asNumbers,
  asObject,
  asString,
  isObject,
  type JsonObject,
  objectsIn,
} from "../json/json-values.ts";
import { rewriteObjects } from "../json/walk.ts";

/**
 * A copy of the animation that looks by itself as it does under a theme of its dotLottie: the theme's values become the
 * slots' own. For colours, numbers, vectors, positions and gradients, still or between keyframes; rules for other
 * animations, texts and pictures, and rules that are programs, change nothing. Source: https://dotlottie.io/spec/2.0/
 */
export function applyTheme(json: LottieJson, theme: unknown, animationId?: string): LottieJson {
  const properties = new Map<string, JsonObject>();
  for (const rule of objectsIn(asObject(theme)?.["rules"])) {
    const id = asString(rule["id"]);
    const animations = rule["animations"];
    if (Array.isArray(animations) && animationId !== undefined && !animations.includes(animationId)) continue;
    const property = propertyOf(rule);
    if (id !== null && property !== null) properties.set(id, property);
  }
  const slots = { ...asObject(json["slots"]) };
  for (const [id, property] of properties) if (Object.hasOwn(slots, id)) slots[id] = { p: property };
  const themed = rewriteObjects(json, (object) => {
    const property = properties.get(asString(object["sid"]) ?? "");
    return property === undefined ? object : { ...object, ...property };
  }) as LottieJson;
  return "slots" in json ? { ...themed, slots } : themed;
}

/** What a rule puts in place of a property, as Lottie writes it. */
function propertyOf(rule: JsonObject): JsonObject | null {
  const keyframes = objectsIn(rule["keyframes"]);
  const convert = rule["type"] === "Gradient" ? stopsOf : valueOf;
  if (!["Color", "Scalar", "Vector", "Position", "Gradient"].includes(asString(rule["type"]) ?? ""))
    return null;
  let animated: JsonObject | null = null;
  if (keyframes.length > 0) {
    const frames = keyframes.map((keyframe) => keyframeOf(keyframe, convert));
    if (frames.every((frame) => frame !== null)) animated = { a: 1, k: frames };
  } else {
    const value = convert(rule["value"]);
    if (value !== null) animated = { a: 0, k: value };
  }
  if (animated === null || rule["type"] !== "Gradient") return animated;
  return { p: objectsIn(rule["value"] ?? keyframes[0]?.["value"]).length, k: animated };
}

function keyframeOf(keyframe: JsonObject, convert: typeof valueOf): JsonObject | null {
  const value = convert(keyframe["value"]);
  const frame = asNumber(keyframe["frame"]);
  if (value === null || frame === null) return null;
  return {
    t: frame,
    s: Array.isArray(value) ? value : [value],
    ...(keyframe["hold"] === true ? { h: 1 } : {}),
    ...tangent("o", keyframe["outTangent"]),
    ...tangent("i", keyframe["inTangent"]),
  };
}

const tangent = (key: string, value: unknown): JsonObject => (isObject(value) ? { [key]: value } : {});

const valueOf = (value: unknown): number | number[] | null => asNumber(value) ?? asNumbers(value);

/** Offset, red, green and blue of each stop; then offset and opacity where any stop lets something through. */
function stopsOf(value: unknown): number[] | null {
  const stops = objectsIn(value).map((stop) => ({
    offset: asNumber(stop["offset"]),
    colour: asNumbers(stop["color"]),
  }));
  if (stops.length === 0 || stops.some(({ offset, colour }) => offset === null || (colour?.length ?? 0) < 3))
    return null;
  const colours = stops.flatMap(({ offset, colour }) => [offset ?? 0, ...(colour ?? []).slice(0, 3)]);
  const isOpaque = stops.every(({ colour }) => (colour?.[3] ?? 1) === 1);
  return isOpaque
    ? colours
    : [...colours, ...stops.flatMap(({ offset, colour }) => [offset ?? 0, colour?.[3] ?? 1])];
}
