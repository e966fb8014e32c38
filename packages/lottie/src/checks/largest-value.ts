import { asNumber, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { forEachObject, idOf } from "../json/walk.ts";

/** What may come into a property by the name of its slot. */
export type Slots = Map<string, unknown[]>;

/**
 * The largest number that a property can have at any time, whatever its sign: over its keyframes, its slot, and beyond them
 * where the easing swings over.
 */
export function largestValue(property: unknown, slots: Slots = new Map()): number {
  if (!isObject(property)) return Math.abs(asNumber(property) ?? 0);
  const own = largestIn(property);
  const others = slots.get(idOf(property["sid"]) ?? "") ?? [];
  return others.reduce<number>(
    (largest, each) => Math.max(largest, isObject(each) ? largestIn(each) : 0),
    own,
  );
}

function largestIn(property: JsonObject): number {
  const keyframes = objectsIn(property["k"]);
  if (keyframes.length === 0) return largestNumber(property["k"]);
  let largest = 0;
  let swing = 1;
  for (const keyframe of keyframes) {
    largest = Math.max(largest, largestNumber(keyframe["s"]), largestNumber(keyframe["e"]));
    for (const handle of [keyframe["i"], keyframe["o"]])
      if (isObject(handle)) swing = Math.max(swing, largestNumber(handle["y"]));
  }
  return swing > 1 ? largest * 2 * swing : largest;
}

/** Of a number, a list, or anything inside: numbers in objects count as well, since that is how some write values. */
function largestNumber(value: unknown): number {
  if (Array.isArray(value))
    return value.reduce<number>((largest, each) => Math.max(largest, largestNumber(each)), 0);
  if (!isObject(value)) return Math.abs(asNumber(value) ?? 0);
  let largest = 0;
  forEachObject(value, (object) => {
    for (const each of Object.values(object))
      if (!isObject(each)) largest = Math.max(largest, largestNumber(each));
  });
  return largest;
}
