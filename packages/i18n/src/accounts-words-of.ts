import { de } from "./accounts-words/de.ts";
import { en, type AccountsWords } from "./accounts-words/en.ts";
import { es } from "./accounts-words/es.ts";
import { fr } from "./accounts-words/fr.ts";
import { ja } from "./accounts-words/ja.ts";
import { ko } from "./accounts-words/ko.ts";
import { pt } from "./accounts-words/pt.ts";
import type { Locale } from "./locales.ts";

const catalogues: Record<Locale, AccountsWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the accounts host in a language. */
export const accountsWordsOf = (locale: Locale): AccountsWords => catalogues[locale];
