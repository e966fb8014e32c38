import type { Locale } from "./locales.ts";
import { de } from "./statistics-words/de.ts";
import { en, type StatisticsWords } from "./statistics-words/en.ts";
import { es } from "./statistics-words/es.ts";
import { fr } from "./statistics-words/fr.ts";
import { ja } from "./statistics-words/ja.ts";
import { ko } from "./statistics-words/ko.ts";
import { pt } from "./statistics-words/pt.ts";

const catalogues: Record<Locale, StatisticsWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the pages that show what is counted, in a language. */
export const statisticsWordsOf = (locale: Locale): StatisticsWords => catalogues[locale];
