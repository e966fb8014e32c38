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
/** The place of a language stands in eight bits: none of them may have this one. */
const everyLocale = 0xff;

export const maxConcepts = 1 << 13;

export const packPosting = ({ concept, locale, weight, isName }: Posting): number =>
  (concept |
    (Math.max(1, Math.round(weight * weightSteps)) << 13) |
    (Number(isName) << 20) |
    ((locale === null ? everyLocale : locales.indexOf(locale)) << 24)) >>>
  0;

export const localeOfPosting = (packed: number): Locale | null => locales[packed >>> 24] ?? null;

export const unpackPosting = (packed: number): Posting => ({
  concept: packed & (maxConcepts - 1),
  locale: localeOfPosting(packed),
  weight: ((packed >> 13) & weightSteps) / weightSteps,
  isName: ((packed >> 20) & 1) === 1,
});
