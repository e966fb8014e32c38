import type { Locale } from "@zoetrope/i18n/locales";

/** What an animation is called and said to be in another language than its own. */
export interface TranslatedTexts {
  title: string;
  description?: string;
  /** As many as the animation's own, in their order; two of them may be one word here. */
  tags?: string[];
}
export type Translations = Partial<Record<Locale, TranslatedTexts>>;

export type Titles = Partial<Record<Locale, string>>;
export type TranslatedDetails = Partial<Record<Locale, Omit<TranslatedTexts, "title">>>;

const entriesOf = (translations: Translations = {}) =>
  Object.entries(translations) as [Locale, TranslatedTexts][];

/** As cards read them. */
export const titlesOf = (translations?: Translations): Titles =>
  Object.fromEntries(entriesOf(translations).map(([locale, { title }]) => [locale, title.trim()]));

/** As the page of one animation reads them, beside the titles. */
export const detailsOf = (translations?: Translations): TranslatedDetails =>
  Object.fromEntries(
    entriesOf(translations).flatMap(([locale, { description, tags }]) =>
      description === undefined && tags === undefined
        ? []
        : [
            [
              locale,
              {
                ...(description === undefined ? {} : { description: description.trim() }),
                ...(tags === undefined ? {} : { tags: tags.map((tag) => tag.trim()) }),
              },
            ],
          ],
    ),
  );

/** Words in one language. */
export interface TextIn {
  text: string;
  /** BCP 47; empty where nobody has said which it is. */
  lang: string;
}

interface Titled {
  title: string;
  language: Locale | null;
  titles: Titles;
}
interface Described extends Titled {
  description: string;
  tags: readonly string[];
  translations: TranslatedDetails;
}

/** In the reader's language where it exists, otherwise as it was given. */
export function titleFor({ title, language, titles }: Titled, locale: Locale): TextIn {
  const translated = titles[locale];
  return translated === undefined
    ? { text: title, lang: language ?? "" }
    : { text: translated, lang: locale };
}

export function descriptionFor({ description, language, translations }: Described, locale: Locale): TextIn {
  const translated = translations[locale]?.description;
  return translated === undefined
    ? { text: description, lang: language ?? "" }
    : { text: translated, lang: locale };
}

/** Each once. */
export function tagsFor({ tags, language, translations }: Described, locale: Locale): TextIn[] {
  const translated = translations[locale]?.tags;
  const lang = translated === undefined ? (language ?? "") : locale;
  return [...new Set(translated ?? tags)].map((text) => ({ text, lang }));
}
