import type { Concepts, QueryTerm, WeightedConcept } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";

/** A term of a query with all that it is looked for by. */
export interface AskedTerm {
  term: QueryTerm;
  /** The words of a phrase, each read by itself: who has them all has the phrase too. */
  parts: readonly QueryTerm[];
  /** Nothing has it: what comes near is looked for in its place. */
  isNear: boolean;
}

export const askedTerms = (
  terms: readonly QueryTerm[],
  concepts: Pick<Concepts, "parseQuery">,
  locale: Locale,
): AskedTerm[] =>
  terms.map((term) => ({
    term,
    parts: term.words.length > 1 ? term.words.flatMap((word) => concepts.parseQuery(word, locale).terms) : [],
    isNear: false,
  }));

const maxNear = 12;
/** What comes near something is it the less. */
const nearShare = 0.7;

/** The terms that nothing has, with what comes near their meaning in its place; null when nothing is known to. */
export function nearTerms(
  asked: readonly AskedTerm[],
  absent: ReadonlySet<QueryTerm>,
  concepts: Pick<Concepts, "related">,
): AskedTerm[] | null {
  const near = asked.map((one): AskedTerm => {
    if (!absent.has(one.term)) return one;
    const around = nearConcepts(one.term, concepts);
    return around.length === 0 ? one : { ...one, term: { ...one.term, concepts: around }, isNear: true };
  });
  return near.some(({ isNear }) => isNear) ? near : null;
}

function nearConcepts(term: QueryTerm, concepts: Pick<Concepts, "related">): WeightedConcept[] {
  const around = new Map<string, number>();
  for (const meant of term.concepts)
    for (const { id, weight } of concepts.related(meant.id))
      around.set(id, Math.max(around.get(id) ?? 0, weight * meant.weight * nearShare));
  return [...around]
    .map(([id, weight]) => ({ id, weight }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxNear);
}

/** Terms and the parts of phrases, as the index is asked for them. */
export const lookedUp = (asked: readonly AskedTerm[]): QueryTerm[] => [
  ...asked.flatMap(({ parts }) => parts),
  ...asked.map(({ term }) => term),
];
