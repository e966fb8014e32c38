import { hexOf, type Rgb, rgbOf } from "../../colours/colour.ts";
import { findColours } from "../../colours/visit-colours.ts";
import { asObject, asString, type JsonObject } from "../../json/json-values.ts";
import type { SceneColour, SceneLayer, ScenePaint } from "../../scene/scene.ts";

/** What paints in one colour at a time: a fill, a stroke, a solid or a text, as it stands in the document. */
export interface Painter {
  json: JsonObject;
  colour: Rgb;
}

export const rgbOfScene = ({ red, green, blue }: SceneColour): Rgb => [red, green, blue];

/** Null for what has no colour of its own: a gradient, a picture, a text without outlines. */
export function painterOf(layer: SceneLayer, paint: ScenePaint | null): Painter | null {
  if (paint !== null)
    return paint.source.kind === "colour"
      ? { json: paint.json, colour: rgbOfScene(paint.source.colour) }
      : null;
  return layer.content.kind === "solid"
    ? { json: layer.json, colour: rgbOfScene(layer.content.colour) }
    : null;
}

export const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/**
 * Brings what a painter paints with nearer to a colour, at every keyframe and in the slot that supplies it. In place: the document is the
 * caller's. Returns how many places changed.
 */
export function mixPainter(json: JsonObject, slots: unknown, to: Rgb, share: number): number {
  const isSolid = json["ty"] === 1;
  if (isSolid) {
    const before = rgbOf(asString(json["sc"]) ?? "");
    if (before !== null) json["sc"] = hexOf(mixed(before, to, share));
    return before === null ? 0 : 1;
  }
  // A text's document has no type; beside its fill stands its stroke.
  const isText = json["ty"] === undefined;
  const references = isText
    ? findColours({ t: { d: { k: [{ s: json }] } } })
    : findColours({ ...json, slots: asObject(slots) ?? {} });
  let changes = 0;
  for (const { slot } of references) {
    if (slot.kind === "hex" || (isText && slot.list !== json["fc"])) continue;
    const { list, offset, scale } = slot;
    const [red = 0, green = 0, blue = 0] = list.slice(offset, offset + 3);
    mixed([red / scale, green / scale, blue / scale], to, share).forEach((channel, index) => {
      list[offset + index] = channel * scale;
    });
    changes++;
  }
  return changes;
}
