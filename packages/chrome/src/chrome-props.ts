import type { Locale, Words } from "@zoetrope/i18n";

/** What header and footer need to know of the page they stand on. */
export interface ChromeProps {
  locale: Locale;
  words: Words;
  /** Pathname without the language prefix; the language switcher keeps it. */
  path: string;
  search: string;
  /** Puts the language of the page on an internal address. */
  href(address: string): string;
}
