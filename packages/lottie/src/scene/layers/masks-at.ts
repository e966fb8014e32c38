import { asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import type { Moment } from "../moment.ts";
import { numberAt } from "../property.ts";
import type { MaskMode, SceneMask } from "../scene.ts";
import { bezierPathAt } from "../shapes/bezier-path.ts";
import { opacityAt } from "../transform.ts";

const modes: { [letter: string]: MaskMode } = {
  a: "add",
  s: "subtract",
  i: "intersect",
  l: "lighten",
  d: "darken",
  f: "difference",
};

/** The masks of a layer in the order in which they act; those that are switched off are left out. */
export function masksAt(moment: Moment, layer: JsonObject, pointer: string): SceneMask[] {
  return objectsIn(layer["masksProperties"]).flatMap((mask, index) => {
    const at = `${pointer}/masksProperties/${index}`;
    const letter = asString(mask["mode"]) ?? "a";
    const contour = bezierPathAt(moment, mask, "pt", at);
    if (letter === "n" || contour === null) return [];
    const mode = modes[letter];
    if (mode === undefined) moment.report.add("unsupported-mask-mode", at, { mode: letter });
    return {
      pointer: at,
      mode: mode ?? "add",
      isInverted: mask["inv"] === true,
      opacity: opacityAt(moment, mask, "o", at),
      expansion: numberAt(moment, mask, "x", at, 0),
      contour: { ...contour, isClosed: true },
    };
  });
}
