import { type JsonObject, asString, isObject, objectsIn } from "./json-values.ts";

/** What one walk over an animation counts and notices. */
export interface Census {
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
export function takeCensus(json: JsonObject): Census {
  const assets = objectsIn(json["assets"]);
  const compositions = new Map<string, JsonObject[]>();
  const assetIds = new Set<string>();
  for (const asset of assets) {
    const id = asString(asset["id"]);
    if (id !== null) assetIds.add(id);
    if (id !== null && Array.isArray(asset["layers"])) compositions.set(id, objectsIn(asset["layers"]));
  }
  const root = objectsIn(json["layers"]);
  const all = [root, ...compositions.values()].flat();
  const census: Census = {
    layers: all.length,
    drawnLayers: countDrawn(root, compositions),
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
    const reference = asString(layer["refId"]);
    if (reference !== null && !assetIds.has(reference)) census.missingAssets.add(reference);
    walk(layer, census);
  }
  if (json["slots"] !== undefined) walk(json["slots"], census);
  return census;
}

function walk(value: unknown, census: Census): void {
  if (Array.isArray(value)) {
    // Lists of plain numbers make up most of a file and hold nothing to notice.
    if (typeof value[0] === "number") return;
    for (const each of value) walk(each, census);
    return;
  }
  if (!isObject(value)) return;
  const values = value["k"];
  if (values !== undefined) {
    if (Array.isArray(values) && isObject(values[0]) && "t" in values[0]) census.keyframes += values.length;
    if (typeof value["x"] === "string") census.hasExpressions = true;
    const mark = value["a"];
    if (
      mark !== undefined &&
      mark !== 0 &&
      mark !== 1 &&
      typeof mark !== "boolean" &&
      typeof mark === "number"
    )
      census.oddProperties++;
  }
  if (value["ty"] === "gf" || value["ty"] === "gs") census.hasGradients = true;
  for (const key in value) {
    const each = value[key];
    if (typeof each === "object" && each !== null) walk(each, census);
  }
}

function countDrawn(root: JsonObject[], compositions: Map<string, JsonObject[]>): number {
  const counts = new Map<string, number>();
  const open = new Set<string>();
  const countOf = (layers: JsonObject[]): number => {
    let sum = 0;
    for (const layer of layers) {
      sum += 1;
      const id = asString(layer["refId"]);
      const inner = id === null ? undefined : compositions.get(id);
      if (id === null || inner === undefined) continue;
      if (open.has(id)) return Number.POSITIVE_INFINITY;
      let count = counts.get(id);
      if (count === undefined) {
        open.add(id);
        count = countOf(inner);
        open.delete(id);
        counts.set(id, count);
      }
      sum += count;
    }
    return sum;
  };
  return countOf(root);
}
