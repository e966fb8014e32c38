import type { LottieJson } from "../contract.ts";
import { asNumber, isObject, type JsonObject } from "../json/json-values.ts";
import { pointersTo } from "../json/find-pointer.ts";
import { idOf } from "../json/walk.ts";
import { hasExpression } from "../optimise/strip-expressions.ts";

/** A property with a program, and the frames of its composition at which it shows. */
export interface ExpressionPlace {
  pointer: string;
  property: JsonObject;
  program: string;
  first: number;
  last: number;
}

interface Range {
  first: number;
  last: number;
}

const union = (a: Range, b: Range): Range => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
});
const overlap = (a: Range, b: Range): Range => ({
  first: Math.max(a.first, b.first),
  last: Math.min(a.last, b.last),
});
const nothing: Range = { first: Infinity, last: -Infinity };
const always: Range = { first: -Infinity, last: Infinity };

/** Everything in a document that carries a program, in its order. Programs outside of layers have no frames. */
export function expressionPlaces(json: LottieJson): ExpressionPlace[] {
  const found = pointersTo(json, hasExpression);
  if (found.length === 0) return [];
  const shown = shownLayers(json);
  return found.map(({ pointer, object }) => {
    const layer = /^(?:\/assets\/\d+)?\/layers\/\d+(?=\/)/.exec(pointer)?.[0] ?? "";
    const { first, last } = shown.get(layer) ?? nothing;
    return {
      pointer,
      property: object,
      program: String(object["x"]),
      first: Math.floor(first),
      last: Math.ceil(last),
    };
  });
}

/** By the pointers of layers: when each is shown, or steers one that is shown, in frames of its composition. */
function shownLayers(json: LottieJson): Map<string, Range> {
  const compositions = compositionsIn(json);
  const shown = new Map<string, Range>();
  for (const composition of compositions.values()) {
    const { layers, pointer } = composition;
    const within = composition.shown;
    const own = layers.map((layer) => overlap(rangeOf(layer), within));
    const byIndex = new Map(layers.map((layer, place) => [layer["ind"], place]));
    // Parents are looked at whenever one of their children is.
    for (const [place, layer] of layers.entries()) {
      const seen = new Set<number>([place]);
      let at = byIndex.get(layer["parent"]);
      while (layer["parent"] !== undefined && at !== undefined && !seen.has(at)) {
        seen.add(at);
        own[at] = union(own[at] ?? nothing, own[place] ?? nothing);
        const parent: unknown = layers[at]?.["parent"];
        at = parent === undefined ? undefined : byIndex.get(parent);
      }
    }
    for (const [place, range] of own.entries()) shown.set(`${pointer}/layers/${place}`, range);
  }
  return shown;
}

const rangeOf = (layer: JsonObject): Range => ({
  first: asNumber(layer["ip"]) ?? -Infinity,
  last: asNumber(layer["op"]) ?? Infinity,
});

/** By their places, so that pointers fit: what is no layer counts as one that is never shown. */
const listed = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? (value as unknown[]).map((each) => (isObject(each) ? each : { ip: 0, op: 0 })) : [];

/** The animation and its compositions, each with the frames of its own time at which any layer shows it. */
function compositionsIn(
  json: LottieJson,
): Map<string | null, { layers: JsonObject[]; pointer: string; shown: Range }> {
  const whole = { first: asNumber(json["ip"]) ?? 0, last: asNumber(json["op"]) ?? 0 };
  const all = new Map<string | null, { layers: JsonObject[]; pointer: string; shown: Range }>([
    [null, { layers: listed(json["layers"]), pointer: "", shown: whole }],
  ]);
  const assets: unknown = json["assets"];
  for (const [place, asset] of (Array.isArray(assets) ? (assets as unknown[]) : []).entries())
    if (isObject(asset) && Array.isArray(asset["layers"]))
      all.set(idOf(asset["id"]), {
        layers: listed(asset["layers"]),
        pointer: `/assets/${place}`,
        shown: nothing,
      });
  // Compositions stand in compositions: what shows one is known after a few rounds, or it goes round in a circle.
  for (let round = 0; round < 16; round++)
    for (const { layers, shown } of all.values())
      for (const layer of layers) {
        const inner = all.get(idOf(layer["refId"]));
        if (inner === undefined || inner.pointer === "" || shown.last < shown.first) continue;
        inner.shown = union(inner.shown, innerRange(layer, overlap(rangeOf(layer), shown)));
      }
  return all;
}

/** Frames of a composition while a layer shows it; with time remapping it may be any. */
function innerRange(layer: JsonObject, { first, last }: Range): Range {
  if (layer["tm"] !== undefined) return always;
  const [start, stretch] = [asNumber(layer["st"]) ?? 0, asNumber(layer["sr"]) || 1];
  const ends = [(first - start) / stretch, (last - start) / stretch];
  return { first: Math.min(...ends), last: Math.max(...ends) };
}
