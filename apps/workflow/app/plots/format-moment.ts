import { dateTag, type Locale } from "@zoetrope/i18n";
import type { FigureSet } from "./plot-props.ts";

type Step = FigureSet["step"];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Days and hours are counted in UTC, so they are said in it, wherever the reader is. */
function format(locale: Locale, key: string, options: Intl.DateTimeFormatOptions, time: Date): string {
  let known = formats.get(locale + key);
  if (known === undefined)
    formats.set(
      locale + key,
      (known = new Intl.DateTimeFormat(dateTag(locale), { timeZone: "UTC", ...options })),
    );
  return known.format(time);
}

/** "21 Nov, 14:00", or the day alone. `time` is ISO 8601. */
export const formatMoment = (locale: Locale, step: Step, time: string): string =>
  step === "DAY"
    ? format(locale, "day", { weekday: "short", day: "numeric", month: "short" }, new Date(time))
    : format(
        locale,
        "hour",
        { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
        new Date(time),
      );

/** What stands below a plot: hours of one day, else days. */
export const formatTick = (locale: Locale, isOneDay: boolean, time: Date): string =>
  isOneDay
    ? format(locale, "tick-hour", { hour: "2-digit", minute: "2-digit" }, time)
    : format(locale, "tick-day", { day: "numeric", month: "short" }, time);

/** 38 %, as the language writes it. */
export const formatShare = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(share);
