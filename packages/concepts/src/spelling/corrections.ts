import { locales, type Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { isKnown, meaningsOf } from "../query/meanings.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutWords } from "../words/cut-words.ts";
import { isStopWord } from "../words/stop-words.ts";
import type { Qualities } from "../words/qualities.ts";
import { Spelling } from "./spelling.ts";

/** Spelling help: the words of a language are laid out when somebody first misspells one. */
export class Corrections {
  readonly #dictionary: Dictionary;
  readonly #qualities: Qualities;
  readonly #spellings = new Map<Locale, Spelling>();

  constructor(dictionary: Dictionary, qualities: Qualities) {
    this.#dictionary = dictionary;
    this.#qualities = qualities;
  }

  correct(word: string, own: Locale): string | null {
    const tokens = cutWords(word.slice(0, maxQueryLength), this.#dictionary);
    const [token] = tokens;
    if (token === undefined || tokens.length > 1 || token.script === "emoji" || /\p{N}/u.test(token.word))
      return null;
    const { colours, styles, motions } = this.#qualities;
    if ([colours, styles, motions].some((words) => words.find(tokens, [own]) !== null)) return null;
    if (locales.some((locale) => isStopWord(token.word, locale))) return null;
    if (isKnown(meaningsOf(tokens, this.#dictionary))) return null;
    for (const locale of [own, ...locales.filter((other) => other !== own)]) {
      const nearest = this.#spellingOf(locale).nearest(token.word);
      if (nearest !== null) return nearest;
    }
    return null;
  }

  #spellingOf(locale: Locale): Spelling {
    let spelling = this.#spellings.get(locale);
    if (spelling === undefined) {
      spelling = new Spelling(this.#dictionary, locale);
      this.#spellings.set(locale, spelling);
    }
    return spelling;
  }
}
