import type { Dictionary } from "../store/dictionary.ts";
import { isStopWord } from "./stop-words.ts";
import { foldKana } from "./tokens.ts";

const maxWordLetters = 14;
const katakana = /[\u30a1-\u30ff]/;
const hiragana = /^[\u3041-\u309f]+$/;

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/**
 * The words of a text without spaces: the longest that is known, and where none is the segment that Unicode's rules cut. Katakana
 * stays whole between other letters, where those rules cut it at random.
 */
export function cutJapanese(run: string, dictionary: Dictionary): string[] {
  const folded = foldKana(run);
  const words: string[] = [];
  let starts: Set<number> | null = null;
  for (let at = 0; at < run.length;) {
    let end = knownEnd(folded, at, dictionary);
    if (end === at) {
      starts ??= boundariesOf(run);
      end = at + 1;
      while (
        end < run.length &&
        !isBoundary(run, end, starts) &&
        knownEnd(folded, end, dictionary, 2) === end
      )
        end += 1;
    }
    words.push(run.slice(at, end));
    at = end;
  }
  return words;
}

/** Where the longest known word from here ends; one letter of kana is no word among others, and particles are words. */
function knownEnd(folded: string, at: number, dictionary: Dictionary, least = 1): number {
  for (let length = Math.min(maxWordLetters, folded.length - at); length >= least; length--) {
    const word = folded.slice(at, at + length);
    if (isStopWord(word, "ja-JP")) return at + length;
    if (length === 1 && hiragana.test(word) && folded.length > 1) continue;
    if (dictionary.has(word, "ja-JP")) return at + length;
  }
  return at;
}

function boundariesOf(run: string): Set<number> {
  const starts = new Set<number>();
  for (const { index } of segmenter.segment(run)) starts.add(index);
  return starts;
}

const isBoundary = (run: string, at: number, starts: ReadonlySet<number>): boolean => {
  const isInKatakana = katakana.test(run[at - 1] ?? "") && katakana.test(run[at] ?? "");
  return (
    !isInKatakana && (starts.has(at) || katakana.test(run[at - 1] ?? "") !== katakana.test(run[at] ?? ""))
  );
};
