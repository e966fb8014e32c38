import type { QueryTerm } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { longestGermanPart } from "../words/cut-german.ts";
import { foldKana, tokensOf } from "../words/tokens.ts";
import { meaningsOf } from "./meanings.ts";
import { mergeConcepts, scaleConcepts, weighMeanings, type Reading } from "./weigh-meanings.ts";

/** How much of a word is what a part of it means, where the rest is not known. */
const partShare = 0.7;
const maxLetters = 32;
const minEnglish = 4;
const minLatin = 8;
const minKana = 3;
const minHangul = 2;

/** Of a word that no language knows and that is like none, what the words mean that it is made of: a Museumsbesuch is about a museum. */
export function withKnownParts(term: QueryTerm, reading: Reading, dictionary: Dictionary): QueryTerm {
  const [word] = term.words;
  const parts =
    word === undefined || term.words.length > 1 || word.length > maxLetters
      ? []
      : knownPartsOf(word, reading, dictionary);
  if (parts.length === 0) return term;
  const concepts = mergeConcepts(
    parts.map((part) =>
      scaleConcepts(weighMeanings(meaningsOf(tokensOf(part), dictionary), dictionary, reading), partShare),
    ),
  );
  return { ...term, concepts, forms: [...new Set([...term.forms, ...parts])] };
}

function knownPartsOf(word: string, { own, guess }: Reading, dictionary: Dictionary): string[] {
  if (/^[a-z]+$/.test(word)) {
    if (word.length < minLatin) return [];
    const english = own === "en" || guess === "en" ? twoEnglishWords(word, dictionary) : [];
    if (english.length > 0 || (own !== "de" && guess !== "de")) return english;
    const part = longestGermanPart(word, dictionary);
    return part === null ? [] : [part];
  }
  if (/^[\u30a1-\u30ff]+$/.test(word))
    return longestEnd(word, minKana, (part) => dictionary.has(foldKana(part), "ja-JP"));
  if (/^[\uac00-\ud7a3]+$/.test(word))
    return longestEnd(word, minHangul, (part) => dictionary.has(part, "ko-KR"));
  return [];
}

/** Sand and castle; the shorter one as long as can be. */
function twoEnglishWords(word: string, dictionary: Dictionary): string[] {
  for (let length = Math.floor(word.length / 2); length >= minEnglish; length--)
    for (const at of [length, word.length - length]) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => dictionary.has(part, "en"))) return parts;
    }
  return [];
}

/** The longest known word at an end of it; of two that are as long the last, which says what it is. */
function longestEnd(word: string, least: number, isKnown: (part: string) => boolean): string[] {
  for (let length = word.length - 1; length >= least; length--)
    for (const part of [word.slice(-length), word.slice(0, length)]) if (isKnown(part)) return [part];
  return [];
}
