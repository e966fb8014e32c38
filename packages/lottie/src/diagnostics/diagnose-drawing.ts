import type { LottieJson } from "../contract.ts";
import { pointersTo } from "../json/find-pointer.ts";
import { asNumber, asObject, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { differsFrom } from "./differs-from.ts";

/** One value for each component, and not the same for all. */
const isUneven = (handle: unknown): boolean =>
  ["x", "y"].some((axis) => {
    const values = asObject(handle)?.[axis];
    return Array.isArray(values) && values.some((each) => each !== values[0]);
  });

const isMask = (object: JsonObject): boolean => isObject(object["pt"]) && typeof object["mode"] === "string";
const paintTypes: ReadonlySet<unknown> = new Set(["fl", "gf", "st", "gs"]);

/**
 * What ThorVG, with which everything here is drawn, is known to draw in another way than meant; each is shown by a test beside a second
 * renderer (`engine-mistakes.test.ts` of packages/render). Told of objects wherever they stand.
 */
const mistakes = {
  mergePaths: (object) => object["ty"] === "mm" && object["hd"] !== true && (asNumber(object["mm"]) ?? 1) > 2,
  maskInversion: (object) => isMask(object) && object["mode"] !== "n" && object["inv"] === true,
  maskFeather: (object) => isMask(object) && object["mode"] !== "n" && differsFrom(object["f"], 0),
  maskExpansion: (object) => isMask(object) && object["mode"] !== "n" && differsFrom(object["x"], 0),
  fillBlend: (object) =>
    paintTypes.has(object["ty"]) && object["hd"] !== true && (asNumber(object["bm"]) ?? 0) > 0,
  solidOpacity: (object) =>
    object["ty"] === 1 && object["hd"] !== true && differsFrom(asObject(object["ks"])?.["o"], 100),
  repeaterOpacity: (object) =>
    object["ty"] === "rp" &&
    object["hd"] !== true &&
    ["so", "eo"].some((name) => differsFrom(asObject(object["tr"])?.[name], 100)),
  easing: (object) =>
    asNumber(object["t"]) !== null &&
    Array.isArray(object["s"]) &&
    object["s"].length > 1 &&
    object["h"] !== 1 &&
    (isUneven(object["o"]) || isUneven(object["i"])),
} as const satisfies Record<string, (object: JsonObject) => boolean>;

export type DrawingMistake = keyof typeof mistakes;
export const drawingMistakes = Object.keys(mistakes) as DrawingMistake[];

/** Where an animation asks for what is drawn in another way: JSON pointers by what it is. */
export function findDrawingMistakes(json: LottieJson): Map<DrawingMistake, string[]> {
  const found = new Map<DrawingMistake, string[]>();
  const isAny = (object: JsonObject): boolean => drawingMistakes.some((mistake) => mistakes[mistake](object));
  for (const position of [{ layers: json["layers"] }, { assets: objectsIn(json["assets"]) }])
    for (const { pointer, object } of pointersTo(position, isAny))
      for (const mistake of drawingMistakes)
        if (mistakes[mistake](object)) found.set(mistake, [...(found.get(mistake) ?? []), pointer]);
  return found;
}
