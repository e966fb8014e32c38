import { normaliseText } from "@zoetrope/concepts";
import { maxQueryLength } from "@zoetrope/kit/limits";

/** Scripts that are written without spaces, or glue words together: their words are found by pairs of letters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\u30fc]/u;

const maxWordLength = 40;

function* runsOf(text: string): Generator<{ run: string; isUnspaced: boolean }> {
  for (const [match] of normaliseText(text).matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    let run = "";
    let isUnspaced = false;
    for (const letter of match) {
      const next: boolean = unspaced.test(letter) || (isUnspaced && /\p{M}/u.test(letter));
      if (run !== "" && next !== isUnspaced) {
        yield { run, isUnspaced };
        run = "";
      }
      isUnspaced = next;
      run += letter;
    }
    yield { run, isUnspaced };
  }
}

/** Every word that finds a text, each once, in order: whole words, and letters and pairs of letters of unspaced scripts. */
export function indexWordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const { run, isUnspaced } of runsOf(text)) {
    const letters = isUnspaced ? Array.from(run) : [];
    if (!isUnspaced) words.add(run.slice(0, maxWordLength));
    for (const [index, letter] of letters.entries()) {
      words.add(letter);
      if (index > 0) words.add(`${letters[index - 1]}${letter}`);
    }
  }
  return [...words];
}

interface QueryWord {
  word: string;
  /** The person may still be typing it: longer words that begin with it count too. */
  isPrefix: boolean;
}

/** More words than this in one query are ignored. */
const maxQueryWords = 12;

/** The words a query asks for, all of which a hit must have. */
export function queryWordsOf(query: string): QueryWord[] {
  const words = new Map<string, QueryWord>();
  for (const { run, isUnspaced } of runsOf(query.slice(0, maxQueryLength))) {
    const letters = isUnspaced ? Array.from(run) : [];
    const found =
      letters.length > 1
        ? letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
        : [run.slice(0, maxWordLength)];
    for (const previous of words.values()) previous.isPrefix = false;
    for (const word of found) {
      words.delete(word);
      words.set(word, { word, isPrefix: !isUnspaced && word.length > 1 });
    }
  }
  return [...words.values()].slice(0, maxQueryWords);
}
