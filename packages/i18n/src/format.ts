import type { Locale } from "./locales.ts";

/** Word forms by CLDR plural category; `other` serves every category that is not named. */
export interface PluralForms {
  one?: string;
  many?: string;
  other: string;
}

const pluralRules = new Map<Locale, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Picks the form for `count`: Spanish, French and Portuguese say "many" from a million on. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  let rules = pluralRules.get(locale);
  if (rules === undefined) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  const category = rules.select(count);
  return (category === "one" ? forms.one : category === "many" ? forms.many : undefined) ?? forms.other;
}

function numberFormat(locale: Locale, key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let format = numberFormats.get(locale + key);
  if (format === undefined)
    numberFormats.set(locale + key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/** 1,284 or 1.284 or 1 284. */
export const formatNumber = (locale: Locale, value: number): string =>
  numberFormat(locale, "n", {}).format(value);

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
  const [unit, divisor] =
    bytes < 1_000 ? ["byte", 1] : bytes < 1_000_000 ? ["kilobyte", 1_000] : ["megabyte", 1_000_000];
  return numberFormat(locale, `b${unit}`, {
    style: "unit",
    unit: unit,
    // The short form of a byte is one byte in English and Japanese, however many they are.
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(bytes / divisor);
}

/** 21 November 2026, 21. November 2026: a day as people write it. */
export const formatDay = (locale: Locale, day: Date): string =>
  day.toLocaleDateString(locale === "en" ? "en-GB" : locale, { dateStyle: "long", timeZone: "UTC" });
