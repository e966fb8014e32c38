import type { ListDiff } from "./json-diff.ts";

/** The fewest items that went to another place: all that are not in the longest part that is still in order. */
export function movedIn(order: ListDiff["order"] & object): number[] {
  const stayed = order.filter((entry) => typeof entry === "number");
  const best = stayed.map(() => 1);
  for (let at = 0; at < stayed.length; at++)
    for (let before = 0; before < at; before++)
      if ((stayed[before] ?? 0) < (stayed[at] ?? 0))
        best[at] = Math.max(best[at] ?? 1, (best[before] ?? 0) + 1);
  let length = Math.max(0, ...best);
  const moved: number[] = [];
  for (let at = stayed.length - 1; at >= 0; at--) {
    if (best[at] === length && length > 0) length--;
    else moved.push(stayed[at] ?? 0);
  }
  return moved.toReversed();
}
