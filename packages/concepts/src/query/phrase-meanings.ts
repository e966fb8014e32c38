import type { Locale } from "@zoetrope/i18n";
import { RecentMap } from "@zoetrope/kit/recent-map";
import type { Dictionary } from "../store/dictionary.ts";
import type { Posting } from "../store/posting.ts";
import { newStemOf, stemKey, stemmedLocales, stemsOf } from "../words/stems.ts";
import { isStopWord } from "../words/stop-words.ts";
import { phraseKey, type Token } from "../words/tokens.ts";
import type { KnownWord } from "./known-words.ts";
import { byLocale, isKnown, meaningsOf, noMeanings, type Meanings } from "./meanings.ts";

/** Letters of a word that English writes together with another. */
export const minGlued = 3;

/** Only words that English writes together as well as apart may be glued: check mark, checkmark. */
export function meaningsOfPhrase(
  phrase: readonly Token[],
  words: readonly KnownWord[],
  dictionary: Dictionary,
): Meanings {
  if (phrase.some(({ script }) => script !== "spaced")) {
    const meanings = meaningsOf(phrase, dictionary);
    return isKnown(meanings) ? meanings : noMeanings;
  }
  const meanings = meaningsOfSpaced(phrase, words, dictionary);
  if (isKnown(meanings)) return meanings;
  const [first, second] = phrase;
  if (first === undefined || second === undefined || phrase.length > 2) return noMeanings;
  if (Math.min(first.word.length, second.word.length) < minGlued) return noMeanings;
  return meaningsOfGlued(first.word, second.word, dictionary);
}

/** The same as `meaningsOf`: most words begin no phrase, so that nothing has to be looked up for those that stand beside each other. */
function meaningsOfSpaced(
  tokens: readonly Token[],
  words: readonly KnownWord[],
  dictionary: Dictionary,
): Meanings {
  const exact =
    words[0]?.beginsPhrases === true ? byLocale(dictionary.meaningsOf(phraseKey(tokens))) : noMeanings.exact;
  let stems: Map<Locale | null, Posting[]> | null = null;
  for (const [index, locale] of stemmedLocales.entries()) {
    if (!beginsByStem(tokens, words, index)) continue;
    // Of "I have a question" the first three words are no A.I.
    if (tokens.length > 2 && areSmallAround(tokens, locale)) continue;
    const own = dictionary.meaningsOf(stemKey(stemsOf(tokens, locale), locale));
    if (own.length > 0) (stems ??= new Map()).set(locale, own);
  }
  return exact.size === 0 && stems === null ? noMeanings : { exact, stems: stems ?? noMeanings.exact };
}

const areSmallAround = (tokens: readonly Token[], locale: Locale): boolean =>
  [tokens[0], tokens.at(-1)].every((token) => token !== undefined && isStopWord(token.word, locale));

/** Whether the key of any phrase begins with the stem that comes first in the alphabet, as that of these words would. */
function beginsByStem(tokens: readonly Token[], words: readonly KnownWord[], index: number): boolean {
  const locale = stemmedLocales[index];
  let first: KnownWord["stems"][number] | undefined;
  for (const [at, { stems }] of words.entries()) {
    const one = stems[index];
    if (one === undefined || (first !== undefined && one.stem >= first.stem)) continue;
    const isBetween = at > 0 && at < words.length - 1;
    if (isBetween && locale !== undefined && isStopWord(tokens[at]?.word ?? "", locale)) continue;
    first = one;
  }
  return first?.beginsPhrases === true;
}

/** Most words are nothing together, and many queries have the same pairs of them. */
const maxKept = 10_000;
const keptOf = new WeakMap<Dictionary, RecentMap<string, Meanings>>();

/** What two words mean that are written as one. */
function meaningsOfGlued(first: string, second: string, dictionary: Dictionary): Meanings {
  let kept = keptOf.get(dictionary);
  if (kept === undefined) keptOf.set(dictionary, (kept = new RecentMap(maxKept)));
  // A stem that ends before the second word is the first one's.
  return kept.getOrCreate(`${first} ${second}`, () =>
    readGlued(first + second, first + second.charAt(0), dictionary),
  );
}

/** `beginning`: of what it means by its stem. */
function readGlued(word: string, beginning: string, dictionary: Dictionary): Meanings {
  const stems = new Map<Locale | null, Posting[]>();
  for (const locale of stemmedLocales) {
    // Of most pairs no word has the beginning, which is found sooner than a stem.
    if (!dictionary.begins(stemKey([beginning], locale))) continue;
    const own = dictionary.meaningsOf(stemKey([newStemOf(word, locale)], locale));
    if (own.length > 0) stems.set(locale, own);
  }
  const meanings = { exact: byLocale(dictionary.meaningsOf(word)), stems };
  return isKnown(meanings) ? meanings : noMeanings;
}
