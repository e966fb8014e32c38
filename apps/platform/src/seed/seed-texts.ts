import type { TranslatedTexts, Translations } from "@zoetrope/catalog";
import { defaultLocale, locales, type Locale } from "@zoetrope/i18n/locales";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** What the seed says in one language: `translations/{locale}/{name}.json`. */
export const readSeedTexts = <T>(locale: Locale, name: string, schema: z.ZodType<T>): T =>
  schema.parse(
    JSON.parse(readFileSync(new URL(`translations/${locale}/${name}.json`, import.meta.url), "utf8")),
  );

/** The languages that the seed is translated to; the platform starts in one that nobody has translated it to yet. */
export const translatedLocales = locales.filter(
  (locale) => locale !== defaultLocale && existsSync(new URL(`translations/${locale}`, import.meta.url)),
);

/** Texts of one animation in every other language; a language that has none is left out. */
export const inOtherLocales = (textsIn: (locale: Locale) => TranslatedTexts | null): Translations =>
  Object.fromEntries(
    translatedLocales.flatMap((locale) => {
      const texts = textsIn(locale);
      return texts === null ? [] : [[locale, texts]];
    }),
  );

/** Puts values into the places of a text: `{name}`. */
export const interpolate = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const capital = (text: string, locale: Locale): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

const vocabularies = new Map<Locale, Record<string, string>>();

function vocabularyOf(locale: Locale): Record<string, string> {
  let vocabulary = vocabularies.get(locale);
  if (!vocabulary) {
    vocabulary = readSeedTexts(locale, "tags", z.record(z.string(), z.string()));
    vocabularies.set(locale, vocabulary);
  }
  return vocabulary;
}

/** Tags one by one, as `own` calls them where a word means something else than in the other animations. */
export const translateTags = (
  tags: readonly string[],
  locale: Locale,
  own: Record<string, string> = {},
): string[] => {
  const vocabulary = vocabularyOf(locale);
  return tags.map((tag) => own[tag] ?? vocabulary[tag] ?? tag);
};
