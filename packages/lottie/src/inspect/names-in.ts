import { asString, isObject } from "../json/json-values.ts";

/** The texts of a list, or the names of the objects in it; null where there is no list. */
export function namesIn(list: unknown): string[] | null {
  if (!Array.isArray(list)) return null;
  return list.flatMap(
    (each: unknown) => asString(isObject(each) ? (each["name"] ?? each["id"]) : each) ?? [],
  );
}
