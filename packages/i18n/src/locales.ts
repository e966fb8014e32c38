/** The seven languages of the product; the first is the fallback. */
export const locales = ["en", "es", "pt", "ko-KR", "ja-JP", "fr", "de"] as const;
export type Locale = (typeof locales)[number];

export interface Language {
  locale: Locale;
  /** The language's name in itself. */
  name: string;
  shortName: string;
  /** First segment of its addresses; empty for English. */
  urlPrefix: string;
}

export const languages: readonly Language[] = [
  { locale: "en", name: "English", shortName: "EN", urlPrefix: "" },
  { locale: "es", name: "Español", shortName: "ES", urlPrefix: "es" },
  { locale: "pt", name: "Português", shortName: "PT", urlPrefix: "pt" },
  { locale: "ko-KR", name: "한국어", shortName: "KR", urlPrefix: "kr" },
  { locale: "ja-JP", name: "日本語", shortName: "JP", urlPrefix: "jp" },
  { locale: "fr", name: "Français", shortName: "FR", urlPrefix: "fr" },
  { locale: "de", name: "Deutsch", shortName: "DE", urlPrefix: "de" },
];

export const defaultLocale = "en" satisfies Locale;
/** What the site calls its default locale (specification §3); the sign-in client calls the same one `en`. */
export const defaultLocaleIdentifier = "en-US";
export type LocaleIdentifier = Locale | typeof defaultLocaleIdentifier;

/** The language tag of the site's pages, and of what is counted on them. */
export const localeIdentifier = (locale: Locale): LocaleIdentifier =>
  locale === defaultLocale ? defaultLocaleIdentifier : locale;

/** The supported locale that a page's language tag stands for; the default one for a tag of no page. */
export const localeOfIdentifier = (identifier: string): Locale =>
  locales.find((locale) => locale === identifier) ?? defaultLocale;

const territories: Record<Locale, string> = {
  en: "en_US",
  es: "es_ES",
  pt: "pt_BR",
  "ko-KR": "ko_KR",
  "ja-JP": "ja_JP",
  fr: "fr_FR",
  de: "de_DE",
};

/** A language as links elsewhere name it, always with a territory (https://ogp.me/#optional). */
export const openGraphLocale = (locale: Locale): string => territories[locale];

const prefixOfLocale = Object.fromEntries(
  languages.map((language) => [language.locale, language.urlPrefix]),
) as Record<Locale, string>;
const localeOfPrefix = new Map(
  languages.filter(({ urlPrefix }) => urlPrefix !== "").map(({ locale, urlPrefix }) => [urlPrefix, locale]),
);

/** Takes the language off a pathname: `/de/tags` is German `/tags`. Paths without a known prefix are English. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const end = pathname.indexOf("/", 1);
  const locale = localeOfPrefix.get(end === -1 ? pathname.slice(1) : pathname.slice(1, end));
  if (locale === undefined) return { locale: defaultLocale, path: pathname };
  return { locale, path: end === -1 ? "/" : pathname.slice(end) };
}

/**
 * Puts the language on an address of this site: a path (`/tags?x=1#y`), or an absolute address on `siteUrl`.
 * Addresses of other hosts, fragments and addresses without a leading slash come back as they are.
 */
export function localiseHref(locale: Locale, href: string, siteUrl?: string): string {
  const prefix = prefixOfLocale[locale];
  if (prefix === "") return href;
  if (siteUrl !== undefined && (href === siteUrl || href.startsWith(`${siteUrl}/`))) {
    return siteUrl + localiseHref(locale, href.slice(siteUrl.length) || "/");
  }
  if (!href.startsWith("/") || href.startsWith("//")) return href;
  return href === "/"
    ? `/${prefix}`
    : href.startsWith("/?") || href.startsWith("/#")
      ? `/${prefix}${href.slice(1)}`
      : `/${prefix}${href}`;
}
