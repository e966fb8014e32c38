import { asNumber, isObject, type JsonObject } from "../json/json-values.ts";
import { differsFrom } from "../diagnostics/differs-from.ts";

const isMask = (object: JsonObject): boolean =>
  isObject(object["pt"]) && typeof object["mode"] === "string" && object["mode"] !== "n";
const maskOf =
  (...modes: unknown[]) =>
  (object: JsonObject): boolean =>
    isMask(object) && modes.includes(object["mode"]);
const isEffect = (object: JsonObject): boolean =>
  Array.isArray(object["ef"]) && "ty" in object && !("ks" in object);
const effectOf =
  (type: number) =>
  (object: JsonObject): boolean =>
    isEffect(object) && object["ty"] === type && object["en"] !== 0;

/** What is supported apart from the feature that it is a part of, and what says that it is used. */
export const partFeatures = {
  "trim-simultaneously": (object) => object["ty"] === "tm" && object["m"] !== 2,
  "trim-individually": (object) => object["ty"] === "tm" && object["m"] === 2,
  "repeater-opacity": (object) =>
    object["ty"] === "rp" &&
    isObject(object["tr"]) &&
    (differsFrom(object["tr"]["so"], 100) || differsFrom(object["tr"]["eo"], 100)),
  "mask-intersect": maskOf("i"),
  "mask-lighten": maskOf("l"),
  "mask-darken": maskOf("d"),
  "mask-difference": maskOf("f"),
  "mask-inverted": (object) => isMask(object) && object["inv"] === true,
  "mask-expansion": (object) => isMask(object) && differsFrom(object["x"], 0),
  "mask-feather": (object) => isMask(object) && differsFrom(object["f"], 0),
  "luma-mattes": (object) => [3, 4].includes(asNumber(object["tt"]) ?? 0),
  "tint-effect": effectOf(20),
  "fill-effect": effectOf(21),
  "tritone-effect": effectOf(23),
  "drop-shadow": effectOf(25),
  "gaussian-blur": effectOf(29),
} as const satisfies { [name: string]: (object: JsonObject) => boolean };

export type PartFeatureName = keyof typeof partFeatures;
