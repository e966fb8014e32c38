import { formatBytes } from "@zoetrope/i18n/format";

/** How much smaller, in percent of what it was. */
export const formatSaving = (before: number, after: number): string =>
  `${formatBytes("en", before)} → ${formatBytes("en", after)} (${before === 0 ? 0 : Math.round((after / before) * 1_000) / 10} %)`;
