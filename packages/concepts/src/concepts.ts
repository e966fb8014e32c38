import type { Locale } from "@zoetrope/i18n";

/** Stable name of a concept: its English name in kebab-case, e.g. `horse` or `empty-state`. */
export type ConceptId = string;

/** A meaning that weighs as much is what was meant. */
export const sureWeight = 0.85;

export interface WeightedConcept {
  id: ConceptId;
  /** How sure it is that this is meant: over 0, at most 1. */
  weight: number;
}

/** How things are drawn, as the style filter names it. */
export const styles = ["line", "filled", "flat", "monochrome", "gradient", "isometric", "3d"] as const;
export type Style = (typeof styles)[number];

/** How things move. */
export const motions = ["looping", "bouncing", "spinning", "pulsing", "slow", "fast"] as const;
export type Motion = (typeof motions)[number];

/** One thing that a query asks for: a word, or a phrase that means one thing. */
export interface QueryTerm {
  /** As it was typed. */
  text: string;
  /** Its words in the spelling of the index; an animation that has all of them has the term itself. */
  words: string[];
  /** Other spellings of a term of one word that count a little less: stems, plural and singular, scripts, parts of a compound. */
  forms: readonly string[];
  /** What it may mean, in whichever language, best first; empty for a word that no language knows. */
  concepts: readonly WeightedConcept[];
  /** `#rrggbb` when it is the name of a colour; null otherwise. */
  colour: string | null;
  style: Style | null;
  motion: Motion | null;
  /** The last word, while somebody may still be typing it. */
  isPrefix: boolean;
}

export interface ParsedQuery {
  /** Without words that mean nothing by themselves, unless the query has no others. */
  terms: QueryTerm[];
}

/** Words of many languages, what they mean, and how each language says it. Asks nobody: everything is in memory. */
export interface Concepts {
  /** Another one as soon as `wordsOf` or `link` may answer otherwise: what was linked before is linked anew. */
  readonly version: string;
  /** The words of a text in the spelling of the index, each once, in order; Japanese and Korean by words. */
  wordsOf(text: string): string[];
  /** What a title, a tag or a category in this language speaks of; the longest phrase first. */
  link(text: string, locale: Locale): WeightedConcept[];
  /** `locale` is the page's own; the query may be in any other. Never throws, however long or strange it is. */
  parseQuery(query: string, locale: Locale): ParsedQuery;
  /** Whether there is such a concept. */
  knows(id: ConceptId): boolean;
  /** Concepts near this one, nearest first: wider, narrower, seen together. */
  related(id: ConceptId): WeightedConcept[];
  /** What a language calls the concept; the English name where it has no word. */
  label(id: ConceptId, locale: Locale): string;
  /** Labels and synonyms of this language that begin so, the most used concepts first. */
  complete(prefix: string, locale: Locale, limit: number): { id: ConceptId; label: string }[];
  /**
   * The nearest known spelling in this language, then in the others, or in that of the words that it stands beside; null for a word that
   * is known or like none.
   */
  correct(word: string, locale: Locale, beside?: readonly string[]): string | null;
}
