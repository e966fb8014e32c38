import type { JsonObject } from "../../json/json-values.ts";

/** As a member that nobody else sees: of a few hundred thousand objects it costs a fraction of what a `WeakMap` does. */
const key = Symbol("key");

/** Remembers which part of the drawing a layer, group or asset stands for: at another moment it is the same one. */
export function keyed(text: string, object: JsonObject): JsonObject {
  (object as { [key]?: string })[key] = text;
  return object;
}

export const keyOf = (object: object): string | undefined => (object as { [key]?: string })[key];
