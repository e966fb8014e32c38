import { defaultLocale, locales, type Locale } from "@zoetrope/i18n";

/** Our language for a tag such as `de-AT`: the same tag, or the same language. Null for a language that is not spoken here. */
export function matchLocale(tag: string): Locale | null {
  const wanted = tag.trim().toLowerCase();
  const language = wanted.split("-", 1)[0];
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase().split("-", 1)[0] === language) ??
    null
  );
}

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
