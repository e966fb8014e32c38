import type { LottieJson } from "../contract.ts";
import { asNumber, asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { idOf, rewriteObjects } from "../json/walk.ts";
import { compositionLayer, linear, withTimeRemapsTimes } from "./wrap.ts";

/** An animation on the way into another: images inside, names that nobody else has. */
export interface Part {
  json: LottieJson;
  /** When it begins, in seconds. */
  startInSeconds: number;
}

export const durationOf = (json: LottieJson): number =>
  ((asNumber(json["op"]) ?? 0) - (asNumber(json["ip"]) ?? 0)) / (asNumber(json["fr"]) ?? 1);

/**
 * Animations as layers of one, the first on top, each in the middle and as large as fits: on the largest canvas and at the highest
 * frame rate of them.
 */
export function combined(parts: readonly Part[]): LottieJson {
  const most = (key: string): number => Math.max(...parts.map(({ json }) => asNumber(json[key]) ?? 0));
  const [width, height, frameRate] = [most("w"), most("h"), most("fr")];
  const fonts = new Map<string, JsonObject>();
  const chars = new Map<string, JsonObject>();
  const slots: JsonObject = {};
  const assets: unknown[] = [];
  const layers = parts.map(({ json: came, startInSeconds }, index) => {
    const json = withOwnNames(came, `${index + 1}-`, slots);
    for (const font of objectsIn(asObject(json["fonts"])?.["list"])) {
      const name = asString(font["fName"]) ?? "";
      if (!fonts.has(name)) fonts.set(name, font);
    }
    for (const glyph of objectsIn(json["chars"])) {
      const key = JSON.stringify([glyph["ch"], glyph["fFamily"], glyph["style"], glyph["size"]]);
      if (!chars.has(key)) chars.set(key, glyph);
    }
    const id = `part-${index + 1}`;
    const own = asNumber(json["fr"]) ?? frameRate;
    const inside = own === frameRate ? json : withTimeRemapsTimes(json, own / frameRate);
    assets.push(...(Array.isArray(inside["assets"]) ? (inside["assets"] as unknown[]) : []), {
      id,
      layers: inside["layers"],
    });
    const [w, h] = [asNumber(json["w"]) ?? 1, asNumber(json["h"]) ?? 1];
    const scale = Math.min(width / w, height / h);
    const placement = {
      width,
      height,
      x: (width - w * scale) / 2,
      y: (height - h * scale) / 2,
      scaleX: scale * 100,
      scaleY: scale * 100,
    };
    const start = startInSeconds * frameRate;
    const end = start + durationOf(json) * frameRate;
    const [inPoint, outPoint] = [asNumber(json["ip"]) ?? 0, asNumber(json["op"]) ?? 0];
    return {
      ...compositionLayer(json, id, placement),
      ind: index + 1,
      nm: asString(json["nm"]) ?? id,
      ip: start,
      op: end,
      // Frames of another rate are gone through at their own speed.
      ...(own === frameRate
        ? { st: start - inPoint }
        : { st: 0, tm: linear(start, inPoint / frameRate, end, outPoint / frameRate) }),
    };
  });
  return {
    v: parts[0]?.json["v"] ?? "5.7.0",
    fr: frameRate,
    ip: 0,
    op: Math.max(...parts.map(({ json, startInSeconds }) => startInSeconds + durationOf(json))) * frameRate,
    w: width,
    h: height,
    ddd: 0,
    assets,
    ...(fonts.size === 0 ? {} : { fonts: { list: [...fonts.values()] } }),
    ...(chars.size === 0 ? {} : { chars: [...chars.values()] }),
    ...(Object.keys(slots).length === 0 ? {} : { slots }),
    layers,
  };
}

/** Ids of assets begin with a prefix, and those of slots where another has the name for another value. */
function withOwnNames(json: LottieJson, prefix: string, slots: JsonObject): LottieJson {
  const renamed = new Map<string, string>();
  for (const [id, slot] of Object.entries(asObject(json["slots"]) ?? {})) {
    const isFree = !Object.hasOwn(slots, id) || JSON.stringify(slots[id]) === JSON.stringify(slot);
    const name = isFree ? id : `${prefix}${id}`;
    if (!isFree) renamed.set(id, name);
    slots[name] = slot;
  }
  const ids = new Set(objectsIn(json["assets"]).map((asset) => idOf(asset["id"])));
  const own = rewriteObjects({ ...json, slots: undefined }, (object) => {
    const refId = idOf(object["refId"]);
    const sid = renamed.get(asString(object["sid"]) ?? "");
    return {
      ...object,
      ...(refId !== null && ids.has(refId) ? { refId: `${prefix}${refId}` } : {}),
      ...(sid === undefined ? {} : { sid }),
    };
  }) as LottieJson;
  const named = (asset: unknown): unknown =>
    isObject(asset) ? { ...asset, id: `${prefix}${idOf(asset["id"]) ?? ""}` } : asset;
  return Array.isArray(own["assets"]) ? { ...own, assets: own["assets"].map(named) } : own;
}
