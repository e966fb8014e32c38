import { locales, type Locale } from "@zoetrope/i18n";
import type { WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutGerman } from "../words/cut-german.ts";
import type { Qualities } from "../words/qualities.ts";
import { withOtherEnding } from "../words/other-endings.ts";
import { isStopWord } from "../words/stop-words.ts";
import { tokensOf, type Token } from "../words/tokens.ts";
import { guessLocale, isKnown, meaningsOf, meaningsOfWord, noMeanings, type Meanings } from "./meanings.ts";
import { mergeConcepts, scaleConcepts, weighMeanings, type Reading } from "./weigh-meanings.ts";

/** One or more words that together mean one thing. */
export interface Span {
  start: number;
  tokens: Token[];
  concepts: WeightedConcept[];
  /** The known words that a compound is made of. */
  parts: readonly string[];
}

export interface ReadText {
  reading: Reading;
  spans: Span[];
  /** What each word means by itself. */
  singles: Meanings[];
}

const longestPhrase = 5;
const minPhraseWeight = 0.3;
/** How much of "red heart" a heart is that was asked for in red. */
const colouredShare = 0.9;
const minCompound = 6;
const minGlued = 3;
/** The last part of a compound says what it is, those before which. */
const onlyShare = 0.95;
const headShare = 0.75;
const modifierShare = 0.65;
/** A word that means so much needs no parts; those of another count beside it. */
const sureWeight = 0.85;
const besideWhole = 0.6;
/** What the words of a phrase mean by themselves. */
const besidePhrase = 0.5;
const besideGlued = 0.65;

/** The "de" of "tasse de thé" is no dice (dé). */
const isStopWordIn = (word: string, { own, guess }: Reading): boolean =>
  isStopWord(word, guess) || isStopWord(word, own);

/** A word that means nothing by itself in the language of the page or of the query, or in another when neither knows it. */
export function isSmallWord(
  { tokens, start }: Span,
  { reading: { own, guess }, singles }: ReadText,
): boolean {
  const [token] = tokens;
  if (token === undefined || tokens.length > 1) return false;
  const { word } = token;
  const known = (locale: Locale): boolean => singles[start]?.exact.has(locale) ?? false;
  if (isStopWord(word, guess)) return true;
  if (known(guess)) return false;
  if (isStopWord(word, own)) return true;
  return !known(own) && locales.some((locale) => isStopWord(word, locale));
}

/** Cuts words into what they mean: the longest known phrases first, then words, then parts of compounds, of the first `mostCut` long words. */
export function readSpans(
  tokens: readonly Token[],
  own: Reading["own"],
  dictionary: Dictionary,
  qualities: Qualities,
  mostCut = Number.POSITIVE_INFINITY,
): ReadText {
  const singles = tokens.map((token) => meaningsOfWord(token, dictionary));
  const reading = { own, guess: guessLocale(tokens, singles, own) };
  const taken: boolean[] = Array.from(tokens, () => false);
  const spans: Span[] = [];
  const coloured = new Map<number, WeightedConcept[]>();
  for (let length = Math.min(longestPhrase, tokens.length); length > 1; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      if (taken.slice(start, start + length).some(Boolean)) continue;
      const phrase = tokens.slice(start, start + length);
      const concepts = weighMeanings(phraseMeanings(phrase, dictionary), dictionary, reading);
      if (isQuality(phrase, qualities, reading)) {
        spans.push({ start, tokens: phrase, concepts, parts: [] });
        taken.fill(true, start, start + length);
        continue;
      }
      if ((concepts[0]?.weight ?? 0) < minPhraseWeight) continue;
      const rest = length === 2 ? besideColour(phrase, qualities, reading) : null;
      if (rest !== null && isKnown(singles[start + rest] ?? noMeanings)) {
        coloured.set(start + rest, scaleConcepts(concepts, colouredShare));
        continue;
      }
      const ofWords = phrase.flatMap(({ word }, index) =>
        isStopWordIn(word, reading)
          ? []
          : [
              scaleConcepts(
                weighMeanings(singles[start + index] ?? noMeanings, dictionary, reading),
                besidePhrase,
              ),
            ],
      );
      spans.push({ start, tokens: phrase, concepts: mergeConcepts([concepts, ...ofWords]), parts: [] });
      taken.fill(true, start, start + length);
    }
  const cuts = { left: mostCut };
  for (const [start, token] of tokens.entries()) {
    if (taken[start] === true) continue;
    const { concepts, parts } = readWord(token, singles[start] ?? noMeanings, reading, dictionary, cuts);
    spans.push({
      start,
      tokens: [token],
      concepts: mergeConcepts([concepts, coloured.get(start) ?? []]),
      parts,
    });
  }
  return { reading, spans: spans.toSorted((a, b) => a.start - b.start), singles };
}

