import { locales, type Locale } from "@zoetrope/i18n/locales";

const languageOf = (tag: string): string => (tag.split("-")[0] ?? "").toLowerCase();

/**
 * The language to offer to someone whose browser asks for `wanted`, best first: the first of them that the site speaks, unless the page
 * is in it already.
 */
export function offeredLocale(page: string, wanted: readonly string[]): Locale | null {
  for (const tag of wanted) {
    const spoken = locales.find((locale) => languageOf(locale) === languageOf(tag));
    if (spoken !== undefined) return languageOf(spoken) === languageOf(page) ? null : spoken;
  }
  return null;
}
