import { conceptKeyword } from "../../search/index/concept-keywords.ts";
import type { SearchIndex } from "../../search/index/search-index.ts";
import type { Snapshot } from "../../search/index/snapshot.ts";

/** Words that more animations than these have say nothing about likeness; the rarest few decide. */
const maxWords = 8;
const maxPostingsPerWord = 2_000;
/** Words of one text that are looked up. */
const maxLookedUp = 60;

/** Positions of animations that have rare words or concepts in common with one, with how much they share (the best has 1), at most `limit`. */
export async function likelyByWords(
  index: SearchIndex,
  {
    text,
    concepts,
    position,
    limit,
  }: { text: string; concepts: readonly string[]; position: number; limit: number },
): Promise<{ snapshot: Snapshot; shares: Map<number, number> }> {
  const words = [...index.wordsOf(text).slice(0, maxLookedUp), ...concepts.map((id) => conceptKeyword(id))];
  const snapshot = await index.snapshot(words);
  const names = new Set(words);
  const rarest = snapshot.keywords
    .filter(({ normalised }) => names.has(normalised))
    .toSorted((a, b) => a.total - b.total)
    .slice(0, maxWords);
  const postings = await index.postings({ ...snapshot, keywords: rarest });
  const scores = new Map<number, number>();
  for (const { keywordId, total } of rarest) {
    const weight = Math.log(1 + snapshot.documents / total);
    for (const entry of postings.get(keywordId)?.subarray(0, maxPostingsPerWord) ?? []) {
      const at = entry >>> 2;
      if (at === position || at >= snapshot.documents || snapshot.facets.isRemoved(at)) continue;
      scores.set(at, (scores.get(at) ?? 0) + weight * (3 - (entry & 3)));
    }
  }
  const likeliest = [...scores].toSorted(([a, x], [b, y]) => y - x || a - b).slice(0, limit);
  const best = likeliest[0]?.[1] || 1;
  return { snapshot, shares: new Map(likeliest.map(([at, score]) => [at, score / best])) };
}
