import type { LottieJson } from "./contract.ts";
import { asObject, asString, isObject, type JsonObject } from "./json-values.ts";

/**
 * Puts the default value of each slot into the properties that have none of their own, and drops the slots:
 * all of them, or (`keepThemeable`) only those for paths. No theme can set a path, and ThorVG breaks down on
 * them. Returns the same object when the file has no slots.
 */
export function fillSlots(json: LottieJson, options: { keepThemeable?: boolean } = {}): LottieJson {
  const slots = asObject(json["slots"]);
  if (slots === null) return json;
  const { slots: _, ...rest } = json;
  const copy: LottieJson = {};
  for (const key in rest) copy[key] = fill(rest[key], slots);
  const kept = Object.entries(slots).filter(
    ([, slot]) => options.keepThemeable === true && !isPath(asObject(slot)?.["p"]),
  );
  return kept.length === 0 ? copy : { ...copy, slots: Object.fromEntries(kept) };
}

function fill(value: unknown, slots: JsonObject): unknown {
  if (Array.isArray(value))
    return typeof value[0] === "number" ? value : value.map((each: unknown) => fill(each, slots));
  if (!isObject(value)) return value;
  const id = asString(value["sid"]);
  const slotted =
    id === null || "k" in value || !Object.hasOwn(slots, id) ? null : asObject(asObject(slots[id])?.["p"]);
  const copy: LottieJson = {};
  for (const key in value) copy[key] = fill(value[key], slots);
  return slotted === null ? copy : { ...slotted, ...copy };
}

function isPath(property: unknown): boolean {
  const value = asObject(property)?.["k"];
  if (!Array.isArray(value)) return isObject(value) && "v" in value;
  const start: unknown = asObject(value[0])?.["s"];
  return Array.isArray(start) && isObject(start[0]) && "v" in start[0];
}
