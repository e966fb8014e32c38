import type { JsonObject } from "./json-values.ts";

/** The JSON pointer (RFC 6901) of the first object that is wanted, in the order of the document; null when there is none. */
export const findPointer = (
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
  start = "",
): string | null => {
  for (const { pointer } of walk(value, isWanted, start)) return pointer;
  return null;
};

/** All objects that are wanted, with their pointers. */
export const pointersTo = (
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
): { pointer: string; object: JsonObject }[] => [...walk(value, isWanted, "")];

function* walk(
  value: unknown,
  isWanted: (object: JsonObject) => boolean,
  pointer: string,
): Generator<{ pointer: string; object: JsonObject }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && isWanted(value as JsonObject)) yield { pointer, object: value as JsonObject };
  for (const key of Object.keys(value)) {
    const each = (value as JsonObject)[key];
    if (typeof each === "object" && each !== null)
      yield* walk(each, isWanted, `${pointer}/${pointerToken(key)}`);
  }
}

/** A name as it stands in a pointer. */
export const pointerToken = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** The names along a pointer. */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
