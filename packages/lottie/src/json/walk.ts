import { isObject, isOfNumbers, type JsonObject } from "./json-values.ts";

/**
 * The one way through a document, for whatever looks for something in it or changes it: every object is met wherever it
 * stands, since players read what they know and skip the rest ("layers": [0, {…}] plays). Recursion is safe: the parser
 * bounds the depth.
 */
export function forEachObject(value: unknown, visit: (object: JsonObject, key: string) => void): void {
  walk(value, "", visit);
}

/** `key` is the member under which the object, or the list it is in, stands. */
function walk(value: unknown, key: string, visit: (object: JsonObject, key: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (isOfNumbers(value)) return;
    for (let index = 0; index < value.length; index++) walk(value[index], key, visit);
    return;
  }
  visit(value as JsonObject, key);
  // Unlike a list of its keys this builds nothing; what JSON.parse makes inherits nothing that could be counted.
  for (const name in value) {
    const each = (value as JsonObject)[name];
    if (typeof each === "object" && each !== null) walk(each, name, visit);
  }
}

/**
 * A copy in which every object was handed to `change` after everything inside it, and replaced by what that returned.
 * What did not change is shared with the original; the original itself is returned when nothing did.
 */
export function rewriteObjects(value: unknown, change: (object: JsonObject) => JsonObject): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | null = null;
    for (let index = 0; index < value.length; index++) {
      const each: unknown = value[index];
      if (typeof each !== "object" || each === null) continue;
      const changed = rewriteObjects(each, change);
      if (changed === each) continue;
      copy ??= value.slice();
      copy[index] = changed;
    }
    return copy ?? value;
  }
  const original = value as JsonObject;
  let copy: JsonObject | null = null;
  for (const key of Object.keys(original)) {
    const each = original[key];
    if (typeof each !== "object" || each === null) continue;
    const changed = rewriteObjects(each, change);
    if (changed === each) continue;
    copy ??= { ...original };
    copy[key] = changed;
  }
  return change(copy ?? original);
}

/** A copy of one object without some of its members; the object itself when it has none of them. */
export function withoutMembers(
  object: JsonObject,
  isUnwanted: (key: string, value: unknown) => boolean,
): JsonObject {
  const keys = Object.keys(object);
  if (!keys.some((key) => isUnwanted(key, object[key]))) return object;
  return Object.fromEntries(
    keys.filter((key) => !isUnwanted(key, object[key])).map((key) => [key, object[key]]),
  );
}

/** A list of layers that is drawn as one. */
export interface Composition {
  /** Null for the animation itself and for glyphs, which nothing refers to by an id. */
  id: string | null;
  layers: JsonObject[];
}

/**
 * Every list of layers: the animation's own first, those of the assets (each, also where several share an id: players
 * differ in which of them they take), and the glyphs of embedded fonts that draw a composition.
 */
export function compositionsOf(json: JsonObject): Composition[] {
  const compositions: Composition[] = [{ id: null, layers: layersIn(json["layers"]) }];
  for (const asset of layersIn(json["assets"]))
    if (Array.isArray(asset["layers"]))
      compositions.push({ id: idOf(asset["id"]), layers: layersIn(asset["layers"]) });
  // Most glyphs are outlines; some are compositions.
  const glyphs = layersIn(json["chars"]).flatMap(({ data }) =>
    isObject(data) && data["refId"] !== undefined ? [data] : [],
  );
  if (glyphs.length > 0) compositions.push({ id: null, layers: glyphs });
  return compositions;
}

const layersIn = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Assets are named by texts; players take numbers for the text of the number. */
export const idOf = (value: unknown): string | null =>
  typeof value === "number" ? String(value) : typeof value === "string" ? value : null;
