import { defaultLocale, languages, localiseHref, type Locale } from "@zoetrope/i18n";
import type { Page } from "./use-page.ts";

/**
 * Canonical address and the same page in the other languages (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * `written` lists the languages that the page is written in, where that is not all of them: in the others its words are English, and so is
 * its canonical address.
 */
export function AlternateLinks({ page, written }: { page: Page; written?: readonly Locale[] | undefined }) {
  const { site } = page.urls;
  const address = page.path + page.canonicalSearch;
  const offered = languages.filter(({ locale }) => written?.includes(locale) ?? true);
  const own = offered.some(({ locale }) => locale === page.locale) ? page.locale : defaultLocale;
  return (
    <>
      <link rel="canonical" href={site + localiseHref(own, address)} />
      {offered.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={site + localiseHref(locale, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site + address} />
    </>
  );
}
