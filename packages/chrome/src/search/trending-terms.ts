import { getChromeMessages, type Locale } from "@zoetrope/i18n";

const count = 10;

/**
 * The ten terms under the search fields: in English those of the specification (§9), elsewhere what people of the language search for
 * (`popular`), filled up with what the language calls the fixed ones.
 */
export function trendingTerms(locale: Locale, popular: readonly string[] = []): string[] {
  const fixed = getChromeMessages(locale).search.trendingTerms.split("\n");
  if (locale === "en") return fixed;
  const known = new Set(popular.map((term) => term.toLowerCase()));
  return [...popular, ...fixed.filter((term) => !known.has(term.toLowerCase()))].slice(0, count);
}
