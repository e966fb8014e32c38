import type { ConceptId } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";

/** What a phrase stands for: a concept, or other words that are searched in its place. */
export type LessonMeaning = { concept: ConceptId } | { words: string };

export interface NewLesson {
  /** As people type it: up to eight words. */
  phrase: string;
  /** Null: in every language. */
  locale: Locale | null;
  means: LessonMeaning;
  /** The person who teaches it; null where nobody is known. */
  taughtBy: string | null;
}

/** A phrase that somebody has taught the search. */
export interface Lesson extends NewLesson {
  id: number;
  taughtAt: Date;
}

export type TeachResult =
  | { outcome: "taught"; lesson: Lesson }
  | { outcome: "refused"; code: "no-phrase" | "no-meaning" | "means-itself" | "too-many" };

/** What operators teach the search; every process knows it with its next search. */
export interface Lessons {
  /** The newest first. */
  list(): Promise<Lesson[]>;
  /** Taught already: the lesson that is there. */
  teach(lesson: NewLesson): Promise<TeachResult>;
  /** What begins so in a language, for choosing what a phrase means. */
  conceptsNamed(prefix: string, locale: Locale, limit: number): { id: ConceptId; label: string }[];
  /** What a language calls a concept. */
  labelOf(concept: ConceptId, locale: Locale): string;
  /** False when there is none with this id. */
  forget(id: number): Promise<boolean>;
}

export const maxLessons = 5_000;
export const maxPhraseWords = 8;
