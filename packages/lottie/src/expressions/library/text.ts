import { asObject } from "../../json/json-values.ts";
import { lazily } from "./callable.ts";
import type { Layer } from "./model.ts";
import { now } from "./moment.ts";
import { Property } from "./property.ts";
import { propertyObject } from "./property-object.ts";
import { keyframesIn } from "./values.ts";

/** The text of a layer as a property; null for a layer that has none. */
export function textPropertyOf(layer: Layer): Property | null {
  const json = asObject(asObject(layer.json["t"])?.["d"]);
  return json === null
    ? null
    : layer.adopt(new Property(layer.runner, json, `${layer.pointer}/t/d`, layer, "text"));
}

/** What programs see of the text of a layer. */
export function textOf(layer: Layer): object {
  const require = (): Property => {
    const property = textPropertyOf(layer);
    if (property === null) throw new ReferenceError("the layer has no text");
    return property;
  };
  const sourceText = (): unknown => {
    const property = require();
    return Object.defineProperties(
      propertyObject(property),
      lazily({ style: () => styleOf(property), text: () => property.at(now.frame) }),
    );
  };
  return Object.create(null, lazily({ sourceText })) as object;
}

/** How the letters look at the present frame. */
function styleOf({ json }: Property): object {
  const frames = keyframesIn(json);
  const shown = frames.findLast(({ t }) => Number(t) <= now.frame) ?? frames[0];
  const { s, f, fc, sc, sw, lh, tr } = asObject(shown?.["s"]) ?? {};
  return Object.freeze({
    fontSize: s,
    font: f,
    fillColor: fc,
    strokeColor: sc,
    strokeWidth: sw,
    leading: lh,
    tracking: tr,
  });
}
