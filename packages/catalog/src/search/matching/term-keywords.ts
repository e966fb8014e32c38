import type { QueryTerm, WeightedConcept } from "@zoetrope/concepts";
import { conceptKeyword } from "../index/concept-keywords.ts";
import type { Snapshot } from "../index/snapshot.ts";
import { formsOf } from "./word-forms.ts";

/** Spellings and meanings beyond these are no longer what somebody meant. */
const maxForms = 16;
const maxConcepts = 8;
const minWeight = 0.25;
const minShare = 0.35;

/** Longer words count only where nothing is meant by the word and it finds less than this: "cat" is no beginning of "category". */
export const enoughWithoutPrefixes = 8;
/** Of a word that more animations have than this, only title and tags count: in texts it stands everywhere. */
export const frequentWordShare = 0.25;

const allFormsOf = ({ words, forms }: QueryTerm): string[] => {
  const [word] = words;
  if (word === undefined || words.length > 1) return forms.slice(0, maxForms);
  return [...new Set([...forms, ...formsOf(word)])].filter((form) => form !== word).slice(0, maxForms);
};

/** What a term means, without what it hardly ever means. */
export function conceptsOf({ concepts }: QueryTerm): readonly WeightedConcept[] {
  const least = Math.max(minWeight, (concepts[0]?.weight ?? 0) * minShare);
  return concepts.filter(({ weight }) => weight >= least).slice(0, maxConcepts);
}

/** What the index is asked for. */
export const wantedKeywords = (terms: readonly QueryTerm[]): string[] => [
  ...new Set(
    terms.flatMap((term) => [
      ...term.words,
      ...allFormsOf(term),
      ...conceptsOf(term).map(({ id }) => conceptKeyword(id)),
    ]),
  ),
];

/** The word that longer ones may begin with: the last, while somebody may still be typing it. */
export const wantedPrefix = (terms: readonly QueryTerm[]): string | undefined => {
  const last = terms.at(-1);
  const word = last?.words.length === 1 ? last.words[0] : undefined;
  return last?.isPrefix && word !== undefined && Array.from(word).length > 1 ? word : undefined;
};

/** Keywords of the index that a term means, by their ids. */
export interface TermKeywords {
  /** All of them are needed; null when one is in no animation. */
  words: readonly number[] | null;
  forms: readonly number[];
  /** Longer words that begin with it. */
  longer: readonly number[];
  concepts: readonly { keywordId: number; weight: number }[];
}

const idsOfKeywords = new WeakMap<Snapshot["keywords"], ReadonlyMap<string, number>>();

/** By their spelling. Each term of a query asks for them, and each word of a phrase. */
export function idsOf({ keywords }: Pick<Snapshot, "keywords">): ReadonlyMap<string, number> {
  let ids = idsOfKeywords.get(keywords);
  if (ids === undefined) {
    ids = new Map(keywords.map(({ normalised, keywordId }) => [normalised, keywordId]));
    idsOfKeywords.set(keywords, ids);
  }
  return ids;
}

export function keywordsOf(term: QueryTerm, snapshot: Snapshot, isLast: boolean): TermKeywords {
  const { keywords } = snapshot;
  const idOf = idsOf(snapshot);
  const known = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? []);
  const words = known(term.words);
  const forms = allFormsOf(term);
  const prefix = isLast ? wantedPrefix([term]) : undefined;
  // Two letters that are a word ("ai") mean that word, not the hundreds that begin with it.
  const isWhole = prefix !== undefined && prefix.length <= 2 && idOf.has(prefix);
  return {
    words: words.length > 0 && words.length === term.words.length ? words : null,
    forms: known(forms),
    longer:
      prefix === undefined || isWhole
        ? []
        : keywords
            .filter(({ normalised }) => normalised.startsWith(prefix) && normalised !== prefix)
            .filter(({ normalised }) => !normalised.includes(":") && !forms.includes(normalised))
            .map(({ keywordId }) => keywordId),
    concepts: conceptsOf(term).flatMap(({ id, weight }) =>
      known([conceptKeyword(id)]).map((keywordId) => ({ keywordId, weight })),
    ),
  };
}

/** Whether longer words than this one may count. Never says no where they do. */
export function mayGrow(term: QueryTerm, snapshot: Snapshot): boolean {
  const { words, forms, concepts } = keywordsOf(term, snapshot, false);
  if (concepts.length > 0) return false;
  const own = new Set([...(words ?? []), ...forms]);
  const most = snapshot.documents * frequentWordShare;
  return !snapshot.keywords.some(
    ({ keywordId, total }) => own.has(keywordId) && total >= enoughWithoutPrefixes && total <= most,
  );
}
