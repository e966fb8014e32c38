import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { fromBase64, toBase64 } from "../../convert/base64.ts";
import { findAsset } from "../../convert/embedded-images.ts";
import { asString, isObject, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { pngSignature } from "./png-chunks.ts";

/** A PNG in a file, however often it is shown. */
export interface FoundPng {
  /** The address that stands in animations, or the path in the archive. */
  key: string;
  bytes: Uint8Array;
  /** Animations that show it, by their place in the file. */
  animations: ReadonlySet<number>;
  /** False for a file that is named where nobody here can write another name, or not at all. */
  mayBeRenamed: boolean;
}

export interface MadePicture {
  bytes: Uint8Array;
  type: "png" | "webp";
}

/** "DATA:" is no address of a picture for everybody. */
const dataHead = /^data:[iI][mM][aA][gG][eE]\/[a-zA-Z0-9.+-]+;base64,/;
/** Under another name some players take nothing for a picture: called `.webp` it would appear. */
const pictureName = /[^/]\.(?:png|jpe?g|gif|webp)$/i;
/** Longer texts are no names of files. */
const maxNameLength = 300;

const isPng = (bytes: Uint8Array): boolean => pngSignature.every((each, index) => bytes[index] === each);

/** Base64 of the first bytes of a PNG. */
const isPngAddress = (source: string): boolean => {
  const head = dataHead.exec(source)?.[0].length;
  return head !== undefined && source.startsWith("iVBORw0KGg", head);
};

const picturesIn = (json: LottieJson): (JsonObject & { p: string })[] =>
  objectsIn(json["assets"]).filter(
    (asset): asset is JsonObject & { p: string } =>
      typeof asset["p"] === "string" && !Array.isArray(asset["layers"]),
  );

const pathOf = (asset: JsonObject & { p: string }, files: ReadonlyMap<string, Uint8Array>): string | null =>
  asset.p.startsWith("data:") ? null : findAsset(asset.p, asString(asset["u"]) ?? "", files);

/** Whether a file holds PNGs; whatever they are called, players go by the first bytes. */
export const hasPng = ({ animations, assets }: ParsedAnimation): boolean =>
  [...assets.values()].some(isPng) ||
  animations.some(({ json }) => picturesIn(json).some(({ p }) => isPngAddress(p)));

export function findPngs(parsed: ParsedAnimation): FoundPng[] {
  const shownIn = new Map<string, Set<number>>();
  for (const [index, { json }] of parsed.animations.entries())
    for (const asset of picturesIn(json)) {
      const key = isPngAddress(asset.p) ? asset.p : pathOf(asset, parsed.assets);
      if (key !== null) shownIn.set(key, (shownIn.get(key) ?? new Set()).add(index));
    }
  const files = [...parsed.assets].filter(([, bytes]) => isPng(bytes));
  const otherTexts = files.length === 0 ? [] : textsBesidePictures(parsed);
  return [
    ...[...shownIn].flatMap(([key, animations]) =>
      parsed.assets.has(key)
        ? []
        : [{ key, bytes: fromBase64(key.slice(key.indexOf(",") + 1)), animations, mayBeRenamed: true }],
    ),
    ...files.map(([key, bytes]) => ({
      key,
      bytes,
      animations: shownIn.get(key) ?? new Set<number>(),
      mayBeRenamed:
        pictureName.test(key) &&
        shownIn.has(key) &&
        !otherTexts.some((text) => text.includes(nameOf(key)) || unescaped(text).includes(nameOf(key))),
    })),
  ];
}

/** Everything that might name a file where no picture of an animation does: slots, themes, what the manifest says. */
function textsBesidePictures({
  animations,
  themes,
  stateMachines,
  inManifest,
}: ParsedAnimation): readonly string[] {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") {
      if (value.length < maxNameLength && value.includes(".")) texts.add(value);
    } else if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) Object.values(value).forEach(collect);
  };
  for (const each of animations) {
    const pictures = new Set<unknown>(picturesIn(each.json));
    const { assets, ...others } = each.json;
    collect([others, each.inManifest]);
    if (Array.isArray(assets))
      for (const asset of assets as unknown[])
        collect(pictures.has(asset) && isObject(asset) ? { ...asset, p: null } : asset);
  }
  collect([themes, stateMachines, inManifest]);
  return [...texts];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file with other bytes in the place of its PNGs, by their keys. */
export function withPictures(
  parsed: ParsedAnimation,
  made: ReadonlyMap<string, MadePicture>,
): ParsedAnimation {
  if (made.size === 0) return parsed;
  const names = new Set(
    [...parsed.assets.keys(), ...parsed.animations.flatMap(({ json }) => picturesIn(json).map(({ p }) => p))]
      .filter((name) => !name.startsWith("data:"))
      .map((name) => nameOf(name).toLowerCase()),
  );
  const renamed = new Map<string, string>();
  const assets = new Map<string, Uint8Array>();
  for (const [path, bytes] of parsed.assets) {
    const picture = made.get(path);
    const to = picture?.type === "webp" ? freePath(path, names) : path;
    if (to !== path) renamed.set(path, to);
    assets.set(to, picture?.bytes ?? bytes);
  }
  const changed = (asset: unknown): unknown => {
    if (!isObject(asset) || Array.isArray(asset["layers"])) return asset;
    const source = asString(asset["p"]);
    if (source === null) return asset;
    const picture = made.get(source);
    if (picture !== undefined && source.startsWith("data:")) return { ...asset, p: addressOf(picture) };
    const path = pathOf({ ...asset, p: source }, parsed.assets);
    const to = path === null ? undefined : renamed.get(path);
    return to === undefined
      ? asset
      : { ...asset, p: `${source.slice(0, source.lastIndexOf("/") + 1)}${nameOf(to)}` };
  };
  const animations = parsed.animations.map((each) => {
    const list = each.json["assets"];
    return Array.isArray(list)
      ? { ...each, json: { ...each.json, assets: (list as unknown[]).map(changed) } }
      : each;
  });
  return { ...parsed, assets, animations };
}

export const addressOf = ({ bytes, type }: MadePicture): string =>
  `data:image/${type};base64,${toBase64(bytes)}`;

/** `i/photo.png` becomes `i/photo.webp`, or `i/photo-1.webp` where something has that name already, in whichever folder. */
function freePath(path: string, names: Set<string>): string {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const stem = nameOf(path).replace(/\.[^.]*$/, "");
  for (let number = 0; ; number++) {
    const name = `${stem}${number === 0 ? "" : `-${number}`}.webp`;
    if (names.has(name.toLowerCase())) continue;
    names.add(name.toLowerCase());
    return `${folder}${name}`;
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