const mayBeCompound = ({ script, word }: Token): boolean => script === "spaced" && word.length >= minCompound;

/** What a word means, and what the words that it is made of mean where it says too little as a whole. */
function readWord(
  token: Token,
  known: Meanings,
  reading: Reading,
  dictionary: Dictionary,
  cuts: { left: number },
): Pick<Span, "concepts" | "parts"> {
  const whole = weighMeanings(known, dictionary, reading);
  if ((whole[0]?.weight ?? 0) >= sureWeight) return { concepts: whole, parts: [] };
  if (mayBeCompound(token) && cuts.left-- <= 0) return { concepts: whole, parts: [] };
  const parts = partsOf(token, reading, dictionary, whole.length > 0);
  const ofParts = conceptsOfParts(parts, dictionary, reading);
  if (whole.length === 0) return { concepts: ofParts, parts };
  return {
    concepts: mergeConcepts([
      whole,
      scaleConcepts(ofParts, token.script === "spaced" ? besideWhole : besideGlued),
    ]),
    parts,
  };
}

const isQuality = (
  phrase: readonly Token[],
  { colours, styles, motions }: Qualities,
  { own, guess }: Reading,
): boolean => [colours, styles, motions].some((words) => words.find(phrase, [own, guess]) !== null);

/** Which of two words is coloured by the other; null when neither is a colour. */
function besideColour(
  phrase: readonly Token[],
  { colours }: Qualities,
  { own, guess }: Reading,
): number | null {
  const [first, second] = phrase.map((token) => colours.find([token], [own, guess]) !== null);
  return first === second ? null : first === true ? 1 : 0;
}

/** Only words that English writes together as well as apart may be glued: check mark, checkmark. */
function phraseMeanings(phrase: readonly Token[], dictionary: Dictionary): Meanings {
  const meanings = meaningsOf(phrase, dictionary);
  if (isKnown(meanings)) return meanings;
  if (phrase.length !== 2 || phrase.some(({ script }) => script !== "spaced")) return noMeanings;
  const [first, second] = phrase;
  if (first === undefined || second === undefined) return noMeanings;
  if (Math.min(first.word.length, second.word.length) < minGlued) return noMeanings;
  return meaningsOf([{ ...first, word: first.word + second.word }], dictionary);
}

function partsOf(
  token: Token,
  { own, guess }: Reading,
  dictionary: Dictionary,
  isWholeKnown: boolean,
): readonly string[] {
  const { word, parts } = token;
  if (!mayBeCompound(token)) return parts;
  if (!isWholeKnown) {
    for (let at = minGlued; at <= word.length - minGlued; at++) {
      const apart = `${word.slice(0, at)} ${word.slice(at)}`;
      if (dictionary.has(apart, "en")) return [apart];
    }
    for (const locale of new Set([guess, own, ...locales])) {
      const base = withOtherEnding(word, locale, dictionary);
      if (base !== null) return [base];
    }
  }
  const mayBeGerman = own === "de" || guess === "de" || (guess === own && !isWholeKnown);
  return mayBeGerman ? (cutGerman(word, dictionary) ?? []) : [];
}

function conceptsOfParts(
  parts: readonly string[],
  dictionary: Dictionary,
  reading: Reading,
): WeightedConcept[] {
  return mergeConcepts(
    parts.map((part, index) => {
      const share = parts.length === 1 ? onlyShare : index === parts.length - 1 ? headShare : modifierShare;
      return scaleConcepts(weighMeanings(meaningsOf(tokensOf(part), dictionary), dictionary, reading), share);
    }),
  );
}
