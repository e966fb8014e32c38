import type { ConceptId } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";

/** What a phrase stands for: a concept, or other words that are searched in its place. */
export type SynonymMeaning = { concept: ConceptId } | { words: string };

export interface NewSynonym {
  /** As people type it: up to eight words. */
  phrase: string;
  /** Null: in every language. */
  locale: Locale | null;
  means: SynonymMeaning;
  /** The person who adds it; null where nobody is known. */
  addedBy: string | null;
}

/** A phrase that operators let stand for a concept or other words. */
export interface Synonym extends NewSynonym {
  id: number;
  addedAt: Date;
}

export type AddSynonymResult =
  | { outcome: "added"; synonym: Synonym }
  | { outcome: "refused"; code: "no-phrase" | "no-meaning" | "means-itself" | "too-many" };

/** The synonyms that operators add; every process knows it with its next search. */
export interface Synonyms {
  /** The newest first. */
  list(): Promise<Synonym[]>;
  /** AddSynonymResult already: the synonym that is there. */
  add(synonym: NewSynonym): Promise<AddSynonymResult>;
  /** What begins so in a language, for choosing what a phrase means. */
  conceptsNamed(prefix: string, locale: Locale, limit: number): { id: ConceptId; label: string }[];
  /** What a language calls a concept. */
  labelOf(concept: ConceptId, locale: Locale): string;
  /** False when there is none with this id. */
  remove(id: number): Promise<boolean>;
}

export const maxSynonyms = 5_000;
export const maxPhraseWords = 8;
