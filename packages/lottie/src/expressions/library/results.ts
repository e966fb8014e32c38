import type { Value } from "./values.ts";

/** What hides its value behind names of After Effects says here what it is. */
export const held = Symbol("value");

/** A value as data, from whatever a program hands back. Throws TypeError for what is none. */
export function asValue(given: unknown): Value {
  if (typeof given === "number" || typeof given === "string") return given;
  if (typeof given === "boolean") return Number(given);
  const kind = Object.prototype.toString.call(given);
  if (kind === "[object Number]") return Number(given);
  if (kind === "[object String]") return String(given);
  if (Array.isArray(given)) return numbersIn(given);
  if (typeof given === "object" && given !== null && held in given) return (given as { [held]: Value })[held];
  throw new TypeError(`the result is ${given === null ? "null" : typeof given}`);
}

const maxNumbers = 10_000;

function numbersIn(list: readonly unknown[]): number[] {
  if (list.length > maxNumbers) throw new TypeError("the result is too long");
  return Array.from(list, (each) => {
    const number = Number(each);
    if (!Number.isFinite(number)) throw new TypeError("the result holds something else than numbers");
    return number;
  });
}

/** Points of a path that a program made. Throws TypeError. */
export function pointsIn(given: unknown): number[][] {
  if (!Array.isArray(given) || given.length > maxNumbers) throw new TypeError("the points are no list");
  return Array.from(given as unknown[], (point) => {
    const [x = 0, y = 0] = Array.isArray(point) ? numbersIn(point) : [];
    return [x, y];
  });
}
