import { toBase64 } from "./base64.ts";
import type { LottieJson } from "../contract.ts";
import { asObject, asString, isObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import { plainPicture } from "./plain-picture.ts";

const typeOfExtension: { [extension: string]: string } = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  otf: "font/otf",
  woff: "font/woff",
  woff2: "font/woff2",
  mp3: "audio/mpeg",
  wav: "audio/wav",
};
const extensionOfType = new Map(
  Object.entries(typeOfExtension).map(([extension, type]) => [type, extension]),
);

/** A copy whose images and fonts stand inside as data URIs; the same object when the archive has none. */
export function embedAssets(json: LottieJson, files: ReadonlyMap<string, Uint8Array>): LottieJson {
  if (files.size === 0 && !objectsIn(json["assets"]).some(isUnmarked)) return json;
  const assets = mapObjects(json["assets"], (asset) => {
    const name = asString(asset["p"]);
    if (isUnmarked(asset)) return { ...asset, u: "", e: 1 };
    if (name === null || Array.isArray(asset["layers"]) || name.startsWith("data:")) return asset;
    const path = findAsset(name, asString(asset["u"]) ?? "", files);
    return path === null ? asset : { ...asset, u: "", p: dataUriOf(path, files), e: 1 };
  });
  const fonts = asObject(json["fonts"]);
  const fontList = mapObjects(fonts?.["list"], (font) => {
    const path = findAsset(asString(font["fPath"]) ?? "", "", files);
    return path === null ? font : { ...font, fPath: dataUriOf(path, files), origin: embeddedOrigin };
  });
  return {
    ...json,
    ...(assets === undefined ? {} : { assets }),
    ...(fontList === undefined ? {} : { fonts: { ...fonts, list: fontList } }),
  };
}

/** ThorVG takes a picture inside the JSON for a file elsewhere where nothing says that it is inside. */
const isUnmarked = (asset: JsonObject): boolean =>
  asString(asset["p"])?.startsWith("data:") === true && asset["e"] !== 1;

/**
 * The reverse, for archives: images leave the JSON and become files under `i/`, fonts under `f/` (dotLottie 2).
 * `files` is extended; equal ones share one file.
 */
export function extractAssets(json: LottieJson, files: Map<string, Uint8Array>): LottieJson {
  let changed = false;
  const assets = mapObjects(json["assets"], (asset) => {
    const source = asString(asset["p"]);
    if (source === null || Array.isArray(asset["layers"])) return asset;
    const image = decodeDataUri(source);
    if (image === null) return asset;
    changed = true;
    return { ...asset, u: "/i/", p: storeFile(image, "i", "image", files), e: 0 };
  });
  const fonts = asObject(json["fonts"]);
  const fontList = mapObjects(fonts?.["list"], (font) => {
    // Other origins are lost where a font is embedded again.
    const file = font["origin"] === embeddedOrigin ? decodeDataUri(asString(font["fPath"]) ?? "") : null;
    if (file === null) return font;
    changed = true;
    return { ...font, fPath: `/f/${storeFile(file, "f", "font", files)}` };
  });
  if (!changed) return json;
  return {
    ...json,
    ...(assets === undefined ? {} : { assets }),
    ...(fontList === undefined ? {} : { fonts: { ...fonts, list: fontList } }),
  };
}

/** Of fonts that are named by an address. */
const embeddedOrigin = 3;

/** Points the JSON of a version 1 archive at the folder of version 2, where `files` already are. */
export function renameAssetFolders(json: LottieJson, files: ReadonlyMap<string, Uint8Array>): LottieJson {
  const isMoved = (asset: JsonObject): boolean =>
    /^\/?images\/$/.test(asString(asset["u"]) ?? "") && files.has(`i/${asString(asset["p"])}`);
  if (!objectsIn(json["assets"]).some(isMoved)) return json;
  return {
    ...json,
    assets: mapObjects(json["assets"], (asset) => (isMoved(asset) ? { ...asset, u: "/i/" } : asset)),
  };
}

function mapObjects(list: unknown, change: (each: JsonObject) => JsonObject): unknown[] | undefined {
  return Array.isArray(list)
    ? list.map((each: unknown) => (isObject(each) ? change(each) : each))
    : undefined;
}

/** Where in an archive a picture or font is; null when it is not in it. */
export function findAsset(
  name: string,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): string | null {
  if (name === "") return null;
  const candidates = [`${folder}${name}`, name, `i/${name}`, `images/${name}`, `f/${name}`, `fonts/${name}`];
  return candidates.map((path) => path.replace(/^\/+/, "")).find((path) => files.has(path)) ?? null;
}

function dataUriOf(path: string, files: ReadonlyMap<string, Uint8Array>): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  const type = typeOfExtension[extension] ?? "application/octet-stream";
  return plainPicture(`data:${type};base64,${toBase64(files.get(path) ?? new Uint8Array())}`);
}

function decodeDataUri(uri: string): { extension: string; bytes: Uint8Array } | null {
  const match = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/i.exec(uri);
  const extension = extensionOfType.get(match?.[1]?.toLowerCase().replace("image/jpg", "image/jpeg") ?? "");
  if (match === null || extension === undefined) return null;
  try {
    const text = atob(uri.slice(match[0].length));
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
    return { extension, bytes };
  } catch {
    // Not base64 after all: it stays as it is, and players leave it empty.
    return null;
  }
}

function storeFile(
  file: { extension: string; bytes: Uint8Array },
  folder: string,
  stem: string,
  files: Map<string, Uint8Array>,
): string {
  for (const [path, bytes] of files) {
    const isSame =
      path.startsWith(`${folder}/`) &&
      path.endsWith(`.${file.extension}`) &&
      bytes.length === file.bytes.length;
    if (isSame && bytes.every((byte, index) => byte === file.bytes[index]))
      return path.slice(folder.length + 1);
  }
  let number = 0;
  while (files.has(`${folder}/${stem}-${number}.${file.extension}`)) number++;
  files.set(`${folder}/${stem}-${number}.${file.extension}`, file.bytes);
  return `${stem}-${number}.${file.extension}`;
}
