import { sourceOfAsset, sourceOfFont } from "../checks/outside-sources.ts";
import { findAsset } from "../convert/embedded-images.ts";
import { jsonLength } from "../json/json-length.ts";
import { asNumber, asObject, asString, isObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import { compositionsOf, forEachObject, idOf } from "../json/walk.ts";
import type { FontFacts, ImageFacts, Inspection, SizeReport, SlotType } from "./inspection.ts";

type Files = ReadonlyMap<string, Uint8Array>;

export function imagesOf(json: JsonObject, files: Files): ImageFacts[] {
  const uses = new Map<string | null, number>();
  for (const { layers } of compositionsOf(json))
    for (const layer of layers)
      if (layer["ty"] === 2) uses.set(idOf(layer["refId"]), (uses.get(idOf(layer["refId"])) ?? 0) + 1);
  return objectsIn(json["assets"])
    .filter((asset) => !Array.isArray(asset["layers"]) && ("w" in asset || uses.has(idOf(asset["id"]))))
    .map((asset) => {
      const address = asString(asset["p"]) ?? "";
      const source = sourceOfAsset(asset, files);
      const path = findAsset(address, asString(asset["u"]) ?? "", files);
      const base64 = address.indexOf(",") + 1;
      return {
        id: idOf(asset["id"]) ?? "",
        width: asNumber(asset["w"]) ?? 0,
        height: asNumber(asset["h"]) ?? 0,
        type: (/^data:[a-z]+\/([a-z0-9]+)/i.exec(address) ?? /\.([a-z0-9]+)$/i.exec(address))?.[1] ?? "",
        source: source === "data" ? "embedded" : source,
        bytes:
          source === "data"
            ? Math.floor(((address.length - base64) * 3) / 4)
            : path === null
              ? null
              : (files.get(path)?.length ?? null),
        uses: uses.get(idOf(asset["id"])) ?? 0,
      };
    });
}

export function fontsOf(json: JsonObject, files: Files): FontFacts[] {
  const glyphs = objectsIn(json["chars"]);
  return objectsIn(asObject(json["fonts"])?.["list"]).map((font) => {
    const family = asString(font["fFamily"]) ?? "";
    const style = asString(font["fStyle"]) ?? "";
    const own = glyphs.filter((glyph) => glyph["fFamily"] === family && glyph["style"] === style).length;
    const source = sourceOfFont(font, files);
    return {
      name: asString(font["fName"]) ?? "",
      family,
      style,
      source: own > 0 ? "glyphs" : source === "none" ? "device" : source === "outside" ? "outside" : "file",
      glyphs: own,
    };
  });
}

const parts = ["layers", "fonts", "chars", "slots"];

/** A zero, which is one byte, instead of each part that is counted by itself: nothing is written out twice. */
function withoutParts(json: JsonObject): JsonObject {
  const copy = { ...json };
  for (const name of parts) if (copy[name] !== undefined) copy[name] = 0;
  if (Array.isArray(json["assets"]))
    copy["assets"] = json["assets"].map((each: unknown) => (isObject(each) ? 0 : each));
  return copy;
}

const usesOf = (json: JsonObject, assets: number): number =>
  assets + parts.filter((name) => json[name] !== undefined).length;

/** Bytes of a document, by what they say. */
export function partsOf(json: JsonObject): SizeReport["parts"] {
  const assets = objectsIn(json["assets"]);
  const compositions = assets.filter((asset) => Array.isArray(asset["layers"]));
  const images = assets.filter((asset) => !Array.isArray(asset["layers"]));
  const bytes = {
    layers: jsonLength(json["layers"]),
    compositions: compositions.reduce((sum, each) => sum + jsonLength(each), 0),
    images: images.reduce((sum, each) => sum + jsonLength(each), 0),
    fonts: jsonLength(json["fonts"]),
    glyphs: jsonLength(json["chars"]),
    slots: jsonLength(json["slots"]),
  };
  const rest = jsonLength(withoutParts(json)) - usesOf(json, assets.length);
  return (Object.entries({ ...bytes, rest }) as [SizeReport["parts"][number]["name"], number][])
    .map(([name, each]) => ({ name, bytes: each }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

export function slotsOf(json: JsonObject): Inspection["slots"] {
  const slots = Object.entries(asObject(json["slots"]) ?? {});
  if (slots.length === 0) return [];
  const uses = new Map<string, number>();
  forEachObject(json["layers"], (object) => count(object, uses));
  forEachObject(json["assets"], (object) => count(object, uses));
  return slots.map(([id, slot]) => ({
    id,
    type: typeOf(asObject(slot)?.["p"]),
    uses: uses.get(id) ?? 0,
  }));
}

function count(object: JsonObject, uses: Map<string, number>): void {
  const id = asString(object["sid"]);
  if (id !== null) uses.set(id, (uses.get(id) ?? 0) + 1);
}

/** Slots do not name their type: it is told by the value. */
function typeOf(property: unknown): SlotType {
  const object = asObject(property);
  if (object === null) return "other";
  if (typeof object["p"] === "string") return "image";
  if (typeof object["p"] === "number" && "k" in object) return "gradient";
  const value = object["k"];
  const [first] = objectsIn(value);
  const shown = first?.["s"] ?? value;
  if (asObject(shown)?.["t"] !== undefined || asObject(shown)?.["s"] !== undefined) return "text";
  if (typeof shown === "number") return "number";
  if (!Array.isArray(shown)) return "other";
  if (shown.length === 1) return "number";
  const isShare = shown.every((each) => typeof each === "number" && each >= 0 && each <= 1);
  return shown.length === 2 ? "position" : isShare ? "colour" : "position";
}
