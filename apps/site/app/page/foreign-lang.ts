import type { Locale } from "@zoetrope/i18n";

/** The `lang` of words on a page: none where they are in its own language. */
export const foreignLang = (locale: Locale, lang: string): string | undefined =>
  lang === locale ? undefined : lang;
