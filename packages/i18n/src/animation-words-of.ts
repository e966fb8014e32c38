import { de } from "./animation-words/de.ts";
import { en, type AnimationWords } from "./animation-words/en.ts";
import { es } from "./animation-words/es.ts";
import { fr } from "./animation-words/fr.ts";
import { ja } from "./animation-words/ja.ts";
import { ko } from "./animation-words/ko.ts";
import { pt } from "./animation-words/pt.ts";
import type { Locale } from "./locales.ts";

const catalogues: Record<Locale, AnimationWords> = { en, es, pt, "ko-KR": ko, "ja-JP": ja, fr, de };

/** Words of the player, the animation page and the embed page. */
export const animationWordsOf = (locale: Locale): AnimationWords => catalogues[locale];
