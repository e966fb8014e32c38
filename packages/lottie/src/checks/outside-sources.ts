import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { findAsset } from "../convert/embedded-images.ts";
import { asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { findPointer } from "../json/find-pointer.ts";
import { forEachObject, rewriteObjects } from "../json/walk.ts";

type Files = ReadonlyMap<string, Uint8Array>;

/** How many pictures (and sounds) and how many fonts an animation takes from outside its file. */
export function countOutside(json: LottieJson, files: Files): { pictures: number; fonts: number } {
  const isTaken = (each: JsonObject, source: Source): boolean => source(each, files) === "outside";
  return {
    pictures:
      objectsIn(json["assets"]).filter((asset) => isTaken(asset, sourceOfAsset)).length +
      countOutsideFillings(json["slots"], files),
    fonts: objectsIn(asObject(json["fonts"])?.["list"]).filter((font) => isTaken(font, sourceOfFont)).length,
  };
}

/** JSON pointer to the first picture of those that are counted. */
export function firstOutsidePicture(json: LottieJson, files: Files): string | null {
  const isPicture = (object: JsonObject): boolean => sourceOfAsset(object, files) === "outside";
  const isFilling = (object: JsonObject): boolean => fillingInside(object, files) !== object;
  return findPointer(json["assets"], isPicture, "/assets") ?? findPointer(json["slots"], isFilling, "/slots");
}

/** The same of fonts. */
export const firstOutsideFont = (json: LottieJson, files: Files): string | null =>
  findPointer(json["fonts"], (object) => sourceOfFont(object, files) === "outside", "/fonts");

/** How many pictures the slots of an animation, or a theme for them, take from outside the file. */
export function countOutsideFillings(fillings: unknown, files: Files): number {
  let count = 0;
  forEachObject(fillings, (object) => {
    if (fillingInside(object, files) !== object) count++;
  });
  return count;
}

/**
 * The file without addresses that lead out of it: whoever plays it would ask servers that its maker chose, or look into
 * folders, and some players draw a placeholder. Pictures that stand in the JSON are marked as such, which some players need.
 */
export function withoutOutside(parsed: ParsedAnimation): ParsedAnimation {
  const animations = parsed.animations.map((each) => ({ ...each, json: inside(each.json, parsed.assets) }));
  const themes = parsed.themes.map((each) => ({ ...each, json: fillingsInside(each.json, parsed.assets) }));
  return { ...parsed, animations, themes };
}

const fillingsInside = (fillings: unknown, files: Files): unknown =>
  rewriteObjects(fillings, (object) => fillingInside(object, files));

/** What fills a slot: a picture is an asset there in an animation, and an address in a theme of dotLottie 2. */
function fillingInside(object: JsonObject, files: Files): JsonObject {
  if (typeof object["p"] === "string" && sourceOfAsset(object, files) === "outside")
    return assetInside(object, files);
  const outside = ["url", "path"].filter(
    (key) => sourceOf(asString(object[key]) ?? "", "", files) === "outside",
  );
  return outside.length === 0
    ? object
    : { ...object, ...Object.fromEntries(outside.map((key) => [key, ""])) };
}

function inside(json: LottieJson, files: Files): LottieJson {
  const fonts = asObject(json["fonts"]);
  const change = (list: unknown, each: (one: JsonObject) => JsonObject): unknown =>
    Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? each(one) : one)) : list;
  return {
    ...json,
    ...("assets" in json ? { assets: change(json["assets"], (asset) => assetInside(asset, files)) } : {}),
    ...("slots" in json ? { slots: fillingsInside(json["slots"], files) } : {}),
    ...(fonts === null
      ? {}
      : { fonts: { ...fonts, list: change(fonts["list"], (font) => fontInside(font, files)) } }),
  };
}

function assetInside(asset: JsonObject, files: Files): JsonObject {
  const source = sourceOfAsset(asset, files);
  if (source === "outside") return { ...asset, u: "", p: "", e: 0 };
  if (source === "data") return { ...asset, u: "", e: 1 };
  const folder = asString(asset["u"]) ?? "";
  const path = findAsset(asString(asset["p"]) ?? "", folder, files);
  // Found by its name alone, the rest of its address would still be asked for.
  return path === null || `${folder}${asString(asset["p"])}`.replace(/^\/+/, "") === path
    ? asset
    : { ...asset, u: `/${path.slice(0, path.indexOf("/") + 1)}`, p: path.slice(path.indexOf("/") + 1) };
}

const fontInside = (font: JsonObject, files: Files): JsonObject =>
  sourceOfFont(font, files) === "outside" ? { ...font, fPath: "", origin: 0 } : font;

type Source = (each: JsonObject, files: Files) => "none" | "data" | "file" | "outside";

export const sourceOfAsset: Source = (asset, files) =>
  Array.isArray(asset["layers"])
    ? "none"
    : sourceOf(asString(asset["p"]) ?? "", asString(asset["u"]) ?? "", files);

export const sourceOfFont: Source = (font, files) => sourceOf(asString(font["fPath"]) ?? "", "", files);

function sourceOf(name: string, folder: string, files: Files): ReturnType<Source> {
  if (name === "") return "none";
  if (/^data:/i.test(name)) return "data";
  return findAsset(name, folder, files) === null ? "outside" : "file";
}
