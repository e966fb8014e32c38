import { formatBytes, formatShare } from "@zoetrope/i18n/format";
import type { Locale } from "@zoetrope/i18n/locales";

/** How much smaller, in percent of what it was. */
export const formatSaving = (locale: Locale, before: number, after: number): string =>
  `${formatBytes(locale, before)} → ${formatBytes(locale, after)} (${formatShare(locale, before === 0 ? 0 : after / before, 1)})`;
