import type { Hits, WeighedHits } from "../index/postings.ts";

/** How much a term tells: much when few animations have it. */
export const rarityOf = ({ count }: Pick<Hits, "count">, documents: number): number =>
  Math.log(1 + documents / Math.max(1, count));

/** What rare terms cost counts more: the lists with how much more, one in the mean. */
export function weighed(lists: readonly Hits[], weights: readonly number[]): WeighedHits[] {
  if (lists.length < 2) return lists.map((hits) => ({ hits, factor: 1 }));
  const mean = weights.reduce((sum, one) => sum + one, 0) / lists.length;
  return lists.map((hits, index) => ({ hits, factor: (weights[index] ?? mean) / (mean || 1) }));
}
