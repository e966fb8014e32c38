import { defaultLocale, languages, splitLocale } from "@zoetrope/i18n/locales";

/** Of addresses, with their slash; empty for English. */
export const prefixes: readonly string[] = languages.map(({ urlPrefix }) =>
  urlPrefix === "" ? "" : `/${urlPrefix}`,
);

export const isEnglish = (pathname: string): boolean => splitLocale(pathname).locale === defaultLocale;
