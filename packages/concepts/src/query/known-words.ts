import type { Locale } from "@zoetrope/i18n";
import { RecentMap } from "@zoetrope/kit/recent-map";
import type { QueryTerm, WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { stemKey, stemmedLocales, stemOf } from "../words/stems.ts";
import type { Token } from "../words/tokens.ts";
import { meaningsOf, type Meanings } from "./meanings.ts";
import type { Reading } from "./weigh-meanings.ts";

/** What a word means, and the known words that it is made of. */
export interface ReadWord {
  concepts: readonly WeightedConcept[];
  parts: readonly string[];
}

/** What a word says beside what it means. */
export type Looks = Pick<QueryTerm, "forms" | "colour" | "style" | "motion">;

/** What a word was found to say in the languages of a page and of a query; null while nobody has asked for it. */
export interface WordReading {
  whole: ReadWord | null;
  withParts: ReadWord | null;
  looks: Looks | null;
  looksWithParts: Looks | null;
}

/** What is known of a word, whatever stands beside it. */
export interface KnownWord {
  meanings: Meanings;
  /** Whether any phrase begins with it. */
  beginsPhrases: boolean;
  /** By the place of the language in `stemmedLocales`: its stem, and whether the key of any phrase begins with that. */
  stems: readonly { stem: string; beginsPhrases: boolean }[];
  /** By the language of the page, then by that of the query. */
  readings: Map<Locale, Map<Locale, WordReading>>;
}

/** Queries and tags have the same few thousand words. */
const maxKept = 10_000;
const keptOf = new WeakMap<Dictionary, RecentMap<string, KnownWord>>();

/** Kept, since a stem in every language takes longer than all else that is asked of a query. */
export function knownWord(token: Token, dictionary: Dictionary): KnownWord {
  let kept = keptOf.get(dictionary);
  if (kept === undefined) keptOf.set(dictionary, (kept = new RecentMap(maxKept)));
  const { script, word } = token;
  return kept.getOrCreate(script === "spaced" ? word : `${script} ${word}`, () => ({
    meanings: meaningsOf([token], dictionary),
    beginsPhrases: dictionary.begins(`${word} `),
    stems: stemmedLocales.map((locale) => {
      const stem = stemOf(word, locale);
      return { stem, beginsPhrases: dictionary.begins(`${stemKey([stem], locale)} `) };
    }),
    readings: new Map(),
  }));
}

/** Where is kept what a word says to those who read it so. */
export function readingOf({ readings }: KnownWord, { own, guess }: Reading): WordReading {
  let byGuess = readings.get(own);
  if (byGuess === undefined) readings.set(own, (byGuess = new Map()));
  let reading = byGuess.get(guess);
  if (reading === undefined)
    byGuess.set(guess, (reading = { whole: null, withParts: null, looks: null, looksWithParts: null }));
  return reading;
}
