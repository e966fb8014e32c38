import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { locales, type Locale } from "@zoetrope/i18n";
import { RecentMap } from "@zoetrope/kit/recent-map";
import { isStopWord } from "./stop-words.ts";
import type { Token } from "./tokens.ts";

/** Endings that the stemmers only know with their accents, which the spelling of the index has not: animacion, coracao, … */
const singulars: Partial<Record<Locale, readonly [RegExp, string][]>> = {
  es: [
    [/iones$/, "ion"],
    [/ces$/, "z"],
  ],
  pt: [
    [/(?:oes|aes)$/, "ao"],
    [/(?<=[aeou])is$/, "l"],
    [/ns$/, "m"],
  ],
  fr: [
    [/(?<=e)aux$/, "au"],
    [/aux$/, "al"],
    [/(?<=[eo])ux$/, "u"],
    [/ees?$/, "e"],
  ],
};

const stemmers: Partial<Record<Locale, (word: string) => string>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
};

/** Languages whose words are told apart from their endings by a stemmer; Korean and Japanese have rules of their own. */
export const stemmedLocales = locales.filter((locale) => stemmers[locale] !== undefined);

/** Stemming is what takes the time of reading a query, and most words come again and again. */
const maxKnownStems = 4_000;
const knownStems = new Map(locales.map((locale) => [locale, new RecentMap<string, string>(maxKnownStems)]));

/** What stays of a word in the spelling of the index without the endings of this language. */
export const stemOf = (word: string, locale: Locale): string =>
  knownStems.get(locale)?.getOrCreate(word, () => newStemOf(word, locale)) ?? newStemOf(word, locale);

/** The same of what is no word, and will hardly be asked for again. */
export function newStemOf(word: string, locale: Locale): string {
  const stemmer = stemmers[locale];
  if (stemmer === undefined || word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let singular = word;
  for (const [ending, replacement] of singulars[locale] ?? [])
    if (word.length > 4 && ending.test(word)) {
      singular = word.replace(ending, replacement);
      break;
    }
  return stemmer(singular) || word;
}

/** Where the stems of a phrase stand among the keys; no word begins with `~`. */
export const stemKey = (stems: readonly string[], locale: Locale): string => `~${locale} ${stems.join(" ")}`;

/** "Woman with headscarf" is a phrase of two words: small ones between others say nothing. "Arrow down" is "down arrow". */
export const stemsOf = (tokens: readonly Pick<Token, "word">[], locale: Locale): string[] =>
  tokens
    .filter(({ word }, index) => index === 0 || index === tokens.length - 1 || !isStopWord(word, locale))
    .map(({ word }) => stemOf(word, locale))
    .toSorted();
