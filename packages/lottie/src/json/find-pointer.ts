import { isObject, isOfNumbers, type JsonObject } from "./json-values.ts";

/** The JSON pointer (RFC 6901) of the first object that is wanted, in the order of the document; null when there is none. */
export function findPointer(
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
  start = "",
): string | null {
  const path: Path = [];
  return walk(value, path, isWanted) ? `${start}${pointerOf(path)}` : null;
}

/** All objects that are wanted, with their pointers. */
export function pointersTo(
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
): { pointer: string; object: JsonObject }[] {
  const found: { pointer: string; object: JsonObject }[] = [];
  const path: Path = [];
  walk(value, path, (object) => {
    if (isWanted(object)) found.push({ pointer: pointerOf(path), object });
    return false;
  });
  return found;
}

/** Names and places, from the outside in. */
type Path = (string | number)[];

/** Of the many places that are passed few are asked for: the pointer is written for those alone. */
const pointerOf = (path: Path): string => path.map((each) => `/${pointerToken(String(each))}`).join("");

/** True where one is the last that is wanted, to which `path` leads then. */
function walk(value: unknown, path: Path, isLast: (object: JsonObject) => boolean): boolean {
  if (Array.isArray(value)) {
    if (isOfNumbers(value)) return false;
    for (let index = 0; index < value.length; index++)
      if (isInside(value[index], index, path, isLast)) return true;
    return false;
  }
  if (!isObject(value)) return false;
  if (isLast(value)) return true;
  for (const name of Object.keys(value)) if (isInside(value[name], name, path, isLast)) return true;
  return false;
}

function isInside(
  value: unknown,
  name: string | number,
  path: Path,
  isLast: (object: JsonObject) => boolean,
): boolean {
  if (typeof value !== "object" || value === null) return false;
  path.push(name);
  if (walk(value, path, isLast)) return true;
  path.pop();
  return false;
}

/** A name as it stands in a pointer. */
export const pointerToken = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The names along a pointer. */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
