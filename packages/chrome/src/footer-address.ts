import { localiseHref, type Language, type Locale } from "@zoetrope/i18n";

/** The site's default locale is written en-US; among the languages English is `en`. */
export type FooterLocale = Locale | "en-US";

/**
 * An absolute address of a page from path, language and base: what the calls to action of the footer use, so that the footer can
 * stand on another host as well. A locale that is not among `languages` gets the address of the first one.
 */
export function footerAddress(
  path: string,
  locale: FooterLocale,
  appUrl: string,
  languages: readonly Language[],
): string {
  const wanted = locale === "en-US" ? "en" : locale;
  const language = languages.find((one) => one.locale === wanted) ?? languages[0];
  return localiseHref(language?.locale ?? "en", appUrl + path, appUrl);
}
