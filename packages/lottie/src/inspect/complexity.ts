import { asNumber, asObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import type { Visitor } from "../json/visit-document.ts";
import { type Composition, compositionsOf, idOf } from "../json/walk.ts";
import { keyframesOf } from "./census.ts";
import type { Complexity } from "./inspection.ts";

const looksAt: Visitor["members"] = { ty: ["string"], v: ["object"], k: ["object"] };
const drawn = new Set(["sh", "rc", "el", "sr"]);

/**
 * What there is to do for a frame, once the visitor has seen the document, which must have passed the parser: its compositions contain no
 * circle.
 */
export function createComplexityCounter(json: JsonObject): {
  visitor: Visitor;
  complexity: () => Complexity;
} {
  const compositions = compositionsOf(json);
  const counts = new Map<object, Complexity>();
  for (const { layers } of compositions) for (const layer of layers) counts.set(layer, nothing());
  let current: Complexity | undefined;
  return {
    visitor: {
      members: looksAt,
      parts: counts,
      // Anew, should one object stand for several layers.
      enter: (layer) => counts.set(layer, (current = ofLayerItself(layer))),
      leave: () => (current = undefined),
      visit(object) {
        if (current === undefined) return;
        if (typeof object["ty"] === "string" && drawn.has(object["ty"])) current.paths++;
        if (Array.isArray(object["v"]) && Array.isArray(object["i"])) current.points += object["v"].length;
        current.keyframes += keyframesOf(object);
      },
    },
    complexity: () => sumOf(compositions, (layer) => counts.get(layer) ?? nothing()),
  };
}

function sumOf(compositions: readonly Composition[], ofLayer: (layer: JsonObject) => Complexity): Complexity {
  const byId = new Map(compositions.map((each) => [each.id, each.layers]));
  const known = new Map<readonly JsonObject[], Complexity>();
  const ofLayers = (layers: readonly JsonObject[]): Complexity => {
    const before = known.get(layers);
    if (before !== undefined) return before;
    const sum = nothing();
    // A composition that is met while it is counted adds nothing more.
    known.set(layers, sum);
    for (const layer of layers) {
      add(sum, ofLayer(layer));
      // What names none shows none: the animation itself has no id either.
      const id = layer["ty"] === 0 ? idOf(layer["refId"]) : null;
      const inside = id === null ? undefined : byId.get(id);
      if (inside !== undefined) add(sum, ofLayers(inside));
    }
    return sum;
  };
  return ofLayers(compositions[0]?.layers ?? []);
}

function ofLayerItself(layer: JsonObject): Complexity {
  const complexity = { ...nothing(), drawnLayers: 1 };
  complexity.masks = objectsIn(layer["masksProperties"]).length;
  complexity.mattes = (asNumber(layer["tt"]) ?? 0) > 0 ? 1 : 0;
  complexity.effects = objectsIn(layer["ef"]).length;
  const isBlended = (asNumber(layer["bm"]) ?? 0) > 0;
  const opacity = asObject(asObject(layer["ks"])?.["o"]);
  const isFaint = layer["ty"] === 0 && opacity !== null && (opacity["k"] ?? 100) !== 100;
  complexity.offscreenPasses =
    complexity.mattes + (complexity.masks > 0 ? 1 : 0) + (isBlended ? 1 : 0) + (isFaint ? 1 : 0);
  return complexity;
}

const nothing = (): Complexity => ({
  drawnLayers: 0,
  paths: 0,
  points: 0,
  keyframes: 0,
  masks: 0,
  mattes: 0,
  effects: 0,
  offscreenPasses: 0,
});

function add(sum: Complexity, more: Complexity): void {
  for (const name of Object.keys(sum) as (keyof Complexity)[]) sum[name] += more[name];
}
