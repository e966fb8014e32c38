import { type JsonObject, objectsIn } from "../json/json-values.ts";
import { createVisit, type Visitor } from "../json/visit-document.ts";
import { hasExpression } from "../optimise/strip-expressions.ts";
import type { ReadingClock } from "../checks/reading-clock.ts";
import { countDrawn } from "../checks/require-affordable.ts";
import { compositionsOf, idOf } from "../json/walk.ts";
import type { PartCounts } from "./part-counts.ts";

/** Counts layers, keyframes and features of an animation. The tree must not be deeper than the parse limits allow. */
export function countParts(json: JsonObject, clock?: ReadingClock): PartCounts {
  const counter = createPartCounter(json);
  createVisit([counter.visitor], clock)(json);
  return counter.counts;
}

/** The same for who goes through the document anyway: the counts are whole once the visitor has seen it. */
export function createPartCounter(json: JsonObject): { counts: PartCounts; visitor: Visitor } {
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
    expressions: 0,
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
  return { counts: census, visitor: { members: looksAt, visit: (object) => notice(object, census) } };
}

const looksAt: Visitor["members"] = { a: ["number"], k: ["object"], x: ["string"], ty: ["string"] };

/** True for a property whose "is animated" mark is neither 0 nor 1. */
export function isUnmarked(object: JsonObject): boolean {
  const mark = object["a"];
  return object["k"] !== undefined && typeof mark === "number" && mark !== 0 && mark !== 1;
}

/** How many keyframes a property has. */
export function keyframesOf({ k: values }: JsonObject): number {
  if (!Array.isArray(values)) return 0;
  for (const each of values as unknown[])
    if (typeof each === "object" && each !== null && !Array.isArray(each) && "t" in each)
      return values.length;
  return 0;
}

function notice(object: JsonObject, census: PartCounts): void {
  census.keyframes += keyframesOf(object);
  if (isUnmarked(object)) census.oddProperties++;
  if (hasExpression(object)) census.expressions++;
  census.hasGradients ||= object["ty"] === "gf" || object["ty"] === "gs";
}
