import { formatUtc, type Locale } from "@zoetrope/i18n";
import type { FigureSet } from "./plot-props.ts";

type Step = FigureSet["step"];

/** "21 Nov, 14:00", or the day alone. `time` is ISO 8601. */
export const formatMoment = (locale: Locale, step: Step, time: string): string =>
  step === "DAY"
    ? formatUtc(locale, { weekday: "short", day: "numeric", month: "short" }, new Date(time))
    : formatUtc(
        locale,
        { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
        new Date(time),
      );

/** What stands below a plot: hours of one day, else days. */
export const formatTick = (locale: Locale, isOneDay: boolean, time: Date): string =>
  isOneDay
    ? formatUtc(locale, { hour: "2-digit", minute: "2-digit" }, time)
    : formatUtc(locale, { day: "numeric", month: "short" }, time);
