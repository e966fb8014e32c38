import { asNumber, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { callable, lazily, type Part } from "./callable.ts";
import type { Layer } from "./model.ts";
import { now } from "./moment.ts";
import { propertyObject } from "./property-object.ts";

const [group, checkbox, layerChoice] = [5, 4, 10];

/** Effects of a layer, and those in a group: each is called with the name or the number of one of its parameters. */
export const effectsOf = (layer: Layer, list: unknown, pointer: string): ((name: unknown) => unknown) =>
  callable(
    "effect",
    () => partsIn(layer, list, pointer),
    lazily({ numProperties: () => objectsIn(list).length }),
  );

const partsIn = (layer: Layer, list: unknown, pointer: string): Part[] =>
  objectsIn(list).map((each, place) => ({
    names: [asString(each["nm"]) ?? undefined, asString(each["mn"]) ?? undefined],
    index: asNumber(each["ix"]) ?? place + 1,
    get: onceForGroups(layer, each, `${pointer}/${place}`),
  }));

/** An effect stays the same; its parameters are worked out anew. */
function onceForGroups(layer: Layer, effect: JsonObject, pointer: string): () => unknown {
  let made: unknown;
  const isGroup = Array.isArray(effect["ef"]) || effect["ty"] === group;
  if (!isGroup) return () => parameterOf(layer, effect, pointer);
  return () => (made ??= groupOf(layer, effect, pointer));
}

const groupOf = (layer: Layer, effect: JsonObject, pointer: string): unknown =>
  callable("parameter of an effect", () => partsIn(layer, effect["ef"], `${pointer}/ef`), {
    ...lazily({ name: () => asString(effect["nm"]) ?? "", active: () => effect["en"] !== 0 }),
  });

function parameterOf(layer: Layer, effect: JsonObject, pointer: string): unknown {
  const property = layer.property(effect, "v", pointer);
  if (property === null) throw new ReferenceError("the parameter has no value");
  const value = property.at(now.frame);
  if (effect["ty"] === layerChoice) return layer.composition.layerOf(value)?.object ?? null;
  // Programs ask whether a box is ticked as they would ask a number.
  if (effect["ty"] === checkbox) return Number(value);
  return propertyObject(property);
}
