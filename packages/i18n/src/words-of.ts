import type { Locale } from "./locales.ts";
import type { Words } from "./words/words.ts";
import { en } from "./words/en.ts";

const catalogues: Record<Locale, Words> = { en, es: en, pt: en, "ko-KR": en, "ja-JP": en, fr: en, de: en };

export const wordsOf = (locale: Locale): Words => catalogues[locale];
