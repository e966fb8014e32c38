import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "@zoetrope/i18n";

const lexicon = join(import.meta.dirname, "../../packages/concepts/lexicon");

/** The languages that have a lexicon. */
export const spokenLocales = locales.filter((locale) => existsSync(join(lexicon, `${locale}.json`)));

const wordsOf = (locale: Locale): string[] => {
  const concepts = JSON.parse(readFileSync(join(lexicon, `${locale}.json`), "utf8")) as Record<
    string,
    readonly string[]
  >;
  return Object.values(concepts).flatMap(
    (words) => words.find((word) => /^[\p{L}\p{M}]{2,}$/u.test(word)) ?? [],
  );
};

/** What people of each language search for, a word for each concept of the lexicon. */
export const spokenWords = Object.fromEntries(
  spokenLocales.map((locale) => [locale, [...new Set(wordsOf(locale))]]),
) as unknown as Record<Locale, readonly string[]>;

/** All of them, the languages in turn. */
export const allSpokenWords: readonly string[] = [
  ...new Set(
    Array.from(
      { length: Math.max(...spokenLocales.map((locale) => spokenWords[locale].length)) },
      (_, index) => spokenLocales.flatMap((locale) => spokenWords[locale][index]?.toLowerCase() ?? []),
    ).flat(),
  ),
];
