import { de } from "./chrome-words/de.ts";
import { en, type ChromeWords } from "./chrome-words/en.ts";
import { es } from "./chrome-words/es.ts";
import { fr } from "./chrome-words/fr.ts";
import { ja } from "./chrome-words/ja.ts";
import { ko } from "./chrome-words/ko.ts";
import { pt } from "./chrome-words/pt.ts";
import type { Locale } from "./locales.ts";

const catalogues: Record<Locale, ChromeWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of header, menus, search, user menu and footer in a language. */
export const chromeWordsOf = (locale: Locale): ChromeWords => catalogues[locale];
