import { languages, localiseHref } from "@zoetrope/i18n";
import type { Page } from "./use-page.ts";

/** Canonical address and the same page in the other languages (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export function AlternateLinks({ page }: { page: Page }) {
  const { site } = page.urls;
  const address = page.path + page.canonicalSearch;
  return (
    <>
      <link rel="canonical" href={site + page.href(address)} />
      {languages.map(({ locale }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={site + localiseHref(locale, address)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={site + address} />
    </>
  );
}
