import type { Locale } from "./locales.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { pt } from "./words/pt.ts";
import type { Words } from "./words/words.ts";

const catalogues: Record<Locale, Words> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** The words of header, footer and the browsing pages in a language. */
export const wordsOf = (locale: Locale): Words => catalogues[locale];
