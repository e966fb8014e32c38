import { getChromeMessages, type Locale } from "@zoetrope/i18n";

/** The fixed terms under the search fields, as the reader's language calls them (specification §8). */
export const trendingTerms = (locale: Locale): string[] =>
  getChromeMessages(locale).search.trendingTerms.split("\n");
