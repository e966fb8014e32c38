import { findPointer } from "../json/find-pointer.ts";
import { asObject, type JsonObject } from "../json/json-values.ts";
import { createVisit } from "../json/visit-document.ts";
import { matches, type FeatureDetector, createFeatureFinders } from "./feature-detector.ts";

const isLayer = (object: JsonObject): boolean => "ks" in object && "ip" in object;
const layerOf = (type: number): FeatureDetector => ({ types: [type], test: isLayer });
const layerWith = (test: (layer: JsonObject) => boolean): FeatureDetector => ({
  member: "ks",
  test: (object) => isLayer(object) && test(object),
});
const hasEntries = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
const isAboveZero = (value: unknown): boolean => typeof value === "number" && value > 0;

/** What animations use that renderers differ in, and what says that it is used. */
const features = {
  images: layerOf(2),
  text: layerOf(5),
  solids: layerOf(1),
  precompositions: layerOf(0),
  audio: layerOf(6),
  cameras: layerOf(13),
  gradients: { types: ["gf", "gs"] },
  "gradient-strokes": { types: ["gs"] },
  strokes: { types: ["st", "gs"] },
  dashes: { types: ["st", "gs"], test: (object) => hasEntries(object["d"]) },
  "trim-paths": { types: ["tm"] },
  repeaters: { types: ["rp"] },
  "merge-paths": { types: ["mm"] },
  "round-corners": { types: ["rd"] },
  "pucker-and-bloat": { types: ["pb"] },
  "offset-paths": { types: ["op"] },
  "zig-zag": { types: ["zz"] },
  twist: { types: ["tw"] },
  stars: { types: ["sr"] },
  masks: { member: "masksProperties", test: (object) => hasEntries(object["masksProperties"]) },
  mattes: { member: "tt", test: (object) => isAboveZero(object["tt"]) },
  "blend-modes": { member: "bm", test: (object) => isAboveZero(object["bm"]) },
  effects: layerWith((layer) => hasEntries(layer["ef"])),
  "layer-styles": { member: "sy", test: (object) => hasEntries(object["sy"]) },
  "three-dimensions": layerWith((layer) => layer["ddd"] === 1),
  "time-remapping": layerWith((layer) => asObject(layer["tm"]) !== null),
  "time-stretching": layerWith((layer) => typeof layer["sr"] === "number" && layer["sr"] !== 1),
  "auto-orientation": layerWith((layer) => layer["ao"] === 1),
  "text-animators": {
    types: [5],
    test: (object) => isLayer(object) && hasEntries(asObject(object["t"])?.["a"]),
  },
  expressions: { member: "x", test: (object) => typeof object["x"] === "string" },
  slots: { member: "sid", test: (object) => typeof object["sid"] === "string" },
} satisfies { [name: string]: FeatureDetector };

export type FeatureName = keyof typeof features;

/** The features that a document uses, in the order of the list. */
export function featuresIn(json: JsonObject): FeatureName[] {
  const finder = createFeatureFinder();
  createVisit([finder.visitor])(json);
  return finder.found();
}

/** The same for who goes through the document anyway. */
export const createFeatureFinder = createFeatureFinders<FeatureName>(features, {
  // Layers and shapes say what they are; most other objects are keyframes, their handles (which have an `x`, but no program) and values.
  ty: ["string", "number"],
  x: ["string"],
  sid: ["string"],
});

/** Of `wanted`, those that a document uses, each with the JSON pointer of its first use. */
export function featurePointers(json: JsonObject, wanted: readonly FeatureName[]): Map<FeatureName, string> {
  const used = new Set(featuresIn(json));
  const pointers = new Map<FeatureName, string>();
  for (const name of wanted) {
    const pointer = used.has(name) ? findPointer(json, (object) => matches(features[name], object)) : null;
    if (pointer !== null) pointers.set(name, pointer);
  }
  return pointers;
}
