import type { Locale } from "@zoetrope/i18n";
import type { WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import type { Posting } from "../store/posting.ts";
import { isKnown, isKnownIn, type Meanings } from "./meanings.ts";

/** Whose words are read: the page's language, and the one that the query seems to be in. */
export interface Reading {
  own: Locale;
  guess: Locale;
}

/** More concepts of one term are left out. */
const maxConcepts = 12;
const minWeight = 0.03;

/** Other words of the same stem mean less beside the word itself: gift, gifted. */
const besideExact = 0.7;

/** What the page's language says counts wholly; what others mean by the same letters stays, for less. */
function shareOf(locale: Locale | null, meanings: Meanings, { own, guess }: Reading): number {
  if (locale === null || locale === own) return 1;
  if (isKnownIn(meanings, own)) return locale === guess ? 0.6 : 0.35;
  if (locale === guess) return 1;
  return isKnownIn(meanings, guess) ? 0.5 : 0.85;
}

/** The concepts of all languages in one list, best first. */
export function weighMeanings(
  meanings: Meanings,
  dictionary: Dictionary,
  reading: Reading,
): WeightedConcept[] {
  if (!isKnown(meanings)) return [];
  const weights = new Map<number, number>();
  const add = (postings: readonly Posting[], share: number): void => {
    for (const { concept, weight } of postings)
      weights.set(concept, Math.max(weight * share, weights.get(concept) ?? 0));
  };
  for (const [locale, postings] of meanings.exact) add(postings, shareOf(locale, meanings, reading));
  for (const [locale, postings] of meanings.stems) {
    // Endings are those of one language: in others the same letters are chance, unless nobody knows the word.
    if (meanings.exact.size > 0 && locale !== reading.own && locale !== reading.guess) continue;
    const share = shareOf(locale, meanings, reading);
    const exact = meanings.exact.get(locale);
    // What a word is only said of is no reason to doubt what its other endings are called; Korean verbs leave chance syllables.
    const isDoubtful = exact !== undefined && (locale === "ko-KR" || exact.some(({ isName }) => isName));
    add(postings, isDoubtful ? share * besideExact : share);
  }
  return [...weights]
    .filter(([, weight]) => weight >= minWeight)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxConcepts)
    .map(([concept, weight]) => ({ id: dictionary.idOf(concept), weight }));
}

/** Of several lists the greatest weight of each concept, best first. */
export function mergeConcepts(
  lists: readonly (readonly WeightedConcept[])[],
  most = maxConcepts,
): WeightedConcept[] {
  const weights = new Map<string, number>();
  for (const { id, weight } of lists.flat()) weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  return [...weights]
    .map(([id, weight]) => ({ id, weight }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most);
}

export const scaleConcepts = (concepts: readonly WeightedConcept[], share: number): WeightedConcept[] =>
  concepts.map(({ id, weight }) => ({ id, weight: weight * share }));
