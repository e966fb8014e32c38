import type { Dictionary } from "../store/dictionary.ts";
import { isStopWord } from "./stop-words.ts";
import { foldKana } from "./tokens.ts";

export interface JapaneseWord {
  word: string;
  /** The known words inside of a phrase, or of one that is not known as a whole: 天気図. */
  parts: string[];
}

const maxWordLetters = 14;
/** A sentence; what is longer is cut wherever it is. */
const maxRunLetters = 60;
const minPartLetters = 2;
const minPhraseLetters = 3;
/** Longer runs of katakana are not made of words. */
const maxCompoundLetters = 20;
const isHiragana = (text: string): boolean => /^[\u3041-\u309f\u30fc]+$/.test(text);
const isKatakana = (text: string): boolean => /^[\u30a1-\u30ff]+$/.test(text);

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/**
 * The words of a text without spaces: the longest that is known and does not cut another in two, and where none is, the word as Unicode's
 * rules cut it.
 */
export function cutJapanese(run: string, dictionary: Dictionary, most: number): JapaneseWord[] {
  const isKnown = (word: string): boolean => dictionary.has(foldKana(word), "ja-JP");
  const words: JapaneseWord[] = [];
  for (let at = 0; at < run.length && words.length < most; at += maxRunLetters)
    words.push(...cutRun(run.slice(at, at + maxRunLetters), isKnown));
  return words;
}

function cutRun(run: string, isKnown: (word: string) => boolean): JapaneseWord[] {
  return cutOnce(run, isKnown).map(({ word, parts }) => ({
    word,
    parts: parts.length > 0 ? parts : partsOfPhrase(word, isKnown),
  }));
}

function cutOnce(run: string, isKnown: (word: string) => boolean): JapaneseWord[] {
  if (isKnown(run)) return [{ word: run, parts: [] }];
  const words: JapaneseWord[] = [];
  const ends = wordEndsOf(run);
  for (let at = 0; at < run.length;) {
    const end = knownEnd(run, at, ends, isKnown);
    const next = end ?? nextEnd(ends, at);
    const word = run.slice(at, next);
    if (end !== null) words.push({ word, parts: [] });
    else if (isKatakana(word)) words.push(...cutKatakana(word, isKnown));
    else words.push({ word, parts: partsOf(word, isKnown) });
    at = next;
  }
  return words;
}

const nextEnd = (ends: ReadonlySet<number>, at: number): number =>
  [...ends].find((end) => end > at) ?? at + 1;

/** Where words end by Unicode's rules, but for katakana, which they cut at random: it stays whole between other letters. */
function wordEndsOf(run: string): Set<number> {
  const ends = new Set<number>();
  for (const { index, segment } of segmenter.segment(run)) {
    const end = index + segment.length;
    if (!isKatakana(run.slice(end - 1, end + 1)) || end === run.length) ends.add(end);
    if (index > 0 && isKatakana(run[index] ?? "") !== isKatakana(run[index - 1] ?? "")) ends.add(index);
  }
  for (let at = 1; at < run.length; at++)
    if (isKatakana(run[at] ?? "") !== isKatakana(run[at - 1] ?? "")) ends.add(at);
  return new Set([...ends].toSorted((a, b) => a - b));
}

/** Where the longest known word from here ends. What ends within a word of the rules has to be of several letters, not all hiragana. */
function knownEnd(
  run: string,
  at: number,
  ends: ReadonlySet<number>,
  isKnown: (word: string) => boolean,
): number | null {
  for (let length = Math.min(maxWordLetters, run.length - at); length > 0; length--) {
    const end = at + length;
    const word = run.slice(at, end);
    if (ends.has(end) && (isKnown(word) || isStopWord(word, "ja-JP"))) return end;
    const cutsKanji = /\p{Script=Han}/u.test(run[end - 1] ?? "") && /\p{Script=Han}/u.test(run[end] ?? "");
    const cutsKatakana = isKatakana(run.slice(end - 1, end + 1));
    if (length >= minPartLetters && !isHiragana(word) && !cutsKanji && !cutsKatakana && isKnown(word))
      return end;
    // What follows within the same word is a particle and no ending: 馬が, but not 青い.
    if (
      !cutsKanji &&
      !cutsKatakana &&
      isStopWord(run.slice(end, nextEnd(ends, end)), "ja-JP") &&
      isKnown(word)
    )
      return end;
  }
  return null;
}

/** A word of katakana that is made of known ones alone is those: プログレスバー. */
function cutKatakana(word: string, isKnown: (word: string) => boolean): JapaneseWord[] {
  const parts = word.length > maxCompoundLetters ? null : wholeParts(word, isKnown);
  return (parts ?? [word]).map((part) => ({ word: part, parts: [] }));
}

function wholeParts(word: string, isKnown: (word: string) => boolean): string[] | null {
  for (let length = word.length - minPartLetters; length >= minPartLetters; length--) {
    const first = word.slice(0, length);
    if (!isKnown(first)) continue;
    const rest = word.slice(length);
    if (isKnown(rest)) return [first, rest];
    const more = wholeParts(rest, isKnown);
    if (more !== null) return [first, ...more];
  }
  return null;
}

/** What a phrase that is known as a whole is made of: 馬が走っている. */
function partsOfPhrase(phrase: string, isKnown: (word: string) => boolean): string[] {
  if (phrase.length < minPhraseLetters || isKatakana(phrase) || !isKnown(phrase)) return [];
  // The phrase in another form is no part of it.
  const longest = Math.floor((phrase.length * 2) / 3);
  const isPart = (word: string): boolean =>
    (word.length <= longest || !phrase.startsWith(word)) && isKnown(word);
  const ends = wordEndsOf(phrase);
  const parts: string[] = [];
  let at = 0;
  for (const { word } of cutOnce(phrase, isPart)) {
    const isWhole = (at === 0 || ends.has(at)) && ends.has(at + word.length);
    if (isWhole && isKnown(word) && !isStopWord(word, "ja-JP")) parts.push(word);
    at += word.length;
  }
  return parts.length > 1 ? parts : [];
}

/** Known words in one that is not known, the longest first from the left. */
function partsOf(word: string, isKnown: (word: string) => boolean): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length;) {
    let length = Math.min(maxWordLetters, word.length - at);
    while (length > 0 && (isHiragana(word.slice(at, at + length)) || !isKnown(word.slice(at, at + length))))
      length -= 1;
    if (length > 0) parts.push(word.slice(at, at + length));
    at += Math.max(1, length);
  }
  return parts;
}
