import type { JsonObject } from "../../json/json-values.ts";

const keys = new WeakMap<object, string>();

/** Remembers which part of the drawing a layer, group or asset stands for: at another moment it is the same one. */
export function keyed(key: string, object: JsonObject): JsonObject {
  keys.set(object, key);
  return object;
}

export const keyOf = (object: object): string | undefined => keys.get(object);
