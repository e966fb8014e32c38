import type { Locale } from "@zoetrope/i18n/locales";

/** What people of each language search for, as pages offer it to others of that language. */
export interface PopularSearches {
  /** At most ten, the most searched for first; empty while nothing is counted. */
  list(locale: Locale): Promise<string[]>;
  /**
   * Puts the first ten of these, the most searched for first, in place of what was there: those that the catalogue or a language knows
   * every word of, that find something as they stand, and that nobody has to be ashamed of.
   */
  learn(locale: Locale, queries: readonly string[]): Promise<void>;
}

export const maxPopular = 10;
