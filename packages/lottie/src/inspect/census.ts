import { type JsonObject, isObject, objectsIn } from "../json/json-values.ts";
import { hasExpression } from "../optimise/strip-expressions.ts";
import type { ReadingClock } from "../checks/reading-clock.ts";
import { countDrawn } from "../checks/require-affordable.ts";
import { compositionsOf, forEachObject, idOf } from "../json/walk.ts";

/** What one walk over an animation counts and notices. */
export interface PartCounts {
  layers: number;
  /** Layers with every use of a precomposition spelt out; Infinity when compositions contain themselves. */
  drawnLayers: number;
  assets: number;
  keyframes: number;
  hasImages: boolean;
  hasText: boolean;
  hasExpressions: boolean;
  hasGradients: boolean;
  hasMasks: boolean;
  /** Properties whose "is animated" mark is neither 0 nor 1. */
  oddProperties: number;
  /** Assets that layers name and the file does not have. */
  missingAssets: Set<string>;
}

/** Counts layers, keyframes and features of an animation. The tree must not be deeper than the parse limits allow. */
export function countParts(json: JsonObject, clock?: ReadingClock): PartCounts {
  const compositions = compositionsOf(json);
  const all = compositions.flatMap(({ layers }) => layers);
  const assetIds = new Set(objectsIn(json["assets"]).map((asset) => idOf(asset["id"])));
  const census: PartCounts = {
    layers: all.length,
    drawnLayers: countDrawn(compositions, () => 1),
    assets: Array.isArray(json["assets"]) ? json["assets"].length : 0,
    keyframes: 0,
    hasImages: false,
    hasText: false,
    hasExpressions: false,
    hasGradients: false,
    hasMasks: false,
    oddProperties: 0,
    missingAssets: new Set(),
  };
  for (const layer of all) {
    census.hasImages ||= layer["ty"] === 2;
    census.hasText ||= layer["ty"] === 5;
    census.hasMasks ||=
      (Array.isArray(layer["masksProperties"]) && layer["masksProperties"].length > 0) || layer["tt"] === 1;
    const reference = idOf(layer["refId"]);
    if (reference !== null && !assetIds.has(reference)) census.missingAssets.add(reference);
  }
  forEachObject(json, (object) => {
    clock?.tick();
    notice(object, census);
  });
  return census;
}

/** True for a property whose "is animated" mark is neither 0 nor 1. */
export function isUnmarked(object: JsonObject): boolean {
  const mark = object["a"];
  return object["k"] !== undefined && typeof mark === "number" && mark !== 0 && mark !== 1;
}

function notice(object: JsonObject, census: PartCounts): void {
  const values = object["k"];
  if (Array.isArray(values) && values.some((each) => isObject(each) && "t" in each))
    census.keyframes += values.length;
  if (isUnmarked(object)) census.oddProperties++;
  census.hasExpressions ||= hasExpression(object);
  census.hasGradients ||= object["ty"] === "gf" || object["ty"] === "gs";
}
