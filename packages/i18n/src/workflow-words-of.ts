import { de } from "./workflow-words/de.ts";
import { en, type WorkflowWords } from "./workflow-words/en.ts";
import { es } from "./workflow-words/es.ts";
import { fr } from "./workflow-words/fr.ts";
import { ja } from "./workflow-words/ja.ts";
import { ko } from "./workflow-words/ko.ts";
import { pt } from "./workflow-words/pt.ts";
import type { Locale } from "./locales.ts";

const catalogues: Record<Locale, WorkflowWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the workflow app in a language. */
export const workflowWordsOf = (locale: Locale): WorkflowWords => catalogues[locale];
