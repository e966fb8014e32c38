import type { ScoreAccumulator } from "../index/score-accumulator.ts";
import {
  conceptField,
  emptyHits,
  field,
  fitted,
  hitsOf,
  intersect,
  type Hits,
  type Postings,
  type ScoredList,
  type Scores,
} from "../index/postings.ts";
import type { Snapshot } from "../index/snapshot.ts";
import type { AskedTerm } from "./asked-term.ts";
import { sureWeight, type QueryTerm } from "@zoetrope/concepts";
import { takeLists } from "../index/hit-buffers.ts";
import { cachedHits, qualityHits } from "./facet-hits.ts";
import { enoughWithoutPrefixes, keywordsOf, frequentWordShare, type TermKeywords } from "./term-keywords.ts";
import {
  conceptScores,
  formScores,
  prefixScores,
  phraseScore,
  wordScores,
  wordScoresOfFrequent,
} from "./term-scores.ts";

const fewDocuments = 200;
/** Putting so many together takes longer than looking up what was put together before. */
const manyEntries = 8_000;

/** Beside what was meant, no meaning that is less than this much as sure. */
const missedShare = 0.75;

interface MatchTermOptions {
  snapshot: Snapshot;
  postings: Map<number, Postings>;
  accumulator: ScoreAccumulator;
}

export interface MatchedTerm {
  /** Every animation that has the term in some way, each with what it costs. */
  hits: Hits;
  /** The same for the words of a phrase. */
  partHits: Hits[];
  /** Of a phrase that surely means something, who has that; each of its words is in it. */
  wholeHits: (() => Hits) | null;
  /** 1 when an animation has the word itself; else how sure its meaning is. */
  certainty: number;
  /** Nobody knows the word, and animations have it only by what it may be a form or the beginning of. */
  isGuess: boolean;
  /** It surely means something that nothing has: what there is has the term by what it hardly means. */
  isMissed: boolean;
}

export function matchTerm(
  { term, parts }: Pick<AskedTerm, "term" | "parts">,
  isLast: boolean,
  options: MatchTermOptions,
): MatchedTerm {
  const { snapshot, postings, accumulator } = options;
  const { documents, facets } = snapshot;
  const partHits = parts.map((part) => matchTerm({ term: part, parts: [] }, false, options).hits);
  const { words, forms, longer, concepts } = keywordsOf(term, snapshot, isLast);
  const scored = (keywordId: number, scores: Scores) => ({
    postings: postings.get(keywordId) ?? new Int32Array(0),
    scores,
  });
  const word = (keywordId: number) => {
    const list = scored(keywordId, wordScores);
    return list.postings.length > documents * frequentWordShare && documents > fewDocuments
      ? { ...list, scores: wordScoresOfFrequent }
      : list;
  };
  const all = [
    ...(words?.length === 1 ? words.map(word) : []),
    ...forms.map((id) => scored(id, formScores)),
    ...concepts.map(({ keywordId, weight }) => scored(keywordId, conceptScores(weight))),
  ];
  const more: Hits[] = [];
  if (words !== null && words.length > 1)
    more.push(phraseHits(words.map((id) => hitsOf(word(id), documents))));
  more.push(...qualityHits(facets, documents, term));
  const isNowhere = more.every(isHardlySaid);
  if (partHits.length > 1) more.push(phraseHits(partHits));
  const unite = () => united(all, more, documents, accumulator);
  // What hundreds of thousands are, or have: there are few words for it, and they are asked for again and again.
  const isKept = parts.length === 0 && (isQuality(term) || entriesOf(all) >= manyEntries);
  let hits = isKept
    ? ownScores(
        cachedHits(facets, documents, nameOf(term, { words, forms, concepts }), () => fitted(unite())),
      )
    : unite();
  if (longer.length > 0 && concepts.length === 0 && hits.count < enoughWithoutPrefixes) {
    all.push(...longer.map((id) => scored(id, prefixScores)));
    hits = united(all, more, documents, accumulator);
  }
  const isSpelt = words !== null || term.colour !== null || term.style !== null || term.motion !== null;
  const certainty = isSpelt ? 1 : Math.max(0.3, ...concepts.map(({ weight }) => weight));
  const [meant] = term.concepts;
  const isMissed =
    meant !== undefined &&
    meant.weight >= sureWeight &&
    concepts.every(
      ({ weight, keywordId }) => weight < meant.weight * missedShare || isDoubtful(postings.get(keywordId)),
    ) &&
    [...(words?.length === 1 ? words : []), ...forms].every((id) => isInTextsAlone(postings.get(id))) &&
    isNowhere;
  const [best] = concepts;
  const wholeHits =
    parts.length > 1 && best !== undefined && best.weight >= sureWeight
      ? () => hitsOf(scored(best.keywordId, conceptScores(best.weight)), documents)
      : null;
  const isGuess = !isSpelt && meant === undefined;
  return { hits, partHits, wholeHits, certainty, isGuess, isMissed };
}

/** Whether no animation has the word in its title or tags: what a description mentions is hardly shown. */
function isInTextsAlone(list: Postings = new Int32Array(0)): boolean {
  for (let at = 0; at < list.length; at++) if (((list[at] as number) & 3) <= field.tag) return false;
  return true;
}

/** Whether what animations have costs as much as words of their descriptions. */
function isHardlySaid({ scores, count }: Hits): boolean {
  for (let index = 0; index < count; index++)
    if ((scores[index] as number) < wordScores[field.text]) return false;
  return true;
}

/** Whether no animation surely speaks of it. */
function isDoubtful(list: Postings = new Int32Array(0)): boolean {
  for (let at = 0; at < list.length; at++) if (((list[at] as number) & 3) <= conceptField.tag) return false;
  return true;
}

const entriesOf = (lists: readonly ScoredList[]): number =>
  lists.reduce((all, { postings }) => all + postings.length, 0);

const isQuality = ({ colour, style, motion }: QueryTerm): boolean =>
  colour !== null || style !== null || motion !== null;

/** Changes with everything that the hits of such a term hang on. */
const nameOf = (
  { colour, style, motion }: QueryTerm,
  { words, forms, concepts }: Omit<TermKeywords, "longer">,
): string =>
  JSON.stringify([
    colour,
    style,
    motion,
    words,
    forms,
    concepts.map(({ keywordId, weight }) => [keywordId, weight]),
  ]);

/** What is kept for other searches stays as it is. */
function ownScores({ positions, scores, count }: Hits): Hits {
  const own = takeLists(count);
  own.scores.set(scores.subarray(0, count));
  return { positions, scores: own.scores, count };
}

export function united(
  lists: readonly { postings: Postings; scores: Scores }[],
  more: readonly Hits[],
  documents: number,
  accumulator: ScoreAccumulator,
): Hits {
  const [list] = lists;
  const [hits] = more;
  if (lists.length + more.length === 0) return emptyHits(0);
  if (list && lists.length === 1 && more.length === 0) return hitsOf(list, documents);
  if (hits && more.length === 1 && lists.length === 0) return ownScores(hits);
  accumulator.clear(documents);
  for (const one of lists) accumulator.addList(one);
  for (const one of more) accumulator.addHits(one);
  return accumulator.hits();
}

/** Words that stand somewhere are no phrase yet: they cost what the worst of them costs, and more. */
function phraseHits(words: readonly Hits[]): Hits {
  const hits = intersect(words.map((word) => ({ hits: word, factor: 1 })));
  for (let index = 0; index < hits.count; index++)
    hits.scores[index] = Math.round((hits.scores[index] as number) / words.length) + phraseScore;
  return hits;
}
