import type { LottieJson } from "../contract.ts";
import { largestValue } from "../checks/largest-value.ts";
import { asNumber, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { compositionsOf, idOf } from "../json/walk.ts";
import { groupBy } from "../json/group-by.ts";

/** What a property is to a picture, and with it how an error in it shows. */
type PropertyKind =
  | "colour"
  | "exact"
  | "gradient"
  | "length"
  | "opacity"
  | "path"
  | "point"
  | "ratio"
  | "rotation"
  | "scale";

export interface PropertyContext {
  /** The object that holds the property under `key`. */
  owner: JsonObject;
  key: string;
  property: JsonObject;
  kind: PropertyKind;
  /** Pixels, on a canvas of 512, of one unit of lengths there: what encloses it may enlarge it. */
  reach: number;
  /** Of a scale: how much of its own size what it scales is shown at, at most 1. */
  share: number;
  /** True where nothing has a depth: a third number is of no use. */
  isFlat: boolean;
}

type Visit = (place: PropertyContext) => void;
type Kinds = Readonly<Record<string, PropertyKind>>;

/** Longer side of the canvas that errors are told for. */
export const measuredSide = 512;
/** Compositions in compositions may be entered again for every larger use; nobody's file needs so many. */
const maxEntered = 20_000;

const transformKinds: Kinds = {
  a: "point",
  p: "point",
  s: "scale",
  r: "rotation",
  rx: "rotation",
  ry: "rotation",
  rz: "rotation",
  or: "rotation",
  sk: "rotation",
  sa: "rotation",
  o: "opacity",
  so: "opacity",
  eo: "opacity",
};

const strokeKinds: Kinds = { o: "opacity", w: "length" };
const gradientKinds: Kinds = { o: "opacity", s: "point", e: "point", h: "ratio", a: "rotation" };

/** By the type of a shape. What is counted, and where a line is cut, stays as it is. */
const shapeKinds: Readonly<Record<string, Kinds>> = {
  sh: { ks: "path" },
  rc: { p: "point", s: "point", r: "length" },
  el: { p: "point", s: "point" },
  sr: { p: "point", pt: "exact", r: "rotation", ir: "length", or: "length", is: "ratio", os: "ratio" },
  fl: { c: "colour", o: "opacity" },
  st: { ...strokeKinds, c: "colour" },
  gf: gradientKinds,
  gs: { ...gradientKinds, ...strokeKinds },
  tr: transformKinds,
  tm: { s: "exact", e: "exact", o: "exact" },
  rd: { r: "length" },
  rp: { c: "exact", o: "exact" },
  pb: { a: "ratio" },
  op: { a: "length", ml: "exact" },
};

/** Every property of layers, masks and shapes; text, effects and what nobody here knows are not among them. */
export function visitProperties(json: LottieJson, visit: Visit): void {
  const compositions = compositionsOf(json);
  const reaches = reachesOf(json, compositions);
  const isFlat = !compositions.some(({ layers }) =>
    layers.some((layer) => layer["ddd"] === 1 || layer["ty"] === 13),
  );
  for (const { id, layers } of compositions) {
    const outer = id === null ? (reaches.get(null) ?? 1) : reaches.get(id);
    // A composition that nobody shows may still be shown by a program or a theme.
    if (outer === undefined) continue;
    const scales = layerScales(layers);
    for (const layer of layers) {
      const reach = outer * (scales.get(layer) ?? 1);
      const parented = outer * parentScale(layer, layers, scales);
      const around = { reach, isFlat, share: 1 };
      visitTransform(layer["ks"], { ...around, reach: parented }, visit, reach);
      for (const mask of objectsIn(layer["masksProperties"])) {
        visitKinds(mask, { pt: "path", o: "opacity", x: "length" }, around, visit);
      }
      visitOne(layer, "tm", "exact", around, visit);
      visitShapes(layer["shapes"], around, visit);
    }
  }
}

type Around = Omit<PropertyContext, "owner" | "key" | "property" | "kind">;

/** What moves a thing counts in the units around it, what it turns and grows about in its own. */
function visitTransform(transform: unknown, around: Around, visit: Visit, ownReach: number): void {
  if (!isObject(transform)) return;
  const position = transform["p"];
  if (isObject(position) && position["s"] === true) {
    visitKinds(position, { x: "length", y: "length", z: "length" }, around, visit);
  }
  const own = { ...around, reach: ownReach };
  const scale = { ...around, share: Math.min(1, scaleOf(transform)) };
  for (const [key, kind] of Object.entries(transformKinds))
    visitOne(transform, key, kind, key === "a" ? own : key === "s" ? scale : around, visit);
}

function visitShapes(list: unknown, around: Around, visit: Visit): void {
  const shapes = objectsIn(list);
  const transform = shapes.find((shape) => shape["ty"] === "tr");
  const own = { ...around, reach: around.reach * (transform === undefined ? 1 : scaleOf(transform)) };
  // Copies of copies grow with each step.
  for (const { ty, tr, c } of shapes)
    if (ty === "rp" && isObject(tr)) own.reach *= Math.max(1, scaleOf(tr) ** Math.min(100, largestValue(c)));
  for (const shape of shapes) {
    const type = String(shape["ty"]);
    if (type === "gr") visitShapes(shape["it"], own, visit);
    else if (type === "tr") visitTransform(shape, around, visit, own.reach);
    else visitKinds(shape, Object.hasOwn(shapeKinds, type) ? (shapeKinds[type] ?? {}) : {}, own, visit);
    if (type === "rp") visitTransform(shape["tr"], own, visit, own.reach);
    if (type === "gf" || type === "gs") visitOne(shape["g"], "k", "gradient", own, visit);
    if (type === "st" || type === "gs")
      for (const dash of objectsIn(shape["d"])) visitOne(dash, "v", "exact", own, visit);
  }
}

function visitKinds(owner: JsonObject, kinds: Kinds, around: Around, visit: Visit): void {
  for (const [key, kind] of Object.entries(kinds)) visitOne(owner, key, kind, around, visit);
}

function visitOne(owner: unknown, key: string, kind: PropertyKind, around: Around, visit: Visit): void {
  const property = isObject(owner) ? owner[key] : null;
  // What a slot fills is not what stands here.
  if (!isObject(owner) || !isObject(property) || !("k" in property) || "sid" in property) return;
  visit({ owner, key, property, kind, ...around });
}

/** How much larger than its own units a transform shows a thing at most, at any time; never less than nearly nothing. */
const scaleOf = (transform: JsonObject): number =>
  transform["s"] === undefined ? 1 : Math.max(largestValue(transform["s"]) / 100, 1e-3);

function layerScales(layers: readonly JsonObject[]): Map<JsonObject, number> {
  const byIndex = new Map(layers.map((layer) => [layer["ind"], layer]));
  const scales = new Map<JsonObject, number>();
  for (const layer of layers) {
    let scale = 1;
    const seen = new Set<JsonObject>();
    for (
      let at: JsonObject | undefined = layer;
      at !== undefined && !seen.has(at);
      at = at["parent"] === undefined ? undefined : byIndex.get(at["parent"])
    ) {
      seen.add(at);
      scale *= isObject(at["ks"]) ? scaleOf(at["ks"]) : 1;
    }
    scales.set(layer, scale);
  }
  return scales;
}

function parentScale(
  layer: JsonObject,
  layers: readonly JsonObject[],
  scales: ReadonlyMap<JsonObject, number>,
): number {
  const parent =
    layer["parent"] === undefined ? undefined : layers.find((each) => each["ind"] === layer["parent"]);
  return parent === undefined ? 1 : (scales.get(parent) ?? 1);
}

/** By the id of a composition: pixels of one of its units, where it is shown largest. */
function reachesOf(
  json: LottieJson,
  compositions: readonly { id: string | null; layers: JsonObject[] }[],
): Map<string | null, number> {
  const side = Math.max(asNumber(json["w"]) ?? 0, asNumber(json["h"]) ?? 0, 1e-6);
  const byId = groupBy(compositions, ({ id }) => id);
  const reaches = new Map<string | null, number>();
  let entered = 0;
  const enter = (id: string | null, reach: number): void => {
    if ((reaches.get(id) ?? 0) >= reach || entered++ > maxEntered) return;
    reaches.set(id, reach);
    for (const { layers } of byId.get(id) ?? []) {
      const scales = layerScales(layers);
      for (const layer of layers) {
        const inner = idOf(layer["refId"]);
        if (inner !== null && byId.has(inner)) enter(inner, reach * (scales.get(layer) ?? 1));
      }
    }
  };
  enter(null, measuredSide / side);
  return reaches;
}
