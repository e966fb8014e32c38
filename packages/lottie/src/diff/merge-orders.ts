import { orderOf } from "./apply-json-diff.ts";
import { isSame, type ListDiff } from "./json-diff.ts";
import type { MergeContext } from "./json-conflict.ts";

type Order = (number | { added: unknown })[];

/** The list that two others make of one: what either moved or added, without what is gone. */
export function mergeOrders(
  length: number,
  ours: ListDiff,
  theirs: ListDiff,
  gone: ReadonlySet<number>,
  context: MergeContext,
): Order | null {
  if (ours.order === null && theirs.order === null) return null;
  const [our, their] = [orderOf(ours, length), orderOf(theirs, length)];
  const [ourSequence, theirSequence] = [sequenceOf(our, gone), sequenceOf(their, gone)];
  const common = new Set(ourSequence.filter((index) => theirSequence.includes(index)));
  const isMoved = (sequence: readonly number[]): boolean =>
    sequence.some((index, at) => at > 0 && index < (sequence[at - 1] ?? 0));
  const isCommon = (index: number): boolean => common.has(index);
  const differ = !isSame(ourSequence.filter(isCommon), theirSequence.filter(isCommon));
  if (differ && isMoved(ourSequence) && isMoved(theirSequence))
    context.conflicts.push({
      pointer: context.pointer,
      kind: "moved-twice",
      ours: ourSequence,
      theirs: theirSequence,
    });
  const [first, second] =
    context.preferred === "ours" ? [ourSequence, theirSequence] : [theirSequence, ourSequence];
  const sequence = completed(isMoved(first) || !isMoved(second) ? first : second, length, gone);
  const [ourRuns, theirRuns] = [runsOf(our, gone), runsOf(their, gone)];
  const order: Order = joined(ourRuns.get(null) ?? [], theirRuns.get(null) ?? []);
  for (const anchor of sequence)
    order.push(anchor, ...joined(ourRuns.get(anchor) ?? [], theirRuns.get(anchor) ?? []));
  return order;
}

const sequenceOf = (order: Order, gone: ReadonlySet<number>): number[] =>
  order.filter((entry): entry is number => typeof entry === "number" && !gone.has(entry));

/** With what one side had taken away and the other kept, behind what it stood behind. */
function completed(sequence: readonly number[], length: number, gone: ReadonlySet<number>): number[] {
  const all = [...sequence];
  for (let index = 0; index < length; index++) {
    if (gone.has(index) || all.includes(index)) continue;
    const before = all.findLastIndex((each) => each < index);
    all.splice(before + 1, 0, index);
  }
  return all;
}

/** What was added, by the item that it stands behind; null for what begins the list. */
function runsOf(order: Order, gone: ReadonlySet<number>): Map<number | null, unknown[]> {
  const runs = new Map<number | null, unknown[]>();
  let anchor: number | null = null;
  for (const entry of order) {
    if (typeof entry !== "number") runs.set(anchor, [...(runs.get(anchor) ?? []), entry.added]);
    else if (!gone.has(entry)) anchor = entry;
  }
  return runs;
}

/** Both may add at one place; which comes first must not hang on whose is called ours. */
function joined(ours: readonly unknown[], theirs: readonly unknown[]): { added: unknown }[] {
  const unlike = theirs.filter((their) => !ours.some((our) => isSame(our, their)));
  const alike = theirs.length - unlike.length;
  // What both added in one go is one thing, in the order of whoever added more of it.
  const runs = alike === 0 ? [ours, theirs] : unlike.length === 0 ? [ours] : [ours, unlike];
  return runs
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    .flat()
    .map((added) => ({ added }));
}
