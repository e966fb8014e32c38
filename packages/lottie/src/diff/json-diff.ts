import { isObject, type JsonObject } from "../json/json-values.ts";
import { matchItems } from "./match-items.ts";

/** How one JSON value becomes another. Plain JSON itself, so that it can be stored and sent. */
export type JsonDiff = ValueDiff | ObjectDiff | ListDiff;

/** One whole value for another; a side that is missing did not or does not exist. */
interface ValueDiff {
  kind: "value";
  before?: unknown;
  after?: unknown;
}

export interface ObjectDiff {
  kind: "object";
  members: { [name: string]: JsonDiff };
}

/** A list of objects, such as layers, shapes and keyframes. Items are named by their place in the list as it was. */
export interface ListDiff {
  kind: "list";
  items: { [index: string]: JsonDiff };
  removed: number[];
  /** The list as it becomes: items of before by their place, and new ones; null where only items went or changed. */
  order: (number | { added: unknown })[] | null;
}

/** Null where both are the same. The order of an object's members says nothing. */
export function diffJson(before: unknown, after: unknown): JsonDiff | null {
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  if (isItemList(before) && isItemList(after)) return diffLists(before, after);
  return isSame(before, after) ? null : valueDiff(before, after);
}

const isItemList = (value: unknown): value is JsonObject[] => Array.isArray(value) && value.every(isObject);

const valueDiff = (before: unknown, after: unknown): ValueDiff => ({
  kind: "value",
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

function diffObjects(before: JsonObject, after: JsonObject): ObjectDiff | null {
  const members = new Map<string, JsonDiff>();
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const diff = diffJson(memberOf(before, name), memberOf(after, name));
    if (diff !== null) members.set(name, diff);
  }
  return members.size === 0 ? null : { kind: "object", members: Object.fromEntries(members) };
}

const memberOf = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

function diffLists(before: JsonObject[], after: JsonObject[]): ListDiff | null {
  const matches = matchItems(before, after);
  const items = new Map<string, JsonDiff>();
  for (const [index, match] of matches.entries()) {
    const diff = match === null ? null : diffJson(before[match], after[index]);
    if (diff !== null) items.set(String(match), diff);
  }
  const stayed = new Set(matches);
  const removed = [...before.keys()].filter((index) => !stayed.has(index));
  const isInOrder = matches.every(
    (match, index) => match !== null && (index === 0 || match > (matches[index - 1] ?? -1)),
  );
  const order = isInOrder ? null : matches.map((match, index) => match ?? { added: after[index] });
  return items.size === 0 && removed.length === 0 && order === null
    ? null
    : { kind: "list", items: Object.fromEntries(items), removed, order };
}

/** As JSON: members in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
