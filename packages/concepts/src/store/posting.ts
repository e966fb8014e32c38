import { locales, type Locale } from "@zoetrope/i18n";

/** One meaning of a word in one language, in 32 bits. */
export interface Posting {
  concept: number;
  /** Null for what every language writes alike: emoji. */
  locale: Locale | null;
  weight: number;
  /** It is what the concept is called, and no more than a word said of it. */
  isName: boolean;
}

const weightSteps = 127;
const everyLocale = locales.length;

export const maxConcepts = 1 << 13;

export const packPosting = ({ concept, locale, weight, isName }: Posting): number =>
  (concept |
    ((locale === null ? everyLocale : locales.indexOf(locale)) << 13) |
    (Math.max(1, Math.round(weight * weightSteps)) << 16) |
    (Number(isName) << 23)) >>>
  0;

export const localeOfPosting = (packed: number): Locale | null => locales[(packed >> 13) & 7] ?? null;

export const unpackPosting = (packed: number): Posting => ({
  concept: packed & (maxConcepts - 1),
  locale: localeOfPosting(packed),
  weight: ((packed >> 16) & weightSteps) / weightSteps,
  isName: ((packed >> 23) & 1) === 1,
});
