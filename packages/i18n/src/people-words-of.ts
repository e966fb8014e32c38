import type { Locale } from "./locales.ts";
import { de } from "./people-words/de.ts";
import { en, type PeopleWords } from "./people-words/en.ts";
import { es } from "./people-words/es.ts";
import { fr } from "./people-words/fr.ts";
import { ja } from "./people-words/ja.ts";
import { ko } from "./people-words/ko.ts";
import { pt } from "./people-words/pt.ts";

const catalogues: Record<Locale, PeopleWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words for the people of a workspace in a language. */
export const peopleWordsOf = (locale: Locale): PeopleWords => catalogues[locale];
