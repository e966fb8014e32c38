import type { QueryWord } from "@zoetrope/concepts";
import { intersect, uniteWord, type Hits } from "./index/postings.ts";
import type { SearchIndex, Snapshot } from "./index/search-index.ts";
import { formsOf } from "./index/word-forms.ts";

/** The animations that have every word, before filters. Without words: all. */
export async function findWords(
  index: SearchIndex,
  snapshot: Snapshot,
  words: readonly QueryWord[],
): Promise<Hits> {
  if (words.length === 0) return index.all(snapshot);
  const groups = words.map((word) => keywordsOf(word, snapshot));
  const nothing: Hits = { positions: new Int32Array(0), scores: new Uint8Array(0), count: 0 };
  if (groups.some((group) => group.exact === null && group.variants.length === 0)) return nothing;
  const postings = await index.postings(snapshot);
  const listOf = (keywordId: number) => postings.get(keywordId) ?? new Int32Array(0);
  return intersect(
    groups.map(({ exact, variants }) =>
      uniteWord(exact === null ? null : listOf(exact), variants.map(listOf), snapshot.documents),
    ),
  );
}

/** Words of the query that no animation has in any form. */
export const unknownWords = (snapshot: Snapshot, words: readonly QueryWord[]): QueryWord[] =>
  words.filter((word) => {
    const { exact, variants } = keywordsOf(word, snapshot);
    return exact === null && variants.length === 0;
  });

function keywordsOf(
  { word, isPrefix }: QueryWord,
  { keywords }: Snapshot,
): { exact: number | null; variants: number[] } {
  const forms = formsOf(word);
  // Two letters that are a word ("ai") mean that word, not the hundreds that begin with it.
  const isWhole = word.length <= 2 && keywords.some(({ normalised }) => normalised === word);
  let exact: number | null = null;
  const variants: number[] = [];
  for (const { keywordId, normalised } of keywords) {
    if (normalised === word) exact = keywordId;
    else if (forms.includes(normalised) || (isPrefix && !isWhole && normalised.startsWith(word)))
      variants.push(keywordId);
  }
  return { exact, variants };
}
