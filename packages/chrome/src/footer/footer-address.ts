import { localeOfIdentifier, localiseHref, type Language, type LocaleIdentifier } from "@zoetrope/i18n";

/**
 * An absolute address of a page from path, language and base: what the calls to action of the footer use, so that the footer can
 * stand on another host as well. A locale that is not among `languages` gets the address of the first one.
 */
export function footerAddress(
  path: string,
  locale: LocaleIdentifier,
  appUrl: string,
  languages: readonly Language[],
): string {
  const wanted = localeOfIdentifier(locale);
  const language = languages.find((one) => one.locale === wanted) ?? languages[0];
  return localiseHref(language?.locale ?? "en", appUrl + path, appUrl);
}
