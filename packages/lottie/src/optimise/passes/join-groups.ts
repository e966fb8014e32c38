import { isObject, type JsonObject } from "../../json/json-values.ts";
import { compositionsOf } from "../../json/walk.ts";
import { isSameValue } from "../keyframe-list.ts";
import type { DocumentPass } from "./pass.ts";

const paths = new Set<unknown>(["sh", "rc", "el", "sr"]);
const paints = new Set<unknown>(["fl", "st", "gf", "gs"]);
const plainMembers = new Set(["ty", "it", "np", "cix", "ix"]);

/**
 * Neighbouring groups that are painted and moved the same way become one: their paths side by side, the paint once. Where the paths overlap
 * a player may see it, so that somebody has to look.
 */
export const joinGroups: DocumentPass = (json, log) => {
  const change = (owner: JsonObject, key: string): void => {
    const list = owner[key];
    if (!Array.isArray(list)) return;
    const items: unknown[] = list;
    for (const item of items) if (isObject(item) && item["ty"] === "gr") change(item, "it");
    const joined: unknown[] = [];
    const wider = new Map<JsonObject, unknown[]>();
    let last: { group: JsonObject; parts: Parts } | null = null;
    for (const item of items) {
      const parts = partsOf(item);
      if (last !== null && parts !== null && isSameValue(last.parts.rest, parts.rest)) {
        last.parts.paths.push(...parts.paths);
        wider.set(last.group, [...last.parts.paths, ...last.parts.rest]);
        continue;
      }
      joined.push(item);
      last = parts === null || !isObject(item) ? null : { group: item, parts };
    }
    if (wider.size === 0) return;
    log.together(() => {
      for (const [group, it] of wider) log.set(group, "it", it);
      log.set(owner, key, joined);
    });
  };
  for (const { layers } of compositionsOf(json)) for (const layer of layers) change(layer, "shapes");
};

interface Parts {
  paths: unknown[];
  /** The paints, and the transform. */
  rest: unknown[];
}

/** Of a group of paths, then paints, then its transform; null for any other. */
function partsOf(group: unknown): Parts | null {
  if (!isObject(group) || group["ty"] !== "gr" || !Array.isArray(group["it"])) return null;
  if (!Object.keys(group).every((key) => plainMembers.has(key))) return null;
  const items: unknown[] = group["it"];
  const typeAt = (index: number): unknown => {
    const item = items[index];
    return isObject(item) ? item["ty"] : undefined;
  };
  let count = 0;
  while (paths.has(typeAt(count))) count++;
  const rest = items.slice(count);
  const isPlain = rest.every((_, index) =>
    index === rest.length - 1 ? typeAt(count + index) === "tr" : paints.has(typeAt(count + index)),
  );
  return count > 0 && rest.length > 1 && isPlain ? { paths: items.slice(0, count), rest } : null;
}
