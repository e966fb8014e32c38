import { AppError } from "@zoetrope/kit";
import { locales, type Locale } from "@zoetrope/i18n/locales";

/** A language that somebody names. */
export const localeOf = (text: string): Locale => {
  const known = locales.find((locale) => locale === text);
  if (known !== undefined) return known;
  const publicMessage = `"${text.slice(0, 20)}" is no language of the platform.`;
  throw new AppError("bad-request", publicMessage, { publicMessage });
};
