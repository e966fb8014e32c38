import type { JsonObject } from "../json/json-values.ts";
import { withoutMembers } from "../json/walk.ts";

const isName = (member: string): boolean => member === "nm" || member === "ind" || member === "hd";

/** By what an item is found again, the surest first; null where an item has nothing of the kind. */
const identities: ((item: JsonObject) => string | null)[] = [
  (item) => JSON.stringify(item),
  // Assets, themes, animations; markers; keyframes; layers and shapes.
  ({ id }) => textOf(id),
  ({ cm, tm }) => (cm === undefined || tm === undefined ? null : `${textOf(cm)} ${textOf(tm)}`),
  ({ cm }) => textOf(cm),
  ({ t, s }) => (typeof t === "number" && s !== undefined ? String(t) : null),
  ({ nm, ty, ind }) =>
    nm === undefined || ind === undefined ? null : `${textOf(nm)} ${textOf(ty)} ${textOf(ind)}`,
  ({ nm, ty }) => (nm === undefined ? null : `${textOf(nm)} ${textOf(ty)}`),
  // Another name for the same thing.
  (item) => (item["nm"] === undefined ? null : JSON.stringify(withoutMembers(item, isName))),
  ({ nm, ind, ty }) => (nm !== undefined || ind === undefined ? null : `${textOf(ind)} ${textOf(ty)}`),
  ({ nm, ty }) => (nm !== undefined || ty === undefined ? null : textOf(ty)),
];

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** For each item of `after` the place in `before` of what it was; null for a new one. */
export function matchItems(before: readonly JsonObject[], after: readonly JsonObject[]): (number | null)[] {
  const matches = after.map((): number | null => null);
  const free = new Set(before.keys());
  for (const identityOf of identities) {
    if (free.size === 0 || !matches.includes(null)) break;
    const positions = new Map<string, number[]>();
    for (const index of free) {
      const identity = identityOf(before[index] ?? {});
      if (identity !== null) positions.set(identity, [...(positions.get(identity) ?? []), index]);
    }
    for (const [index, item] of after.entries()) {
      const identity = matches[index] === null ? identityOf(item) : null;
      const position = identity === null ? undefined : positions.get(identity)?.shift();
      if (position === undefined) continue;
      matches[index] = position;
      free.delete(position);
    }
  }
  return matches;
}
