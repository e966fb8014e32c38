import { cachedFormatter } from "./cached-formatter.ts";
import { dateTag } from "./date-tag.ts";
import type { Locale } from "./locales.ts";

const numberFormat = (locale: Locale, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cachedFormatter(`format ${locale} ${key}`, () => new Intl.NumberFormat(locale, options));

/** 1,284 or 1.284 or 1 284. */
export const formatNumber = (locale: Locale, value: number): string =>
  isAlikeEverywhere(value) ? String(value) : numberFormat(locale, "n", {}).format(value);

/** Whole numbers below a thousand have no mark, and all languages of ours have the digits of JavaScript. */
const isAlikeEverywhere = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1_000;

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
  isAlikeEverywhere(value)
    ? String(value)
    : numberFormat(locale, "c", { notation: "compact", maximumFractionDigits: 1 }).format(value);

/** 2.4 s. */
export const formatSeconds = (locale: Locale, seconds: number, maximumFractionDigits = 1): string =>
  numberFormat(locale, `s${maximumFractionDigits}`, {
    style: "unit",
    unit: "second",
    unitDisplay: "narrow",
    maximumFractionDigits,
  }).format(seconds);

/** 12.4 kB: decimal units, as file managers and networks count. */
export function formatBytes(locale: Locale, bytes: number, maximumFractionDigits = 1): string {
  const size = Math.abs(bytes);
  const [unit, divisor] =
    size < 1_000 ? ["byte", 1] : size < 1_000_000 ? ["kilobyte", 1_000] : ["megabyte", 1_000_000];
  return numberFormat(locale, `b${unit}${maximumFractionDigits}`, {
    style: "unit",
    unit: unit,
    // The short form of a byte is one byte in English and Japanese, however many they are.
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits,
  }).format(bytes / divisor);
}

/** "40 seconds", "12 minutes": rounded up, so that nobody tries too early. */
export function formatWait(locale: Locale, seconds: number): string {
  const isShort = seconds < 60;
  const unit = isShort ? "second" : "minute";
  return numberFormat(locale, `w${unit}`, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.ceil(isShort ? seconds : seconds / 60),
  );
}

/** "apples, pears, and plums" as the language lists what belongs together. */
export const formatList = (locale: Locale, parts: readonly string[]): string =>
  cachedFormatter(`list ${locale}`, () => new Intl.ListFormat(locale, { type: "conjunction" })).format(parts);

/** Days and hours are those of UTC: a page says the same on the server and in the browser. */
export const formatUtc = (locale: Locale, options: Intl.DateTimeFormatOptions, time: Date): string =>
  cachedFormatter(
    `utc ${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: "UTC" }),
  ).format(time);

/** 21 November 2026, 21. November 2026: a day as people write it. */
export const formatDay = (locale: Locale, day: Date): string => formatUtc(locale, { dateStyle: "long" }, day);
