import { locales, type Locale } from "@zoetrope/i18n";
import { sureWeight, type WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutGerman } from "../words/cut-german.ts";
import type { Qualities } from "../words/qualities.ts";
import { withOtherEnding } from "../words/other-endings.ts";
import { isStopWord } from "../words/stop-words.ts";
import { tokensOf, type Token } from "../words/tokens.ts";
import { knownWord, readingOf, type KnownWord, type ReadWord } from "./known-words.ts";
import { guessLocale, isExactIn, isKnown, meaningsOf, noMeanings, type Meanings } from "./meanings.ts";
import { meaningsOfPhrase, minGlued } from "./phrase-meanings.ts";
import { mergeConcepts, scaleConcepts, weighMeanings, type Reading } from "./weigh-meanings.ts";

/** One or more words that together mean one thing. */
export interface Span extends ReadWord {
  start: number;
  tokens: Token[];
}

export interface ReadText {
  reading: Reading;
  spans: Span[];
  words: readonly KnownWord[];
  /** What each word means by itself. */
  singles: Meanings[];
}

const maxPhraseLength = 5;
const minPhraseWeight = 0.3;
/** How much of "red heart" a heart is that was asked for in red. */
const colouredShare = 0.9;
const minCompound = 6;
/** Shorter words have no endings to take off. */
const minEnded = 4;
/** The last part of a compound says what it is, those before which. */
const onlyShare = 0.95;
const headShare = 0.75;
const modifierShare = 0.65;
/** Longer small words are the same with and without their accents. */
const maxAccented = 3;
const besideWhole = 0.6;
/** What the words of a phrase mean by themselves. */
const besidePhrase = 0.5;
const besideGlued = 0.65;

const oneKana = /^[\u3041-\u3096]$/;

/** The "de" of "tasse de thé" is no dice (dé). */
const isStopWordIn = (word: string, { own, guess }: Reading): boolean =>
  isStopWord(word, guess) || isStopWord(word, own);

const isNamed = (meanings: Meanings | undefined, locale: Locale): boolean =>
  meanings?.exact.get(locale)?.some(({ isName, weight }) => isName && weight >= sureWeight) ?? false;

