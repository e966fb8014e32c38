import { asNumber, asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { compositionsOf, idOf } from "../json/walk.ts";

/** What is drawn for a frame on average: each part as often as it is shown, and by the share of the time for which it is. */
export interface DrawingCounts {
  points: number;
  /** Of paths whose shape changes. */
  movingPoints: number;
  fills: number;
  strokes: number;
  gradients: number;
  /** Copies that repeaters make. */
  copies: number;
  masks: number;
  mattes: number;
  effects: number;
  blurs: number;
  blends: number;
  faintCompositions: number;
  /** Millions of pixels of pictures. */
  megapixels: number;
  letters: number;
}

const noCounts = (): DrawingCounts => ({
  points: 0,
  movingPoints: 0,
  fills: 0,
  strokes: 0,
  gradients: 0,
  copies: 0,
  masks: 0,
  mattes: 0,
  effects: 0,
  blurs: 0,
  blends: 0,
  faintCompositions: 0,
  megapixels: 0,
  letters: 0,
});

/** The document must have passed the parser: its compositions contain no circle, and its layers are affordable. */
export function drawingCountsOf(json: JsonObject): DrawingCounts {
  const compositions = compositionsOf(json);
  const byId = new Map(compositions.map((each) => [each.id, each.layers]));
  const assets = new Map(objectsIn(json["assets"]).map((asset) => [idOf(asset["id"]), asset]));
  const own = new Map<JsonObject, DrawingCounts>();
  const sum = noCounts();
  const countLayers = (layers: readonly JsonObject[], from: number, to: number, share: number): void => {
    for (const layer of layers) {
      if (layer["hd"] === true) continue;
      const [begin, end] = [
        Math.max(from, asNumber(layer["ip"]) ?? from),
        Math.min(to, asNumber(layer["op"]) ?? to),
      ];
      const shown = to > from ? share * Math.max(0, (end - begin) / (to - from)) : share;
      if (shown === 0) continue;
      let counts = own.get(layer);
      if (counts === undefined) own.set(layer, (counts = countsOfLayer(layer, assets)));
      for (const name of Object.keys(sum) as (keyof DrawingCounts)[]) sum[name] += counts[name] * shown;
      // What names none shows none: the animation itself has no id either.
      const id = layer["ty"] === 0 ? idOf(layer["refId"]) : null;
      const inside = id === null ? undefined : byId.get(id);
      const start = asNumber(layer["st"]) ?? 0;
      if (inside !== undefined) countLayers(inside, begin - start, end - start, shown);
    }
  };
  countLayers(compositions[0]?.layers ?? [], asNumber(json["ip"]) ?? 0, asNumber(json["op"]) ?? 0, 1);
  return sum;
}

const blurringEffects: ReadonlySet<unknown> = new Set([25, 29]);
/** A figure is drawn with as many. */
const pointsOfFigure = 4;

function countsOfLayer(layer: JsonObject, assets: ReadonlyMap<string | null, JsonObject>): DrawingCounts {
  const counts = noCounts();
  const effects = objectsIn(layer["ef"]);
  counts.masks = objectsIn(layer["masksProperties"]).length;
  counts.mattes = (asNumber(layer["tt"]) ?? 0) > 0 ? 1 : 0;
  counts.blends = (asNumber(layer["bm"]) ?? 0) > 0 ? 1 : 0;
  counts.effects = effects.length;
  counts.blurs = effects.filter(({ ty }) => blurringEffects.has(ty)).length;
  const opacity = asObject(asObject(layer["ks"])?.["o"])?.["k"] ?? 100;
  counts.faintCompositions = layer["ty"] === 0 && opacity !== 100 ? 1 : 0;
  if (layer["ty"] === 2) {
    const asset = assets.get(idOf(layer["refId"]));
    counts.megapixels = ((asNumber(asset?.["w"]) ?? 0) * (asNumber(asset?.["h"]) ?? 0)) / 1e6;
  }
  if (layer["ty"] === 5)
    for (const keyframe of objectsIn(asObject(asObject(layer["t"])?.["d"])?.["k"]).slice(0, 1))
      counts.letters = (asString(asObject(keyframe["s"])?.["t"]) ?? "").length;
  countShapes(layer["shapes"], counts);
  return counts;
}

/** Goes into groups and nothing else: most of a document is keyframes and values. */
function countShapes(list: unknown, counts: DrawingCounts): void {
  for (const shape of objectsIn(list)) {
    if (shape["hd"] === true) continue;
    countShape(shape, counts);
    countShapes(shape["it"], counts);
  }
}

function countShape(shape: JsonObject, counts: DrawingCounts): void {
  const type = shape["ty"];
  if (type === "rc" || type === "el" || type === "sr") counts.points += pointsOfFigure;
  else if (type === "fl" || type === "gf") counts.fills++;
  else if (type === "st" || type === "gs") counts.strokes++;
  else if (type === "rp") counts.copies += asNumber(asObject(shape["c"])?.["k"]) ?? 1;
  else if (type === "sh") {
    const value = asObject(shape["ks"])?.["k"];
    const path = Array.isArray(value) ? objectsIn(asObject(value[0])?.["s"])[0] : value;
    const vertices = isObject(path) && Array.isArray(path["v"]) ? path["v"].length : 0;
    counts.points += vertices;
    if (Array.isArray(value)) counts.movingPoints += vertices;
  }
  if (type === "gf" || type === "gs") counts.gradients++;
}
