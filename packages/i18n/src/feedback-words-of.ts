import type { Locale } from "./locales.ts";
import { de } from "./feedback-words/de.ts";
import { en, type FeedbackWords } from "./feedback-words/en.ts";
import { es } from "./feedback-words/es.ts";
import { fr } from "./feedback-words/fr.ts";
import { ja } from "./feedback-words/ja.ts";
import { ko } from "./feedback-words/ko.ts";
import { pt } from "./feedback-words/pt.ts";

const catalogues: Record<Locale, FeedbackWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the forms that write to whoever runs the platform, and of the page that lists what came. */
export const feedbackWordsOf = (locale: Locale): FeedbackWords => catalogues[locale];
