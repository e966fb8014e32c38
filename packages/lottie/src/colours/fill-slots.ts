import type { LottieJson } from "../contract.ts";
import { asObject, asString, isObject } from "../json/json-values.ts";
import { rewriteObjects } from "../json/walk.ts";

/**
 * Puts the default value of each slot into the properties that have none of their own, and drops the slots:
 * all of them, or (`keepThemeable`) only those for paths. No theme can set a path, and ThorVG breaks down on
 * them. Returns the same object when the file has no slots.
 */
export function fillSlots(json: LottieJson, options: { keepThemeable?: boolean } = {}): LottieJson {
  const slots = asObject(json["slots"]);
  if (slots === null) return json;
  const { slots: _, ...rest } = json;
  const copy = rewriteObjects(rest, (object) => {
    const id = asString(object["sid"]);
    if (id === null || "k" in object || !Object.hasOwn(slots, id)) return object;
    return { ...asObject(asObject(slots[id])?.["p"]), ...object };
  }) as LottieJson;
  const kept = Object.entries(slots).filter(
    ([, slot]) => options.keepThemeable === true && !isPath(asObject(slot)?.["p"]),
  );
  return kept.length === 0 ? copy : { ...copy, slots: Object.fromEntries(kept) };
}

function isPath(property: unknown): boolean {
  const value = asObject(property)?.["k"];
  if (!Array.isArray(value)) return isObject(value) && "v" in value;
  const start: unknown = asObject(value[0])?.["s"];
  return Array.isArray(start) && isObject(start[0]) && "v" in start[0];
}
