import { asNumber, asObject, asString, type JsonObject } from "../../json/json-values.ts";
import { idOf } from "../../json/walk.ts";
import type { Moment } from "../moment.ts";
import { numberAt } from "../property.ts";
import type { SceneColour, SceneContent, SceneLayer } from "../scene.ts";
import { paintsAt } from "../shapes/shapes-at.ts";
import { textAt } from "./text-at.ts";

/** Where a list of layers is evaluated. */
export interface CompositionContext {
  /** Compositions that are being looked at, the outermost first: none may be in itself. */
  compositions: readonly JsonObject[];
  layersAt(moment: Moment, list: unknown, pointer: string, context: CompositionContext): SceneLayer[];
}

type ContentOf = (
  moment: Moment,
  layer: JsonObject,
  pointer: string,
  context: CompositionContext,
) => SceneContent;

const nothing: SceneContent = { kind: "nothing" };

/** By the number that says what a layer is (`ty`). */
const contents: { [type: number]: ContentOf } = {
  0: compositionAt,
  1: (_, layer) => ({
    kind: "solid",
    width: asNumber(layer["sw"]) ?? 0,
    height: asNumber(layer["sh"]) ?? 0,
    colour: hexColour(asString(layer["sc"]) ?? ""),
  }),
  2: imageAt,
  3: () => nothing,
  4: (moment, layer, pointer) => ({
    kind: "shapes",
    paints: paintsAt(moment, layer["shapes"], `${pointer}/shapes`),
  }),
  5: textAt,
  6: () => nothing,
};

export function contentAt(
  moment: Moment,
  layer: JsonObject,
  pointer: string,
  context: CompositionContext,
): SceneContent {
  const type = asNumber(layer["ty"]) ?? -1;
  const content = contents[type];
  if (content !== undefined) return content(moment, layer, pointer, context);
  // Cameras (13) and sounds show nothing by themselves.
  if (type !== 13) moment.report.add("unknown-layer", pointer, { type });
  return nothing;
}

function compositionAt(
  moment: Moment,
  layer: JsonObject,
  pointer: string,
  context: CompositionContext,
): SceneContent {
  const id = idOf(layer["refId"]) ?? "";
  const found = moment.assets.get(id);
  if (found === undefined || !Array.isArray(found.asset["layers"])) {
    moment.report.add("composition-missing", pointer, { id });
    return nothing;
  }
  const { compositions, layersAt } = context;
  const isCycle = compositions.includes(found.asset);
  if (isCycle || compositions.length >= moment.limits.maxDepth) {
    moment.report.add(isCycle ? "composition-cycle" : "too-deep", pointer, { id });
    return nothing;
  }
  const inside = { ...moment, time: timeInside(moment, layer, pointer) };
  return {
    kind: "composition",
    width: asNumber(layer["w"]) ?? asNumber(found.asset["w"]) ?? 0,
    height: asNumber(layer["h"]) ?? asNumber(found.asset["h"]) ?? 0,
    layers: layersAt(inside, found.asset["layers"], `${found.pointer}/layers`, {
      ...context,
      compositions: [...compositions, found.asset],
    }),
  };
}

/** What time it is inside a composition: remapped (in seconds), or moved by its start and stretched. */
function timeInside(moment: Moment, layer: JsonObject, pointer: string): number {
  if (asObject(layer["tm"]) !== null) return numberAt(moment, layer, "tm", pointer, 0) * moment.frameRate;
  const stretch = asNumber(layer["sr"]) ?? 1;
  return (moment.time - (asNumber(layer["st"]) ?? 0)) / (stretch === 0 ? 1 : stretch);
}

function imageAt(moment: Moment, layer: JsonObject, pointer: string): SceneContent {
  const id = idOf(layer["refId"]) ?? "";
  const found = moment.assets.get(id);
  if (found === undefined || Array.isArray(found.asset["layers"])) {
    moment.report.add("image-missing", pointer, { id });
    return nothing;
  }
  const { asset } = found;
  return {
    kind: "image",
    width: asNumber(asset["w"]) ?? 0,
    height: asNumber(asset["h"]) ?? 0,
    asset,
    pointer: found.pointer,
  };
}

function hexColour(hex: string): SceneColour {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? "000000";
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255,
  );
  return { red, green, blue, alpha: 1 };
}
