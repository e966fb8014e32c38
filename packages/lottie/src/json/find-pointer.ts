import type { JsonObject } from "./json-values.ts";

/** The JSON pointer (RFC 6901) of the first object that is wanted, in the order of the document; null when there is none. */
export function findPointer(
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
  pointer = "",
): string | null {
  if (typeof value !== "object" || value === null) return null;
  if (!Array.isArray(value) && isWanted(value as JsonObject)) return pointer;
  for (const [key, each] of Object.entries(value)) {
    const found = findPointer(each, isWanted, `${pointer}/${pointerToken(key)}`);
    if (found !== null) return found;
  }
  return null;
}

/** A name as it stands in a pointer. */
export const pointerToken = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
