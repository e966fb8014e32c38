import { isObject } from "../../json/json-values.ts";
import { keyed, keyOf } from "../write/keyed.ts";

/**
 * The document of a moment, with whatever has stayed as it was taken from the moment before: thousands of parts of which a few move at a
 * time are there once instead of at every moment. Changes `now`.
 */
export const withPartsOf = <Part>(before: Part | undefined, now: Part): Part =>
  (before === undefined ? now : sharedPart(before, now)) as Part;

function sharedPart(before: unknown, now: unknown): unknown {
  if (before === now) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    let isSame = before.length === now.length;
    for (const [index, item] of now.entries()) {
      const part = sharedPart(before[index], item);
      if (part !== before[index]) isSame = false;
      if (part !== item) now[index] = part;
    }
    return isSame ? before : now;
  }
  if (isObject(before) && isObject(now)) {
    const names = Object.keys(now);
    const key = keyOf(before);
    const hasSameKey = key === keyOf(now);
    // The text of the key is there once as well.
    if (hasSameKey && key !== undefined) keyed(key, now);
    let isSame = hasSameKey && Object.keys(before).length === names.length;
    for (const name of names) {
      const part = sharedPart(before[name], now[name]);
      if (part !== before[name]) isSame = false;
      if (part !== now[name]) now[name] = part;
    }
    return isSame ? before : now;
  }
  return now;
}
