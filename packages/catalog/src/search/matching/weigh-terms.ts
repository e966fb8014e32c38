import type { Hits } from "../index/postings.ts";

/** How much a term tells: much when few animations have it. */
export const rarityOf = ({ count }: Pick<Hits, "count">, documents: number): number =>
  Math.log(1 + documents / Math.max(1, count));

/** What rare terms cost counts more: the lists with their scores weighed, one in the mean. */
export function weighed(lists: readonly Hits[], weights: readonly number[]): Hits[] {
  if (lists.length < 2) return [...lists];
  const mean = weights.reduce((sum, one) => sum + one, 0) / lists.length;
  return lists.map((hits, index) => {
    const factor = (weights[index] ?? mean) / (mean || 1);
    const scores = new Uint16Array(hits.count);
    for (let at = 0; at < hits.count; at++) scores[at] = Math.round((hits.scores[at] as number) * factor);
    return { ...hits, scores };
  });
}
