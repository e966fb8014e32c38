import type { Locale } from "./locales.ts";
import { de } from "./mail-words/de.ts";
import { en, type MailWords } from "./mail-words/en.ts";
import { es } from "./mail-words/es.ts";
import { fr } from "./mail-words/fr.ts";
import { ja } from "./mail-words/ja.ts";
import { ko } from "./mail-words/ko.ts";
import { pt } from "./mail-words/pt.ts";

const catalogues: Record<Locale, MailWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the mails that the platform sends. */
export const mailWordsOf = (locale: Locale): MailWords => catalogues[locale];
