import type { Locale } from "@zoetrope/i18n/locales";
import { RecentMap } from "@zoetrope/kit/recent-map";
import type { SortedTexts } from "../store/sorted-texts.ts";
import { foldKana } from "../words/tokens.ts";
import { editDistance } from "./edit-distance.ts";
import { mayBegin, mayBeMistyped } from "./likely-mistakes.ts";

/** Shorter words are like too many others. */
const minLetters = 4;
/** From so many on two mistakes are looked for: in a word that begins as it should, and in any. */
const someLetters = 6;
const manyLetters = 10;
const maxMistakes = 2;
/** Longer words are as long as this. */
const maxLetters = 255;
/** How much farther a word is that begins with another letter, and how much nearer one that only has other vowels. */
const otherBeginning = 0.5;
const sameConsonants = 0.3;

/** Every word of the language is looked at, and the same ones are mistyped again and again. */
const maxKnown = 10_000;

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** Korean by its letters and not by its syllables, kana in one script. */
const lettersOf = (word: string): string =>
  /\p{Script=Hangul}/u.test(word) ? word.normalize("NFD") : foldKana(word);

/** Letters that sound alike where a language has them: in Spanish ll as y, v as b, z as s, h as nothing. */
const soundsOf: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/ll/g, "y"],
    [/v/g, "b"],
    [/z|c(?=[ei])/g, "s"],
    [/h/g, ""],
  ],
};

/** What is heard of a word beside its vowels; double letters are heard once. */
const consonantsOf = (letters: string, locale: Locale): string =>
  (soundsOf[locale] ?? [])
    .reduce((heard, [letter, sound]) => heard.replace(letter, sound), letters)
    .replace(/[aeiouy]/g, "")
    .replace(/(.)\1+/g, "$1");

/** By pairs, then fours, then bytes, whose sum ends up in the highest. */
function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many letters a text has from here to there, and one bit for each of them by its code; no text is made of them. */
function measure(text: string, start: number, end: number): { letters: number; mask: number } {
  let letters = 0;
  let mask = 0;
  const add = (code: number): void => {
    letters += 1;
    mask |= 1 << (code & 31);
  };
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < firstSyllable || code > lastSyllable) add(code);
    else {
      const syllable = code - firstSyllable;
      add(0x1100 + Math.floor(syllable / 588));
      add(0x1161 + Math.floor((syllable % 588) / 28));
      if (syllable % 28 > 0) add(0x11a7 + (syllable % 28));
    }
  }
  return { letters, mask };
}

/** The words of a language, by how many letters they have and which. */
export class Spelling {
  readonly #completions: SortedTexts;
  readonly #locale: Locale;
  /** Where the words of so many letters begin among `#indexes` and `#masks`; what is longer than the last is as long. */
  readonly #starts = new Uint32Array(maxLetters + 2);
  readonly #indexes: Uint32Array;
  readonly #masks: Int32Array;
  readonly #known = new RecentMap<string, string | null>(maxKnown);

  /** Of lines that begin with a word in the spelling of the index, and a tab. */
  constructor(completions: SortedTexts, locale: Locale) {
    this.#completions = completions;
    this.#locale = locale;
    // Zero for phrases, which are not corrected.
    const lettersAt = new Uint8Array(completions.length);
    const maskAt = new Int32Array(completions.length);
    completions.forEachStart((text, start, index) => {
      const end = text.indexOf("\t", start);
      const space = text.indexOf(" ", start);
      if (space !== -1 && space < end) return;
      const { letters, mask } = measure(text, start, end);
      lettersAt[index] = Math.min(maxLetters, letters);
      maskAt[index] = mask;
    });
    for (const letters of lettersAt) this.#starts[letters + 1] = (this.#starts[letters + 1] ?? 0) + 1;
    for (let letters = 1; letters < this.#starts.length; letters++)
      this.#starts[letters] = (this.#starts[letters] ?? 0) + (this.#starts[letters - 1] ?? 0);
    this.#indexes = new Uint32Array(completions.length);
    this.#masks = new Int32Array(completions.length);
    const next = this.#starts.slice();
    for (const [index, letters] of lettersAt.entries()) {
      const at = next[letters] ?? 0;
      next[letters] = at + 1;
      this.#indexes[at] = index;
      this.#masks[at] = maskAt[index] ?? 0;
    }
  }

  /** The nearest word as people write it; among equals one that begins alike, and sounds alike. `isStrict`: with one mistake at most. */
  nearest(word: string, isStrict = false): string | null {
    return this.#known.getOrCreate(isStrict ? `${word}!` : word, () => this.#find(word, isStrict));
  }

  #find(word: string, isStrict: boolean): string | null {
    const letters = lettersOf(word);
    if (letters.length < minLetters) return null;
    const limit = letters.length >= someLetters && !isStrict ? maxMistakes : 1;
    const { mask } = measure(letters, 0, letters.length);
    const fewest = letters.length - limit;
    if (fewest > maxLetters) return null;
    const end = this.#starts[Math.min(letters.length + limit, maxLetters) + 1] ?? 0;
    let best: { line: string; score: number; index: number } | null = null;
    for (let at = this.#starts[fewest] ?? 0; at < end; at++) {
      if (bitsIn((this.#masks[at] ?? 0) ^ mask) > 2 * limit) continue;
      const index = this.#indexes[at] ?? 0;
      const line = this.#completions.at(index);
      const score = scoreOf(letters, lettersOf(line.slice(0, line.indexOf("\t"))), limit, this.#locale);
      if (score === null) continue;
      // Among equals the first of the alphabet.
      if (best === null || score < best.score || (score === best.score && index < best.index))
        best = { line, score, index };
    }
    return best?.line.split("\t")[1] ?? null;
  }
}

function scoreOf(letters: string, known: string, limit: number, locale: Locale): number | null {
  const distance = editDistance(letters, known, limit);
  if (distance > limit) return null;
  const beginsAlike = known[0] === letters[0];
  if (distance > 1 && letters.length < manyLetters && !beginsAlike) return null;
  if (!mayBegin(letters, known)) return null;
  const soundsAlike = consonantsOf(known, locale) === consonantsOf(letters, locale);
  if (distance > 1 && letters.length < manyLetters && !mayBeMistyped(letters, known, soundsAlike))
    return null;
  return distance + (beginsAlike ? 0 : otherBeginning) - (soundsAlike ? sameConsonants : 0);
}
