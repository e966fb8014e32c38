import { dateTag } from "./date-tag.ts";
import type { Locale } from "./locales.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let format = numberFormats.get(locale + key);
  if (format === undefined)
    numberFormats.set(locale + key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/** 1,284 or 1.284 or 1 284. */
export const formatNumber = (locale: Locale, value: number): string =>
  numberFormat(locale, "n", {}).format(value);

/** 29.97 or 29,97, and 1920 without a mark, as sizes and frames are written. */
export const formatDecimal = (locale: Locale, value: number, maximumFractionDigits = 2): string =>
  numberFormat(locale, `d${maximumFractionDigits}`, { useGrouping: "min2", maximumFractionDigits }).format(
    value,
  );

/** 69.1% or 69,1 %. */
export const formatShare = (locale: Locale, share: number, maximumFractionDigits = 0): string =>
  numberFormat(locale, `p${maximumFractionDigits}`, { style: "percent", maximumFractionDigits }).format(
    share,
  );

/** 12.1k, 1,2万: for counters on cards. */
export const formatCompact = (locale: Locale, value: number): string =>
  numberFormat(locale, "c", { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** 2.4 s: seconds with at most one decimal. */
export const formatSeconds = (locale: Locale, seconds: number): string =>
  numberFormat(locale, "s", {
    style: "unit",
    unit: "second",
    unitDisplay: "narrow",
    maximumFractionDigits: 1,
  }).format(seconds);

/** 12.4 kB: decimal units, as file managers and networks count. */
export function formatBytes(locale: Locale, bytes: number): string {
  const size = Math.abs(bytes);
  const [unit, divisor] =
    size < 1_000 ? ["byte", 1] : size < 1_000_000 ? ["kilobyte", 1_000] : ["megabyte", 1_000_000];
  return numberFormat(locale, `b${unit}`, {
    style: "unit",
    unit: unit,
    // The short form of a byte is one byte in English and Japanese, however many they are.
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(bytes / divisor);
}

const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** 21 November 2026, 21. November 2026: a day as people write it. */
export function formatDay(locale: Locale, day: Date): string {
  let format = dayFormats.get(locale);
  if (format === undefined) {
    const options = { dateStyle: "long", timeZone: "UTC" } as const;
    dayFormats.set(locale, (format = new Intl.DateTimeFormat(dateTag(locale), options)));
  }
  return format.format(day);
}
