import { hexOf, rgbOf } from "../colours/colour.ts";
import {
  asNumber,
  asNumbers,
  asObject,
  asString,
  isObject,
  objectsIn,
  type JsonObject,
} from "../json/json-values.ts";
import { idOf } from "../json/walk.ts";
import type { LayerContent, LayerFacts, LayerType, ShapeKind } from "./inspection.ts";

const types: { [type: number]: LayerType } = {
  0: "composition",
  1: "solid",
  2: "image",
  3: "null",
  4: "shape",
  5: "text",
  6: "audio",
  9: "video",
  13: "camera",
};

/** A longer text is cut: it is to be recognised, not read. */
const maxTextLength = 200;

/** Every layer of the animation and of its compositions, in the order of the document. */
export function layersOf(json: JsonObject): LayerFacts[] {
  const names = assetNames(json);
  const found = layersIn(json["layers"], "/layers", null, names);
  const assets = Array.isArray(json["assets"]) ? json["assets"] : [];
  for (const [index, asset] of assets.entries())
    if (isObject(asset))
      found.push(...layersIn(asset["layers"], `/assets/${index}/layers`, idOf(asset["id"]), names));
  return found;
}

/** What the file calls its compositions, and the files that its pictures and sounds are in. */
function assetNames(json: JsonObject): Map<string | null, string> {
  const names = new Map<string | null, string>();
  for (const asset of objectsIn(json["assets"])) {
    const address = asString(asset["p"]) ?? "";
    const name =
      asString(asset["nm"]) ?? (address.startsWith("data:") ? "" : (address.split("/").at(-1) ?? ""));
    if (name.trim() !== "") names.set(idOf(asset["id"]), name.slice(0, maxTextLength));
  }
  return names;
}

function layersIn(
  list: unknown,
  pointer: string,
  composition: string | null,
  names: ReadonlyMap<string | null, string>,
): LayerFacts[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((layer: unknown, index): LayerFacts[] => {
    if (!isObject(layer)) return [];
    const type = types[asNumber(layer["ty"]) ?? -1] ?? "other";
    return [
      {
        pointer: `${pointer}/${index}`,
        composition,
        name: asString(layer["nm"]),
        type,
        shows: whatItShows(layer, type, names),
        inPoint: asNumber(layer["ip"]) ?? 0,
        outPoint: asNumber(layer["op"]) ?? 0,
        isHidden: layer["hd"] === true,
        isMatte: layer["td"] === 1,
      },
    ];
  });
}

function whatItShows(
  layer: JsonObject,
  type: LayerType,
  names: ReadonlyMap<string | null, string>,
): LayerContent {
  if (type === "text") return { text: firstText(layer).slice(0, maxTextLength) };
  if (type === "solid") return { colours: [hexOf(rgbOf(asString(layer["sc"]) ?? "") ?? [0, 0, 0])] };
  if (type === "shape") return shapesOf(layer["shapes"]);
  const refId = idOf(layer["refId"]);
  const refName = names.get(refId);
  return refId === null ? {} : { refId, ...(refName === undefined ? {} : { refName }) };
}

const firstText = (layer: JsonObject): string => {
  const [first] = objectsIn(asObject(asObject(layer["t"])?.["d"])?.["k"]);
  return asString(asObject(first?.["s"])?.["t"]) ?? "";
};

const kindOf: { [type: string]: ShapeKind } = { sh: "path", rc: "rectangle", el: "ellipse", sr: "star" };
const painted = new Set(["fl", "st"]);

function shapesOf(shapes: unknown): LayerContent {
  let count = 0;
  const kinds: Partial<Record<ShapeKind, number>> = {};
  const colours = new Set<string>();
  forEachShape(shapes, (object) => {
    const type = asString(object["ty"]) ?? "";
    const kind = Object.hasOwn(kindOf, type) ? kindOf[type] : undefined;
    if (kind !== undefined) {
      count++;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    if (!painted.has(type)) return;
    const value = asObject(object["c"])?.["k"];
    const channels = asNumbers(value) ?? asNumbers(objectsIn(value)[0]?.["s"]);
    if (channels !== null && channels.length >= 3) colours.add(hexOf(channels));
  });
  return { shapes: count, kinds, colours: [...colours] };
}

/** Goes into groups and nothing else: most of what is in a shape is keyframes and values. */
function forEachShape(list: unknown, visit: (shape: JsonObject) => void): void {
  if (!Array.isArray(list)) return;
  for (const each of list as unknown[]) {
    if (!isObject(each)) continue;
    visit(each);
    forEachShape(each["it"], visit);
  }
}
