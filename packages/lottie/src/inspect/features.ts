import { findPointer } from "../json/find-pointer.ts";
import { asObject, type JsonObject } from "../json/json-values.ts";
import { createVisit, type Visitor } from "../json/visit-document.ts";

type Test = (object: JsonObject) => boolean;

const isType =
  (...types: unknown[]): Test =>
  (object) =>
    types.includes(object["ty"]);
const isLayer = (object: JsonObject): boolean => "ks" in object && "ip" in object;
const layerOf =
  (type: number): Test =>
  (object) =>
    isLayer(object) && object["ty"] === type;

/** What animations use that renderers differ in, and what says that it is used. */
const features = {
  images: layerOf(2),
  text: layerOf(5),
  solids: layerOf(1),
  precompositions: layerOf(0),
  audio: layerOf(6),
  cameras: layerOf(13),
  gradients: isType("gf", "gs"),
  "gradient-strokes": isType("gs"),
  strokes: isType("st", "gs"),
  dashes: (object) => isType("st", "gs")(object) && Array.isArray(object["d"]) && object["d"].length > 0,
  "trim-paths": isType("tm"),
  repeaters: isType("rp"),
  "merge-paths": isType("mm"),
  "round-corners": isType("rd"),
  "pucker-and-bloat": isType("pb"),
  "offset-paths": isType("op"),
  "zig-zag": isType("zz"),
  twist: isType("tw"),
  stars: isType("sr"),
  masks: (object) => Array.isArray(object["masksProperties"]) && object["masksProperties"].length > 0,
  mattes: (object) => typeof object["tt"] === "number" && object["tt"] > 0,
  "blend-modes": (object) => typeof object["bm"] === "number" && object["bm"] > 0,
  effects: (object) => isLayer(object) && Array.isArray(object["ef"]) && object["ef"].length > 0,
  "layer-styles": (object) => Array.isArray(object["sy"]) && object["sy"].length > 0,
  "three-dimensions": (object) => isLayer(object) && object["ddd"] === 1,
  "time-remapping": (object) => isLayer(object) && asObject(object["tm"]) !== null,
  "time-stretching": (object) => isLayer(object) && typeof object["sr"] === "number" && object["sr"] !== 1,
  "auto-orientation": (object) => isLayer(object) && object["ao"] === 1,
  "text-animators": (object) => layerOf(5)(object) && hasAnimators(asObject(object["t"])?.["a"]),
  expressions: (object) => typeof object["x"] === "string",
  slots: (object) => typeof object["sid"] === "string",
} satisfies { [name: string]: Test };

export type FeatureName = keyof typeof features;

const hasAnimators = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** The features that a document uses, in the order of the list. */
export function featuresIn(json: JsonObject): FeatureName[] {
  const finder = createFeatureFinder();
  createVisit([finder.visitor])(json);
  return finder.found();
}

/** The same for who goes through the document anyway. */
export function createFeatureFinder(): { visitor: Visitor; found: () => FeatureName[] } {
  const missing = new Map<FeatureName, Test>(Object.entries(features) as [FeatureName, Test][]);
  return {
    visitor: {
      // Layers and shapes say what they are; most other objects are keyframes, their handles (which have an `x`, but no program) and values.
      members: { ty: ["string", "number"], x: ["string"], sid: ["string"] },
      visit(object) {
        for (const [name, test] of missing) if (test(object)) missing.delete(name);
      },
    },
    found: () => (Object.keys(features) as FeatureName[]).filter((name) => !missing.has(name)),
  };
}

/** Of `wanted`, those that a document uses, each with the JSON pointer of its first use. */
export function featurePointers(json: JsonObject, wanted: readonly FeatureName[]): Map<FeatureName, string> {
  const used = new Set(featuresIn(json));
  const pointers = new Map<FeatureName, string>();
  for (const name of wanted) {
    const test: Test = features[name];
    const pointer = used.has(name) ? findPointer(json, test) : null;
    if (pointer !== null) pointers.set(name, pointer);
  }
  return pointers;
}
