import { locales, type Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";
import type { Posting } from "../store/posting.ts";
import { inflectedBaseOf } from "../words/cut-korean.ts";
import { stemKey, stemmedLocales, stemsOf } from "../words/stems.ts";
import { isStopWord } from "../words/stop-words.ts";
import { phraseKey, type Token } from "../words/tokens.ts";

type ByLocale = ReadonlyMap<Locale | null, Posting[]>;

/** What a word or a phrase means, by the language that says so; emoji under null. */
export interface Meanings {
  /** As the words stand. */
  exact: ByLocale;
  /** By their stems, which they have in common with words of other endings. */
  stems: ByLocale;
}

export const noMeanings: Meanings = { exact: new Map(), stems: new Map() };

export const isKnown = ({ exact, stems }: Meanings): boolean => exact.size > 0 || stems.size > 0;
export const isKnownIn = ({ exact, stems }: Meanings, locale: Locale): boolean =>
  exact.has(locale) || stems.has(locale);

/** Whether the language of the page or of the query has the words as they stand. */
export const isExactIn = ({ exact }: Meanings, { own, guess }: { own: Locale; guess: Locale }): boolean =>
  exact.has(own) || exact.has(guess);

export function meaningsOf(tokens: readonly Token[], dictionary: Dictionary): Meanings {
  const exact = byLocale(dictionary.meaningsOf(phraseKey(tokens)));
  const isKorean = tokens.every(({ script }) => script === "korean");
  if (isKorean && tokens.length > 1) addKoreanPhrase(exact, tokens, dictionary);
  const stems = new Map<Locale | null, Posting[]>();
  if (tokens.every(({ script }) => script === "spaced"))
    for (const locale of stemmedLocales) {
      const own = dictionary.meaningsOf(stemKey(stemsOf(tokens, locale), locale));
      if (own.length > 0) stems.set(locale, own);
    }
  const [only] = tokens;
  if (isKorean && only !== undefined && tokens.length === 1) {
    const base = inflectedBaseOf(only.word, dictionary);
    if (base !== null) addMissing(stems, dictionary.meaningsOf(base));
  }
  return { exact, stems };
}

/** Koreans write phrases with and without spaces; what is kept of a phrase has its particles, and none at its end. */
function addKoreanPhrase(
  found: Map<Locale | null, Posting[]>,
  tokens: readonly Token[],
  dictionary: Dictionary,
): void {
  addMissing(found, dictionary.meaningsOf(tokens.map(({ word }) => word).join("")));
  const typed = tokens.map(({ text }) => text);
  addMissing(found, dictionary.meaningsOf(typed.join("")));
  addMissing(found, dictionary.meaningsOf([...typed.slice(0, -1), tokens.at(-1)?.word].join("")));
}

function addMissing(found: Map<Locale | null, Posting[]>, postings: readonly Posting[]): void {
  for (const [locale, own] of byLocale(postings)) if (!found.has(locale)) found.set(locale, own);
}

export function byLocale(postings: readonly Posting[]): Map<Locale | null, Posting[]> {
  const found = new Map<Locale | null, Posting[]>();
  for (const posting of postings) {
    const own = found.get(posting.locale);
    if (own === undefined) found.set(posting.locale, [posting]);
    else own.push(posting);
  }
  return found;
}

const ownBonus = 0.6;

/** The language that knows most of the words; between equals the page's own. */
export function guessLocale(tokens: readonly Token[], meanings: readonly Meanings[], own: Locale): Locale {
  let best = own;
  let most = -1;
  for (const locale of locales) {
    let total = locale === own ? ownBonus : 0;
    for (const [index, { word }] of tokens.entries()) {
      const known = meanings[index];
      const exact = known?.exact.get(locale);
      if (exact !== undefined) total += exact.some(({ isName }) => isName) ? 1.1 : 1;
      else if (isStopWord(word, locale)) total += 1;
      else if (known?.stems.has(locale) === true) total += 0.9;
    }
    if (total > most) [best, most] = [locale, total];
  }
  return best;
}
