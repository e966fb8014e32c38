import { defaultLocale, languages, localiseHref, type Locale } from "@zoetrope/i18n";
import { FilledHead } from "@zoetrope/ui/filled-template";
import { contentLanguages } from "../content/content-pages.ts";
import type { Page } from "../page/use-page.ts";

/** Languages that a page is written in: those of its words, or all where they come from the dictionaries. */
export function translatedLocales({ path }: Page): readonly Locale[] {
  const written = contentLanguages(path);
  return written.length > 0 ? written : languages.map(({ locale }) => locale);
}

/** The address that search engines list. Where a page is not written in its language, its words are English, and so is this. */
export function canonicalAddress(page: Page): string {
  const own = translatedLocales(page).includes(page.locale) ? page.locale : defaultLocale;
  return page.urls.site + localiseHref(own, page.path + page.canonicalSearch);
}

/** Canonical address and the same page in the other languages (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export function AlternateLinks({ page }: { page: Page }) {
  const { site } = page.urls;
  const address = page.path + page.canonicalSearch;
  const locales = translatedLocales(page);
  return (
    <FilledHead
      cacheKey={`alternate links ${locales.join(" ")}`}
      values={{
        canonical: canonicalAddress(page),
        addresses: locales.map((locale) => site + localiseHref(locale, address)),
        untranslated: site + address,
      }}
    >
      {({ canonical, addresses, untranslated }) => (
        <>
          <link rel="canonical" href={canonical} />
          {locales.map((locale, index) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={addresses[index]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={untranslated} />
        </>
      )}
    </FilledHead>
  );
}
