/** Narrow looks at unknown JSON: null instead of a wrong type, never a throw. */
export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null);

export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const asString = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Finite numbers; numbers written as strings count too, because some exporters write them so. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** The numbers of an array; null when it is no array or holds anything else. */
export function asNumbers(value: unknown): number[] | null {
  return Array.isArray(value) && value.every((each) => typeof each === "number") ? value : null;
}

/** True for most lists of an animation: looked at beforehand, they cost a look at each number and nothing more. */
export function isOfNumbers(list: readonly unknown[]): boolean {
  for (let index = 0; index < list.length; index++) if (typeof list[index] !== "number") return false;
  return true;
}