/** A word that means nothing by itself in the language of the page or of the query, or in another when neither knows it. */
export function isSmallWord(
  { tokens, start }: Span,
  { reading: { own, guess }, singles }: ReadText,
): boolean {
  const [token] = tokens;
  if (token === undefined || tokens.length > 1) return false;
  const { text, word } = token;
  const known = (locale: Locale): boolean => singles[start]?.exact.has(locale) ?? false;
  // Tea (té) is told from a small word (te) by its accent; small words that are others without it (más) are listed with theirs.
  const written = text.toLowerCase();
  const isAccented =
    word.length <= maxAccented &&
    written !== word &&
    !isStopWord(written, guess) &&
    isNamed(singles[start], guess);
  if (isStopWord(word, guess) && !isAccented) return true;
  if (known(guess)) return false;
  // What is left of the endings of verbs and adjectives: 荒れた海.
  if (oneKana.test(word)) return true;
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
  const words = tokens.map((token) => knownWord(token, dictionary));
  const singles = words.map(({ meanings }) => meanings);
  const reading = { own, guess: guessLocale(tokens, singles, own) };
  const taken: boolean[] = Array.from(tokens, () => false);
  const spans: Span[] = [];
  const coloured = new Map<number, WeightedConcept[]>();
  for (let length = Math.min(maxPhraseLength, tokens.length); length > 1; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      if (taken.slice(start, start + length).some(Boolean)) continue;
      const phrase = tokens.slice(start, start + length);
      const concepts = weighMeanings(
        meaningsOfPhrase(phrase, words.slice(start, start + length), dictionary),
        dictionary,
        reading,
      );
      if (isQuality(phrase, qualities, reading)) {
        spans.push({ start, tokens: phrase, concepts, parts: [] });
        taken.fill(true, start, start + length);
        continue;
      }
      if ((concepts[0]?.weight ?? 0) < minPhraseWeight) continue;
      const rest = length === 2 ? besideColour(phrase, singles.slice(start), qualities, reading) : null;
      const coloursRest = (at: number): boolean => {
        const meanings = singles[start + at] ?? noMeanings;
        return (
          isKnown(meanings) && isKindOf(concepts, weighMeanings(meanings, dictionary, reading), dictionary)
        );
      };
      if (rest !== null && coloursRest(rest)) {
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
    const known = words[start];
    if (taken[start] === true || known === undefined) continue;
    const { concepts, parts } = readWord(token, known, reading, dictionary, cuts);
    const asColoured = coloured.get(start);
    spans.push({
      start,
      tokens: [token],
      concepts: asColoured === undefined ? concepts : mergeConcepts([concepts, asColoured]),
      parts,
    });
  }
  return { reading, spans: spans.toSorted((a, b) => a.start - b.start), words, singles };
}

const mayBeCompound = ({ script, word }: Token): boolean => script === "spaced" && word.length >= minCompound;

/** What a word means, and what the words that it is made of mean where it says too little as a whole. */
function readWord(
  token: Token,
  known: KnownWord,
  reading: Reading,
  dictionary: Dictionary,
  cuts: { left: number },
): ReadWord {
  const read = readingOf(known, reading);
  const whole = (read.whole ??= { concepts: weighMeanings(known.meanings, dictionary, reading), parts: [] });
  if ((whole.concepts[0]?.weight ?? 0) >= sureWeight) return whole;
  if (mayBeCompound(token) && cuts.left-- <= 0) return whole;
  // The parts of what is written without spaces are those of where it stands.
  if (token.script !== "spaced") return readParts(token, whole.concepts, reading, dictionary);
  return (read.withParts ??= readParts(token, whole.concepts, reading, dictionary));
}

function readParts(
  token: Token,
  whole: readonly WeightedConcept[],
  reading: Reading,
  dictionary: Dictionary,
): ReadWord {
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

/** Whether the phrase means what one of its words does, or something near: a black cat is a cat, and a black hole is no hole. */
function isKindOf(
  [named]: readonly WeightedConcept[],
  ofWord: readonly WeightedConcept[],
  dictionary: Dictionary,
): boolean {
  if (named === undefined) return true;
  const around = new Set([named.id, ...dictionary.relatedTo(named.id).map(({ id }) => id)]);
  return ofWord.some(({ id }) => around.has(id));
}

/** Which of two words is coloured by the other; null when neither is a colour. */
function besideColour(
  phrase: readonly Token[],
  singles: readonly Meanings[],
  { colours }: Qualities,
  reading: Reading,
): number | null {
  const [first, second] = phrase.map(
    (token, index) =>
      colours.find(
        [token],
        [reading.own, reading.guess],
        isExactIn(singles[index] ?? noMeanings, reading),
      ) !== null,
  );
  return first === second ? null : first === true ? 1 : 0;
}

/** A word with another ending that the first of these languages knows. */
function baseOf(word: string, among: readonly Locale[], dictionary: Dictionary): string[] {
  for (const locale of new Set(among)) {
    const base = withOtherEnding(word, locale, dictionary);
    if (base !== null) return [base];
  }
  return [];
}

function partsOf(
  token: Token,
  { own, guess }: Reading,
  dictionary: Dictionary,
  isWholeKnown: boolean,
): readonly string[] {
  const { word, parts, script } = token;
  if (!isWholeKnown && script === "spaced" && word.length >= minEnded && word.length < minCompound)
    return baseOf(word, [guess, own], dictionary);
  if (!mayBeCompound(token)) return parts;
  if (!isWholeKnown) {
    for (let at = minGlued; at <= word.length - minGlued; at++) {
      const apart = `${word.slice(0, at)} ${word.slice(at)}`;
      if (dictionary.has(apart, "en")) return [apart];
    }
    const bases = baseOf(word, [guess, own, ...locales], dictionary);
    if (bases.length > 0) return bases;
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
