import type { QueryTerm } from "@zoetrope/concepts";
import type { HitBoard } from "../index/hit-board.ts";
import { emptyHits, hitsOf, intersect, type Hits, type Postings, type Scores } from "../index/postings.ts";
import type { Snapshot } from "../index/search-index.ts";
import { colourHits, motionHits, styleHits } from "./facet-hits.ts";
import { keywordsOf } from "./term-keywords.ts";
import { conceptScores, formScores, longerScores, wordScores } from "./term-scores.ts";

/** Longer words count only where the word itself, its forms and its meaning find less than this. */
const enoughWithoutLonger = 8;

/** Every animation that has the term in some way, each with what it costs. */
export function matchTerm(
  term: QueryTerm,
  isLast: boolean,
  { snapshot, postings, board }: { snapshot: Snapshot; postings: Map<number, Postings>; board: HitBoard },
): Hits {
  const { documents, facets } = snapshot;
  const { words, forms, longer, concepts } = keywordsOf(term, snapshot, isLast);
  const scored = (keywordId: number, scores: Scores) => ({
    postings: postings.get(keywordId) ?? new Int32Array(0),
    scores,
  });
  const all = [
    ...(words?.length === 1 ? words.map((id) => scored(id, wordScores)) : []),
    ...forms.map((id) => scored(id, formScores)),
    ...concepts.map(({ keywordId, weight }) => scored(keywordId, conceptScores(weight))),
  ];
  const more: Hits[] = [];
  if (words !== null && words.length > 1)
    more.push(phraseHits(words.map((id) => hitsOf(scored(id, wordScores), documents))));
  if (term.colour !== null) more.push(colourHits(facets.columns, documents, term.colour));
  if (term.style !== null) more.push(styleHits(facets.columns, documents, term.style));
  if (term.motion !== null) more.push(motionHits(facets.columns, documents, term.motion));
  let hits = united(all, more, documents, board);
  if (longer.length > 0 && hits.count < enoughWithoutLonger) {
    all.push(...longer.map((id) => scored(id, longerScores)));
    hits = united(all, more, documents, board);
  }
  return hits;
}

function united(
  lists: readonly { postings: Postings; scores: Scores }[],
  more: readonly Hits[],
  documents: number,
  board: HitBoard,
): Hits {
  const [list] = lists;
  const [hits] = more;
  if (lists.length + more.length === 0) return emptyHits(0);
  if (list && lists.length === 1 && more.length === 0) return hitsOf(list, documents);
  if (hits && more.length === 1 && lists.length === 0) return hits;
  board.clear(documents);
  for (const one of lists) board.addList(one);
  for (const one of more) board.addHits(one);
  return board.hits();
}

/** A phrase costs what its words cost in the middle. */
function phraseHits(words: readonly Hits[]): Hits {
  const hits = intersect(words);
  for (let index = 0; index < hits.count; index++)
    hits.scores[index] = Math.round((hits.scores[index] as number) / words.length);
  return hits;
}
