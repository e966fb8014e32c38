import { isObject } from "../json/json-values.ts";
import type { JsonDiff } from "./json-diff.ts";

/** A diff that is for another document. */
export class DiffDoesNotFit extends Error {
  constructor(pointer: string) {
    super(
      `the diff is for another document: nothing like what it changes stands at ${JSON.stringify(pointer)}`,
    );
    this.name = "DiffDoesNotFit";
  }
}

/** What a value becomes by a diff; what does not change is shared with it. Throws DiffDoesNotFit. */
export function applyJsonDiff(before: unknown, diff: JsonDiff, pointer = ""): unknown {
  if (diff.kind === "value") return diff.after;
  if (diff.kind === "object") {
    if (!isObject(before)) throw new DiffDoesNotFit(pointer);
    const members = new Map(Object.entries(before));
    for (const [name, each] of Object.entries(diff.members)) {
      const after = applyJsonDiff(members.get(name), each, `${pointer}/${name}`);
      if (after === undefined) members.delete(name);
      else members.set(name, after);
    }
    return Object.fromEntries(members);
  }
  if (!Array.isArray(before)) throw new DiffDoesNotFit(pointer);
  const items: readonly unknown[] = before;
  for (const index of [...diff.removed, ...Object.keys(diff.items)])
    if (!(index in items)) throw new DiffDoesNotFit(`${pointer}/${index}`);
  const itemAt = (index: number): unknown => {
    if (!(index in items)) throw new DiffDoesNotFit(`${pointer}/${index}`);
    const each = diff.items[index];
    return each === undefined ? items[index] : applyJsonDiff(items[index], each, `${pointer}/${index}`);
  };
  return orderOf(diff, items.length).map((entry) =>
    typeof entry === "number" ? itemAt(entry) : entry.added,
  );
}

/** The list as a diff makes it, said of lists in which nothing moves as well. */
export function orderOf(
  { order, removed }: Extract<JsonDiff, { kind: "list" }>,
  length: number,
): (number | { added: unknown })[] {
  if (order !== null) return order;
  const gone = new Set(removed);
  return Array.from({ length }, (_, index) => index).filter((index) => !gone.has(index));
}
