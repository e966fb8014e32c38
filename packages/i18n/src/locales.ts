interface Row {
  /** Its BCP 47 tag, by which numbers, dates and plurals are written. */
  locale: string;
  /** The language's name in itself. */
  name: string;
  shortName: string;
  /** First segment of its addresses; empty for English. */
  urlPrefix: string;
  /** As links elsewhere name it, always with a territory (https://ogp.me/#optional). */
  openGraph: string;
}

/** The languages of the product; the first is the fallback. A row here and a folder of messages are a language. */
const rows = [
  { locale: "en", name: "English", shortName: "EN", urlPrefix: "", openGraph: "en_US" },
  { locale: "es", name: "Español", shortName: "ES", urlPrefix: "es", openGraph: "es_ES" },
  { locale: "pt", name: "Português", shortName: "PT", urlPrefix: "pt", openGraph: "pt_BR" },
  { locale: "ko-KR", name: "한국어", shortName: "KR", urlPrefix: "kr", openGraph: "ko_KR" },
  { locale: "ja-JP", name: "日本語", shortName: "JP", urlPrefix: "jp", openGraph: "ja_JP" },
  { locale: "fr", name: "Français", shortName: "FR", urlPrefix: "fr", openGraph: "fr_FR" },
  { locale: "de", name: "Deutsch", shortName: "DE", urlPrefix: "de", openGraph: "de_DE" },
] as const satisfies readonly Row[];

export type Locale = (typeof rows)[number]["locale"];
export interface Language extends Row {
  locale: Locale;
}
export const languages: readonly Language[] = rows;
export const locales: readonly Locale[] = languages.map(({ locale }) => locale);
const languageOf = Object.fromEntries(languages.map((language) => [language.locale, language])) as Record<
  Locale,
  Language
>;

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

/** A language as links elsewhere name it. */
export const openGraphLocale = (locale: Locale): string => languageOf[locale].openGraph;

const localeOfPrefix = new Map<string, Locale>(
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
 * Takes a language's tag off a pathname that begins with it instead of its prefix: `/ja/tags` and `/ja-JP/tags` are Japanese `/tags`, `/en`
 * is English `/`. Null for any other.
 */
export function splitLanguageTag(pathname: string): { locale: Locale; path: string } | null {
  const first = pathname.split("/", 2)[1] ?? "";
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(first) || splitLocale(pathname).path !== pathname) return null;
  const locale = matchLocale(first);
  return locale && { locale, path: pathname.slice(first.length + 1) || "/" };
}

/**
 * Puts the language on an address of this site: a path (`/tags?x=1#y`), or an absolute address on `siteUrl`.
 * Addresses of other hosts, fragments and addresses without a leading slash come back as they are.
 */
export function localiseHref(locale: Locale, href: string, siteUrl?: string): string {
  const prefix = languageOf[locale].urlPrefix;
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
