import { defaultLocale, locales, matchLocale, type Locale } from "@zoetrope/i18n";

/** The first language of Accept-Language (RFC 9110, 12.5.4) that is spoken here. */
export function negotiateLocale(acceptLanguage: string | null): Locale {
  const preferences = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.split(";");
      const quality = parameters
        .find((one) => one.trim().startsWith("q="))
        ?.trim()
        .slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    const locale = matchLocale(tag);
    if (locale !== null) return locale;
  }
  return defaultLocale;
}

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
