import type { Locale } from "@zoetrope/i18n";

const longestName = 40;

/**
 * A name that a stranger may have chosen, for a mail to somebody else: short, and nothing in it that a mail program makes a link of.
 */
export function nameForMail(name: string): string {
  const plain = name
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Join_Control}'’ -]+/gu, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  const letters = Array.from(plain);
  return letters.length > longestName ? `${letters.slice(0, longestName).join("").trim()}…` : plain;
}

/** Day and time as the language writes them, where the reader is not known to be: in UTC, and says so. */
export const momentOf = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  }).format(moment);
