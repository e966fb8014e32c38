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
import { pointerToken } from "../json/find-pointer.ts";
import { forEachObject, idOf } from "../json/walk.ts";
import type { LayerFacts, LayerType } from "./inspection.ts";

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
  const found = layersIn(json["layers"], "/layers", null);
  const assets = Array.isArray(json["assets"]) ? json["assets"] : [];
  for (const [index, asset] of assets.entries())
    if (isObject(asset))
      found.push(
        ...layersIn(asset["layers"], `/assets/${pointerToken(String(index))}/layers`, idOf(asset["id"])),
      );
  return found;
}

function layersIn(list: unknown, pointer: string, composition: string | null): LayerFacts[] {
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
        shows: whatItShows(layer, type),
        inPoint: asNumber(layer["ip"]) ?? 0,
        outPoint: asNumber(layer["op"]) ?? 0,
        isHidden: layer["hd"] === true,
        isMatte: layer["td"] === 1,
      },
    ];
  });
}

function whatItShows(layer: JsonObject, type: LayerType): LayerFacts["shows"] {
  if (type === "text") return { text: firstText(layer).slice(0, maxTextLength) };
  if (type === "solid") return { colours: [hexOf(rgbOf(asString(layer["sc"]) ?? "") ?? [0, 0, 0])] };
  if (type === "shape") return shapesOf(layer["shapes"]);
  const refId = idOf(layer["refId"]);
  return refId === null ? {} : { refId };
}

const firstText = (layer: JsonObject): string => {
  const [first] = objectsIn(asObject(asObject(layer["t"])?.["d"])?.["k"]);
  return asString(asObject(first?.["s"])?.["t"]) ?? "";
};

const drawn = new Set(["sh", "rc", "el", "sr"]);
const painted = new Set(["fl", "st"]);

/** How many shapes, and the colours that they begin with. */
function shapesOf(shapes: unknown): { shapes: number; colours: string[] } {
  let count = 0;
  const colours = new Set<string>();
  forEachObject(shapes, (object) => {
    const type = asString(object["ty"]) ?? "";
    if (drawn.has(type)) count++;
    if (!painted.has(type)) return;
    const value = asObject(object["c"])?.["k"];
    const channels = asNumbers(value) ?? asNumbers(objectsIn(value)[0]?.["s"]);
    if (channels !== null && channels.length >= 3) colours.add(hexOf(channels));
  });
  return { shapes: count, colours: [...colours] };
}
