import { defaultLocale, locales, type Locale } from "./locales.ts";

const catalogues: Record<string, (locale: Locale) => unknown> = {};

/**
 * Places of the words of `english` that `own` lacks or leaves empty: `.menus.pricing`. A language without a form for one
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules) lacks nothing when it leaves that form out.
 */
export function missingIn(locale: Locale, english: unknown, own: unknown, place = ""): string[] {
  if (typeof english !== "object" || english === null)
    return typeof own === typeof english && own !== "" ? [] : [place];
  if (typeof own !== "object" || own === null) return [place];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return Object.entries(english)
    .filter(([key]) => key !== "one" || !("other" in english) || pluralCategories.includes(key))
    .flatMap(([key, inner]) =>
      missingIn(locale, inner, (own as Record<string, unknown>)[key], `${place}.${key}`),
    );
}

export const missingWords = (): string[] =>
  Object.entries(catalogues).flatMap(([name, of]) =>
    locales.flatMap((locale) =>
      missingIn(locale, of(defaultLocale), of(locale)).map((place) => `${locale} ${name}${place}`),
    ),
  );
