import type { WeightedConcept } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutGerman } from "../words/cut-german.ts";
import type { Qualities } from "../words/qualities.ts";
import type { Token } from "../words/tokens.ts";
import { guessLocale, isKnown, meaningsOf, type Meanings } from "./meanings.ts";
import { mergeConcepts, scaleConcepts, weighMeanings, type Reading } from "./weigh-meanings.ts";

/** One or more words that together mean one thing. */
export interface Span {
  start: number;
  tokens: Token[];
  concepts: WeightedConcept[];
  /** The known words that a compound is made of. */
  parts: string[];
}

export interface ReadText {
  reading: Reading;
  spans: Span[];
  /** What each word means by itself. */
  singles: Meanings[];
}

const nothing: Meanings = { exact: new Map(), stems: new Map() };
const longestPhrase = 5;
const minPhraseWeight = 0.3;
/** How much of "red heart" a heart is that was asked for in red. */
const colouredShare = 0.9;
const minCompound = 6;
const minGlued = 3;
/** The last part of a compound says what it is, those before which. */
const headShare = 0.75;
const modifierShare = 0.65;

/** Cuts words into what they mean: the longest known phrases first, then words, then parts of compounds. */
export function readSpans(
  tokens: readonly Token[],
  own: Reading["own"],
  dictionary: Dictionary,
  qualities: Qualities,
): ReadText {
  const singles = tokens.map((token) => meaningsOf([token], dictionary));
  const reading = { own, guess: guessLocale(tokens, singles, own) };
  const taken: boolean[] = Array.from(tokens, () => false);
  const spans: Span[] = [];
  const coloured = new Map<number, WeightedConcept[]>();
  for (let length = Math.min(longestPhrase, tokens.length); length > 1; length--)
    for (let start = 0; start + length <= tokens.length; start++) {
      if (taken.slice(start, start + length).some(Boolean)) continue;
      const phrase = tokens.slice(start, start + length);
      if (isQuality(phrase, qualities, reading)) {
        spans.push({ start, tokens: phrase, concepts: [], parts: [] });
        taken.fill(true, start, start + length);
        continue;
      }
      const meanings = phraseMeanings(phrase, dictionary);
      if (meanings === null) continue;
      const concepts = weighMeanings(meanings, dictionary, reading);
      if ((concepts[0]?.weight ?? 0) < minPhraseWeight) continue;
      const rest = length === 2 ? besideColour(phrase, qualities, reading) : null;
      if (rest !== null && isKnown(singles[start + rest] ?? nothing)) {
        coloured.set(start + rest, scaleConcepts(concepts, colouredShare));
        continue;
      }
      spans.push({ start, tokens: phrase, concepts, parts: [] });
      taken.fill(true, start, start + length);
    }
  for (const [start, token] of tokens.entries()) {
    if (taken[start] === true) continue;
    const known: Meanings = singles[start] ?? nothing;
    const parts = isKnown(known) ? [] : partsOf(token, reading, dictionary);
    const concepts = !isKnown(known)
      ? conceptsOfParts(parts, dictionary, reading)
      : weighMeanings(known, dictionary, reading);
    spans.push({
      start,
      tokens: [token],
      concepts: mergeConcepts([concepts, coloured.get(start) ?? []]),
      parts,
    });
  }
  return { reading, spans: spans.toSorted((a, b) => a.start - b.start), singles };
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
function phraseMeanings(phrase: readonly Token[], dictionary: Dictionary): Meanings | null {
  const meanings = meaningsOf(phrase, dictionary);
  if (isKnown(meanings)) return meanings;
  if (phrase.length !== 2 || phrase.some(({ script }) => script !== "spaced")) return null;
  const [first, second] = phrase;
  if (first === undefined || second === undefined) return null;
  if (Math.min(first.word.length, second.word.length) < minGlued) return null;
  const glued = meaningsOf([{ ...first, word: first.word + second.word }], dictionary);
  return isKnown(glued) ? glued : null;
}

function partsOf({ word, script }: Token, { own, guess }: Reading, dictionary: Dictionary): string[] {
  if (script !== "spaced" || word.length < minCompound) return [];
  for (let at = 3; at <= word.length - 3; at++)
    if (dictionary.has(`${word.slice(0, at)} ${word.slice(at)}`, "en"))
      return [`${word.slice(0, at)} ${word.slice(at)}`];
  return own === "de" || guess === "de" || guess === own ? (cutGerman(word, dictionary) ?? []) : [];
}

function conceptsOfParts(
  parts: readonly string[],
  dictionary: Dictionary,
  reading: Reading,
): WeightedConcept[] {
  return mergeConcepts(
    parts.map((part, index) => {
      const tokens = part
        .split(" ")
        .map((word): Token => ({ text: word, word, script: "spaced", isGlued: false }));
      const share = parts.length === 1 ? 1 : index === parts.length - 1 ? headShare : modifierShare;
      return scaleConcepts(weighMeanings(meaningsOf(tokens, dictionary), dictionary, reading), share);
    }),
  );
}
