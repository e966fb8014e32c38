import { isObject, type JsonObject } from "../../json/json-values.ts";
import { compositionsOf } from "../../json/walk.ts";
import { flatNumbers } from "../keyframe-list.ts";
import type { DocumentPass } from "./pass.ts";

/**
 * The group that comes first in a list and is neither moved nor named: what is in it stands there as well without it. Of a later one the
 * paths before it would be painted by its fills. Transforms stay: lottie-web wants one in every group.
 */
export const unwrapGroups: DocumentPass = (json, log) => {
  const unwrapped = (list: unknown): unknown => {
    if (!Array.isArray(list)) return list;
    let items: unknown[] = list;
    for (let first = items[0]; isObject(first) && isIdle(first); first = items[0]) {
      const inside: unknown[] = Array.isArray(first["it"]) ? first["it"] : [];
      items = [...inside.filter((item) => !isTransform(item)), ...items.slice(1)];
    }
    return items;
  };
  const change = (owner: JsonObject, key: string): void => {
    const items = unwrapped(owner[key]);
    log.set(owner, key, items);
    if (!Array.isArray(items)) return;
    for (const item of items) if (isObject(item) && item["ty"] === "gr") change(item, "it");
  };
  for (const { layers } of compositionsOf(json))
    for (const layer of layers) if ("shapes" in layer) log.together(() => change(layer, "shapes"));
};

const isTransform = (item: unknown): item is JsonObject => isObject(item) && item["ty"] === "tr";

/** True for a group that says nothing of what is in it. */
function isIdle(group: JsonObject): boolean {
  const items = group["it"];
  if (group["ty"] !== "gr" || !Array.isArray(items)) return false;
  const known = Object.keys(group).every((key) => ["ty", "it", "np", "cix", "ix"].includes(key));
  const transforms: unknown[] = items.filter(isTransform);
  return known && transforms.length === 1 && isObject(transforms[0]) && isIdentity(transforms[0]);
}

const identity: { [key: string]: readonly number[] } = {
  p: [0, 0, 0],
  a: [0, 0, 0],
  s: [100, 100, 100],
  r: [0],
  sk: [0],
  sa: [0],
  o: [100],
};

const isIdentity = (transform: JsonObject): boolean =>
  Object.entries(transform).every(([key, property]) => {
    if (key === "ty") return true;
    const values = Object.hasOwn(identity, key) ? identity[key] : undefined;
    if (values === undefined || !isObject(property) || "sid" in property || "x" in property) return false;
    return flatNumbers(property["k"])?.every((each, index) => each === values[index]) === true;
  });
