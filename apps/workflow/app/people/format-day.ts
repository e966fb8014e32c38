import type { Locale } from "@zoetrope/i18n";

/** A day as people write it: "5 December 2026". `date` is ISO 8601. */
export const formatDay = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(date));
