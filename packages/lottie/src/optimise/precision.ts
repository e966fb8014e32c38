import type { LottieJson } from "../contract.ts";
import { asNumber, isObject } from "../json/json-values.ts";
import { forEachObject } from "../json/walk.ts";

const colourKeys = new Set(["c", "g", "fc", "sc"]);

/** Times, in frames or (`tm`, the time remap) seconds, and the speed of time (`sr`). */
const timeKeys = new Set(["t", "ip", "op", "st", "sr", "tm"]);
/**
 * By the type of a shape: what players make a whole number of (points of a star, copies of a repeater, ridges of a zig-zag),
 * and where a line is cut (trims, dashes).
 */
const exactKeys: { [type: string]: readonly string[] } = {
  sr: ["pt"],
  rp: ["c"],
  zz: ["r"],
  tm: ["s", "e", "o"],
  st: ["d"],
  gs: ["d"],
};

/**
 * True for what stays as it is to the last digit. A hold, or the end of a layer, is a comparison: the smallest difference
 * moves it by a frame. What is counted comes out one more or less. A line that begins where it ends is nothing, or a dot.
 */
export function isExact(owner: LottieJson, key: string): boolean {
  const value = owner[key];
  if (timeKeys.has(key)) return typeof value === "number" || (key === "tm" && isObject(value));
  const { ty: type } = owner;
  return (
    typeof type === "string" && Object.hasOwn(exactKeys, type) && exactKeys[type]?.includes(key) === true
  );
}

/** A number with as many decimals as can be seen. */
export function rounded(value: number, key: string, geometryDecimals: number): number {
  if (Number.isInteger(value) || key === "exact") return value;
  const factor = 10 ** decimalsOf(key, geometryDecimals);
  // Adding zero turns -0, which JSON would write as "0" anyway, into 0.
  const short = Math.round(value * factor) / factor + 0;
  // lottie-web makes whole percents of the places of a gradient's stops.
  return key === "g" && Math.round(short * 100) !== Math.round(value * 100) ? value : short;
}

function decimalsOf(key: string, geometryDecimals: number): number {
  // A channel has 256 steps and a gradient stop sits within a few thousand pixels.
  if (colourKeys.has(key)) return 4;
  // An easing error of 0.00005 moves something that crosses 1,000 pixels by 0.05.
  if (key === "easing") return 4;
  return geometryDecimals;
}

/**
 * Decimals for positions, sizes and angles: 4 on an ordinary canvas (512 pixels), more where the file is drawn on a small
 * canvas or enlarges its parts, because an error grows with them.
 */
export function geometryDigits(json: LottieJson): number {
  const side = Math.max(asNumber(json["w"]) ?? 0, asNumber(json["h"]) ?? 0, 1e-6);
  const growth = Math.max(1, largestScale([json["layers"], json["assets"]]) / 100) * Math.max(1, 512 / side);
  return Math.min(8, 4 + Math.max(0, Math.ceil(Math.log10(growth) - 0.4)));
}

/** The largest scale in percent that any transform has at any time. */
function largestScale(value: unknown): number {
  let largest = 0;
  forEachObject(value, (object) => {
    // Transforms are the objects that have an anchor, a position and a scale.
    if ("s" in object && "a" in object && "p" in object)
      largest = Math.max(largest, largestNumber(object["s"]));
  });
  return largest;
}

function largestNumber(value: unknown): number {
  if (typeof value === "number") return Math.abs(value);
  if (Array.isArray(value))
    return value.reduce<number>((largest, each) => Math.max(largest, largestNumber(each)), 0);
  if (!isObject(value)) return 0;
  return Math.max(largestNumber(value["k"]), largestNumber(value["s"]), largestNumber(value["e"]));
}
