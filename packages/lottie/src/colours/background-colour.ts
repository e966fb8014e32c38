import { hexOf, rgbOf } from "./colour.ts";
import type { LottieJson } from "../contract.ts";
import { asNumber, asNumbers, asObject, asString, objectsIn, type JsonObject } from "../json/json-values.ts";

/** An axis-aligned box, as far as scaling and moving (no turning) can make one. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Colour of a solid or rectangle that covers the whole canvas, all the time, below everything else.
 * Null when there is none, or when telling would need drawing.
 */
export function backgroundColourOf(json: LottieJson): string | null {
  const layers = objectsIn(json["layers"]);
  const lowest = layers.at(-1);
  if (lowest === undefined || lowest["hd"] === true || lowest["tt"] !== undefined || lowest["td"] === 1)
    return null;
  if (lowest["parent"] !== undefined || objectsIn(lowest["masksProperties"]).length > 0) return null;
  const start = asNumber(lowest["ip"]) ?? 0;
  const end = asNumber(lowest["op"]) ?? Number.POSITIVE_INFINITY;
  if (start > (asNumber(json["ip"]) ?? 0) || end < (asNumber(json["op"]) ?? 0)) return null;

  const painted =
    lowest["ty"] === 1
      ? solidOf(lowest)
      : lowest["ty"] === 4
        ? rectangleOf(objectsIn(lowest["shapes"]))
        : null;
  const box = painted === null ? null : moved(painted.box, asObject(lowest["ks"]) ?? {});
  const width = asNumber(json["w"]) ?? 0;
  const height = asNumber(json["h"]) ?? 0;
  const covers =
    box !== null &&
    box.left <= 0.5 &&
    box.top <= 0.5 &&
    box.right >= width - 0.5 &&
    box.bottom >= height - 0.5;
  return covers && painted !== null ? painted.hex : null;
}

function solidOf(layer: JsonObject): { box: Box; hex: string } | null {
  const rgb = rgbOf(asString(layer["sc"]) ?? "");
  const right = asNumber(layer["sw"]);
  const bottom = asNumber(layer["sh"]);
  if (rgb === null || right === null || bottom === null) return null;
  return { box: { left: 0, top: 0, right, bottom }, hex: hexOf(rgb) };
}

/** The lowest item is painted first: a single filled rectangle, perhaps inside groups. */
function rectangleOf(shapes: JsonObject[]): { box: Box; hex: string } | null {
  const groups = shapes.filter((shape) => shape["ty"] === "gr");
  const lowest = groups.at(-1);
  if (lowest !== undefined) {
    const items = objectsIn(lowest["it"]);
    const inner = rectangleOf(items);
    const box = inner === null ? null : moved(inner.box, items.find((item) => item["ty"] === "tr") ?? {});
    return inner === null || box === null || lowest["hd"] === true ? null : { box, hex: inner.hex };
  }
  const known = shapes.filter((shape) => shape["ty"] !== "tr" && shape["hd"] !== true);
  const fill = known.find((shape) => shape["ty"] === "fl");
  const outline = known.find((shape) => shape["ty"] === "rc" || shape["ty"] === "sh");
  if (
    known.length !== 2 ||
    fill === undefined ||
    outline === undefined ||
    fixedNumber(fill["o"], 100) !== 100
  )
    return null;
  const colour = fixedNumbers(fill["c"]);
  const box = outline["ty"] === "rc" ? boxOfRectangle(outline) : boxOfPath(outline);
  if (colour === null || box === null || colour.some((each) => each > 1)) return null;
  return { box, hex: hexOf(colour) };
}

function boxOfRectangle(shape: JsonObject): Box | null {
  const [width, height] = fixedNumbers(shape["s"]) ?? [];
  const [x, y] = fixedNumbers(shape["p"]) ?? [];
  if (width === undefined || height === undefined || x === undefined || y === undefined) return null;
  if (fixedNumber(shape["r"], 0) !== 0) return null;
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function boxOfPath(shape: JsonObject): Box | null {
  const path = asObject(asObject(shape["ks"])?.["k"]);
  const points = Array.isArray(path?.["v"]) ? path["v"].map(asNumbers) : [];
  const tangents = [path?.["i"], path?.["o"]].flat(3);
  if (points.length < 4 || points.length > 5 || tangents.some((each) => each !== 0)) return null;
  const xs = points.map((point) => point?.[0] ?? Number.NaN);
  const ys = points.map((point) => point?.[1] ?? Number.NaN);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  // Each step of a rectangle's outline goes straight along one axis.
  const isUpright = xs.every((x, index) => index === 0 || x === xs[index - 1] || ys[index] === ys[index - 1]);
  const corners = new Set(xs.map((x, index) => `${x} ${ys[index]}`));
  return isUpright && corners.size === 4 ? box : null;
}

/** The box after a fixed transform without rotation or skew; null when there is either, or anything moves. */
function moved(box: Box, transform: JsonObject): Box | null {
  const position = fixedNumbers(transform["p"], [0, 0]);
  const anchor = fixedNumbers(transform["a"], [0, 0]);
  const scale = fixedNumbers(transform["s"], [100, 100]);
  const isPlain =
    fixedNumber(transform["r"], 0) === 0 &&
    fixedNumber(transform["sk"], 0) === 0 &&
    fixedNumber(transform["o"], 100) === 100;
  if (position === null || anchor === null || scale === null || !isPlain) return null;
  const reference = (value: number, axis: 0 | 1): number =>
    (value - (anchor[axis] ?? 0)) * ((scale[axis] ?? 100) / 100) + (position[axis] ?? 0);
  const [x1, x2, y1, y2] = [
    reference(box.left, 0),
    reference(box.right, 0),
    reference(box.top, 1),
    reference(box.bottom, 1),
  ];
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
}

function fixedNumbers(property: unknown, missing: number[] | null = null): number[] | null {
  if (property === undefined) return missing;
  const object = asObject(property);
  return object === null || "x" in object || "sid" in object ? null : asNumbers(object["k"]);
}

function fixedNumber(property: unknown, missing: number): number | null {
  if (property === undefined) return missing;
  const object = asObject(property);
  if (object === null || "x" in object || "sid" in object) return null;
  return typeof object["k"] === "number" ? object["k"] : (asNumbers(object["k"])?.[0] ?? null);
}
