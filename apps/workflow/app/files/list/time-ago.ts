import type { Locale } from "@zoetrope/i18n";

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago", "yesterday", "now" in the language of the page. `date` is ISO 8601. */
export function timeAgo(locale: Locale, date: string, now = Date.now()): string {
  const seconds = (Date.parse(date) - now) / 1_000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step === undefined
    ? format.format(0, "second")
    : format.format(Math.round(seconds / step[1]), step[0]);
}
