import type { Locale } from "@zoetrope/i18n";
import type { Dictionary } from "../store/dictionary.ts";
import { foldKana } from "../words/tokens.ts";
import { editDistance } from "./edit-distance.ts";

interface KnownWord {
  letters: string;
  /** As people write it. */
  text: string;
  /** One bit for each letter in it, by its code: words that share few letters are not compared. */
  mask: number;
}

/** Shorter words are like too many others. */
const minLetters = 4;
const manyLetters = 8;

/** Korean by its letters and not by its syllables, kana in one script. */
const lettersOf = (word: string): string =>
  /\p{Script=Hangul}/u.test(word) ? word.normalize("NFD") : foldKana(word);

function maskOf(letters: string): number {
  let mask = 0;
  for (let index = 0; index < letters.length; index++) mask |= 1 << (letters.charCodeAt(index) & 31);
  return mask;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** The words of a language, by how many letters they have. */
export class Spelling {
  readonly #byLength = new Map<number, KnownWord[]>();

  constructor(dictionary: Dictionary, locale: Locale) {
    const completions = dictionary.completionsOf(locale);
    for (let index = 0; index < completions.length; index++) {
      const [key = "", text = ""] = completions.at(index).split("\t");
      if (key.includes(" ")) continue;
      const letters = lettersOf(key);
      const known = { letters, text, mask: maskOf(letters) };
      const sameLength = this.#byLength.get(letters.length);
      if (sameLength === undefined) this.#byLength.set(letters.length, [known]);
      else sameLength.push(known);
    }
  }

  /** The nearest word; among equals one that begins alike. */
  nearest(word: string): string | null {
    const letters = lettersOf(word);
    if (letters.length < minLetters) return null;
    const limit = letters.length >= manyLetters ? 2 : 1;
    const mask = maskOf(letters);
    let best: { text: string; score: number } | null = null;
    for (let length = letters.length - limit; length <= letters.length + limit; length++)
      for (const known of this.#byLength.get(length) ?? []) {
        if (bitsIn(known.mask ^ mask) > 2 * limit) continue;
        const distance = editDistance(letters, known.letters, limit);
        if (distance > limit) continue;
        const score = distance + (known.letters[0] === letters[0] ? 0 : 0.5);
        if (best === null || score < best.score) best = { text: known.text, score };
      }
    return best?.text ?? null;
  }
}
