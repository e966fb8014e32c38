import type { LottieJson } from "../contract.ts";
import { asNumber, type JsonObject, objectsIn } from "../json/json-values.ts";
import { idOf, rewriteObjects } from "../json/walk.ts";

export interface Placement {
  /** Of the new canvas, in pixels. */
  width: number;
  height: number;
  /** Where the upper left corner of the old one comes to lie. */
  x: number;
  y: number;
  /** In percent. */
  scaleX: number;
  scaleY: number;
}

/** The layer that shows a composition as a whole, from its first frame to its last. */
export function compositionLayer(
  json: LottieJson,
  refId: string,
  { x, y, scaleX, scaleY }: Placement,
): JsonObject {
  return {
    ddd: 0,
    ty: 0,
    ind: 1,
    refId,
    sr: 1,
    ks: {
      o: { a: 0, k: 100 },
      r: { a: 0, k: 0 },
      p: { a: 0, k: [x, y, 0] },
      a: { a: 0, k: [0, 0, 0] },
      s: { a: 0, k: [scaleX, scaleY, 100] },
    },
    ao: 0,
    w: json["w"],
    h: json["h"],
    ip: json["ip"],
    op: json["op"],
    st: 0,
    bm: 0,
  };
}

/** The animation as one layer on another canvas: what lay outside of its own stays cut off, and nothing inside is touched. */
export function wrapped(json: LottieJson, placement: Placement, more: JsonObject = {}): LottieJson {
  const id = freeId(json);
  return {
    ...json,
    w: placement.width,
    h: placement.height,
    assets: [
      ...(Array.isArray(json["assets"]) ? (json["assets"] as unknown[]) : []),
      { id, layers: json["layers"] },
    ],
    layers: [{ ...compositionLayer(json, id, placement), ...more }],
  };
}

/** On its own canvas, where it stood. */
export const inPlace = (json: LottieJson): Placement => ({
  width: asNumber(json["w"]) ?? 0,
  height: asNumber(json["h"]) ?? 0,
  x: 0,
  y: 0,
  scaleX: 100,
  scaleY: 100,
});

function freeId(json: LottieJson): string {
  const taken = new Set(objectsIn(json["assets"]).map((asset) => idOf(asset["id"])));
  let number = 1;
  while (taken.has(`composition-${number}`)) number++;
  return `composition-${number}`;
}

/**
 * With all time remaps, which are written in seconds, times a factor: players make frames of them by the frame rate of the whole, so
 * that they stay at their frames when that is divided by the factor.
 */
export const withTimeRemapsTimes = (json: LottieJson, factor: number): LottieJson =>
  rewriteObjects(json, (object) => {
    const remap = object["tm"];
    return typeof remap === "object" && remap !== null && "refId" in object
      ? { ...object, tm: times(remap as JsonObject, factor) }
      : object;
  }) as LottieJson;

function times(property: JsonObject, factor: number): JsonObject {
  const value = property["k"];
  const scaled = (list: unknown): unknown =>
    typeof list === "number"
      ? list * factor
      : Array.isArray(list)
        ? list.map((each: unknown) => (typeof each === "number" ? each * factor : each))
        : list;
  if (!Array.isArray(value) || objectsIn(value).length === 0) return { ...property, k: scaled(value) };
  const scaledKeyframe = (keyframe: JsonObject): JsonObject => ({
    ...keyframe,
    ...("s" in keyframe ? { s: scaled(keyframe["s"]) } : {}),
    ...("e" in keyframe ? { e: scaled(keyframe["e"]) } : {}),
  });
  return { ...property, k: objectsIn(value).map(scaledKeyframe) };
}

/** A straight line between two values: what is reached at `end` is held. */
export const linear = (start: number, from: number, end: number, to: number): JsonObject => ({
  a: 1,
  k: [
    { t: start, s: [from], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } },
    { t: end, s: [to] },
  ],
});
