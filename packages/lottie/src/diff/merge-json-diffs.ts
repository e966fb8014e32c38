import { pointerToken } from "../json/find-pointer.ts";
import { applyJsonDiff } from "./apply-json-diff.ts";
import { isSame, type JsonDiff, type ListDiff, type ObjectDiff } from "./json-diff.ts";
import type { JsonConflict, MergeContext, Side } from "./json-conflict.ts";
import { mergeOrders } from "./merge-orders.ts";

export interface JsonMerge {
  diff: JsonDiff | null;
  conflicts: JsonConflict[];
}

/** Two diffs of one value as one. Where they exclude each other, `preferred` is taken and the conflict is named. */
export function mergeJsonDiffs(
  base: unknown,
  ours: JsonDiff | null,
  theirs: JsonDiff | null,
  preferred: Side = "ours",
): JsonMerge {
  const conflicts: JsonConflict[] = [];
  return { diff: mergeAt(base, ours, theirs, { pointer: "", preferred, conflicts }), conflicts };
}

function mergeAt(
  base: unknown,
  ours: JsonDiff | null,
  theirs: JsonDiff | null,
  context: MergeContext,
): JsonDiff | null {
  if (ours === null || theirs === null) return ours ?? theirs;
  if (isSame(ours, theirs)) return ours;
  if (ours.kind === "object" && theirs.kind === "object") return mergeObjects(base, ours, theirs, context);
  if (ours.kind === "list" && theirs.kind === "list") return mergeLists(base, ours, theirs, context);
  const [our, their] = [applyJsonDiff(base, ours), applyJsonDiff(base, theirs)];
  if (isSame(our, their)) return ours;
  context.conflicts.push({
    pointer: context.pointer,
    kind: our === undefined || their === undefined ? "changed-and-removed" : "changed-twice",
    ...(our === undefined ? {} : { ours: our }),
    ...(their === undefined ? {} : { theirs: their }),
  });
  return context.preferred === "ours" ? ours : theirs;
}

const inside = (context: MergeContext, name: string): MergeContext => ({
  ...context,
  pointer: `${context.pointer}/${pointerToken(name)}`,
});

const memberOf = (base: unknown, name: string): unknown =>
  typeof base === "object" && base !== null && Object.hasOwn(base, name)
    ? (base as { [name: string]: unknown })[name]
    : undefined;

function mergeObjects(
  base: unknown,
  ours: ObjectDiff,
  theirs: ObjectDiff,
  context: MergeContext,
): ObjectDiff {
  const members = new Map<string, JsonDiff>();
  for (const name of new Set([...Object.keys(ours.members), ...Object.keys(theirs.members)])) {
    const merged = mergeAt(
      memberOf(base, name),
      ours.members[name] ?? null,
      theirs.members[name] ?? null,
      inside(context, name),
    );
    if (merged !== null) members.set(name, merged);
  }
  return { kind: "object", members: Object.fromEntries(members) };
}

function mergeLists(base: unknown, ours: ListDiff, theirs: ListDiff, context: MergeContext): ListDiff {
  const items = new Map<string, JsonDiff>();
  const removed = new Set([...ours.removed, ...theirs.removed]);
  for (const index of new Set([...Object.keys(ours.items), ...Object.keys(theirs.items)])) {
    const [our, their] = [ours.items[index] ?? null, theirs.items[index] ?? null];
    const at = inside(context, index);
    if (!removed.has(Number(index))) {
      const merged = mergeAt(memberOf(base, index), our, their, at);
      if (merged !== null) items.set(index, merged);
      continue;
    }
    const remover: Side = ours.removed.includes(Number(index)) ? "ours" : "theirs";
    const change = our ?? their;
    if (change === null) continue;
    context.conflicts.push({
      pointer: at.pointer,
      kind: "changed-and-removed",
      [remover === "ours" ? "theirs" : "ours"]: applyJsonDiff(memberOf(base, index), change),
    });
    if (remover === context.preferred) continue;
    removed.delete(Number(index));
    items.set(index, change);
  }
  return {
    kind: "list",
    items: Object.fromEntries(items),
    removed: [...removed].toSorted((one, other) => one - other),
    order: mergeOrders(Array.isArray(base) ? base.length : 0, ours, theirs, removed, context),
  };
}
