import { locales, type Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { knownWord } from "../query/known-words.ts";
import { guessLocale } from "../query/meanings.ts";
import { isQualityWord } from "../query/parse-query.ts";
import { weighMeanings } from "../query/weigh-meanings.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutWords } from "../words/cut-words.ts";
import type { Qualities } from "../words/qualities.ts";
import { isStopWord } from "../words/stop-words.ts";
import type { Token } from "../words/tokens.ts";
import { Spelling } from "./spelling.ts";

/** A long word that hardly means anything is more likely another, misspelt: calender. */
const minLongWord = 7;
const minMeaning = 0.4;
/** Beside words that are known, and in another language than the page's, a short word with two mistakes is rather one that nobody knows. */
const manyLetters = 10;
const minForeign = 6;
const maxNearby = 12;

/** Spelling help: the words of a language are laid out when somebody first misspells one. */
export class Corrections {
  readonly #dictionary: Dictionary;
  readonly #qualities: Qualities;
  readonly #spellings = new Map<Locale, Spelling>();

  constructor(dictionary: Dictionary, qualities: Qualities) {
    this.#dictionary = dictionary;
    this.#qualities = qualities;
  }

  correct(word: string, own: Locale, beside: readonly string[]): string | null {
    const tokens = cutWords(word.slice(0, maxQueryLength), this.#dictionary, 2);
    const [token] = tokens;
    if (token === undefined || tokens.length > 1 || token.script === "emoji" || /\p{N}/u.test(token.word))
      return null;
    if (this.#isKnown(token, own)) return null;
    const { length } = token.word;
    const isStrict = beside.length > 0 && length < manyLetters;
    const nearest = this.#spellingOf(own).nearest(token.word, isStrict);
    if (nearest !== null || length < minForeign) return nearest;
    for (const locale of this.#others(own, beside)) {
      const foreign = this.#spellingOf(locale).nearest(token.word, length < manyLetters);
      if (foreign !== null) return foreign;
    }
    return null;
  }

  /** Beside other words it is one of their language; by itself it may be of any. */
  #others(own: Locale, beside: readonly string[]): Locale[] {
    if (beside.length === 0) return locales.filter((other) => other !== own);
    const tokens = cutWords(beside.join(" ").slice(0, maxQueryLength), this.#dictionary, maxNearby);
    const meanings = tokens.map((one) => knownWord(one, this.#dictionary).meanings);
    const guess = guessLocale(tokens, meanings, own);
    return guess === own ? [] : [guess];
  }

  #isKnown(token: Token, own: Locale): boolean {
    const known = knownWord(token, this.#dictionary);
    if (isQualityWord(token, known, own, this.#dictionary, this.#qualities)) return true;
    if (locales.some((locale) => isStopWord(token.word, locale))) return true;
    const [best] = weighMeanings(known.meanings, this.#dictionary, { own, guess: own });
    return best !== undefined && (best.weight >= minMeaning || token.word.length < minLongWord);
  }

  #spellingOf(locale: Locale): Spelling {
    let spelling = this.#spellings.get(locale);
    if (spelling === undefined) {
      spelling = new Spelling(this.#dictionary.completionsOf(locale), locale);
      this.#spellings.set(locale, spelling);
    }
    return spelling;
  }
}
