import type { FeatureName } from "../inspect/features.ts";
import type { FeatureDetector } from "../inspect/feature-detector.ts";
import { asNumber, isObject, type JsonObject } from "../json/json-values.ts";
import { differsFrom } from "../diagnostics/differs-from.ts";

const maskWith = (test: (mask: JsonObject) => boolean): FeatureDetector => ({
  member: "mode",
  test: (object) =>
    isObject(object["pt"]) && typeof object["mode"] === "string" && object["mode"] !== "n" && test(object),
});
const maskOf = (mode: string): FeatureDetector => maskWith((mask) => mask["mode"] === mode);
const isEffect = (object: JsonObject): boolean =>
  Array.isArray(object["ef"]) && "ty" in object && !("ks" in object);
/** Effects by the numbers of their types. */
export const effectTypes = {
  "tint-effect": 20,
  "fill-effect": 21,
  "stroke-effect": 22,
  "tritone-effect": 23,
  "drop-shadow": 25,
  "gaussian-blur": 29,
} as const;
const effectOf = (name: keyof typeof effectTypes): FeatureDetector => ({
  types: [effectTypes[name]],
  test: (object) => isEffect(object) && object["en"] !== 0,
});

/** What is supported apart from the feature that it is a part of, and what says that it is used. */
export const partFeatures = {
  "webp-images": {
    member: "p",
    test: ({ p }) => typeof p === "string" && /^data:image\/webp[;,]|^(?!data:)[^?#]*\.webp$/i.test(p),
  },
  "trim-simultaneously": { types: ["tm"], test: (object) => object["m"] !== 2 },
  "trim-individually": { types: ["tm"], test: (object) => object["m"] === 2 },
  "repeater-opacity": {
    types: ["rp"],
    test: ({ tr }) => isObject(tr) && (differsFrom(tr["so"], 100) || differsFrom(tr["eo"], 100)),
  },
  "mask-intersect": maskOf("i"),
  "mask-lighten": maskOf("l"),
  "mask-darken": maskOf("d"),
  "mask-difference": maskOf("f"),
  "mask-inverted": maskWith((mask) => mask["inv"] === true),
  "mask-expansion": maskWith((mask) => differsFrom(mask["x"], 0)),
  "mask-feather": maskWith((mask) => differsFrom(mask["f"], 0)),
  "luma-mattes": { member: "tt", test: (object) => [3, 4].includes(asNumber(object["tt"]) ?? 0) },
  "tint-effect": effectOf("tint-effect"),
  "fill-effect": effectOf("fill-effect"),
  "stroke-effect": effectOf("stroke-effect"),
  "tritone-effect": effectOf("tritone-effect"),
  "drop-shadow": effectOf("drop-shadow"),
  "gaussian-blur": effectOf("gaussian-blur"),
} as const satisfies { [name: string]: FeatureDetector };

export type PartFeatureName = keyof typeof partFeatures;

/** Where a feature is not supported at all, nothing is said of its parts. */
export const wholeOf: { readonly [Name in PartFeatureName]: FeatureName } = {
  "webp-images": "images",
  "trim-simultaneously": "trim-paths",
  "trim-individually": "trim-paths",
  "repeater-opacity": "repeaters",
  "mask-intersect": "masks",
  "mask-lighten": "masks",
  "mask-darken": "masks",
  "mask-difference": "masks",
  "mask-inverted": "masks",
  "mask-expansion": "masks",
  "mask-feather": "masks",
  "luma-mattes": "mattes",
  "tint-effect": "effects",
  "fill-effect": "effects",
  "stroke-effect": "effects",
  "tritone-effect": "effects",
  "drop-shadow": "effects",
  "gaussian-blur": "effects",
};
