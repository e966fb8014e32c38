import { locales, type Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import {
  sureWeight,
  type ParsedQuery,
  type QueryTerm,
  type Style,
  type WeightedConcept,
} from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { cutWords } from "../words/cut-words.ts";
import type { Qualities } from "../words/qualities.ts";
import { isStopWord, isStopWordAnywhere } from "../words/stop-words.ts";
import { tokensOf, type Token } from "../words/tokens.ts";
import type { WordList } from "../words/word-list.ts";
import { formsOfToken } from "./forms.ts";
import { readingOf, type KnownWord, type Looks } from "./known-words.ts";
import { conceptsOfRomaji } from "./romaji-meanings.ts";
import { isExactIn } from "./meanings.ts";
import { isSmallWord, readSpans, type ReadText, type Span } from "./spans.ts";
import { mergeConcepts, scaleConcepts, weighMeanings, type Reading } from "./weigh-meanings.ts";

/** More words than this in one query are ignored. */
const maxQueryWords = 12;
/** Long words in which others are looked for: nobody glues more of them together, and each takes as long as a whole query. */
const maxCutWords = 5;
/** How much a colour, a style or a motion is also a thing when other things are asked for: orange. */
const qualityShare = 0.3;
/** What other languages mean by the letters of a word that a Japanese page reads as its own. */
const besideRomaji = 0.5;

interface ReadQuery extends ParsedQuery {
  /** The language that it seems to be in. */
  guess: Reading["guess"];
}

export function parseQuery(
  query: string,
  own: Locale,
  dictionary: Dictionary,
  qualities: Qualities,
): ReadQuery {
  const asked = query.slice(0, maxQueryLength);
  const tokens = cutWords(asked, dictionary, maxQueryWords);
  const read = readSpans(tokens, own, dictionary, qualities, maxCutWords);
  const meant = read.spans.filter((span) => !isSmallWord(span, read));
  const spans = (meant.length > 0 ? meant : read.spans.map((span) => asWritten(span, read, dictionary))).map(
    (span) => readAsJapanese(span, read, dictionary, qualities),
  );
  const last = /\s$/.test(asked) ? undefined : spans.at(-1);
  const terms = spans.map((span) =>
    termOf(
      span,
      span === last && span.start + span.tokens.length === tokens.length,
      read,
      dictionary,
      qualities,
    ),
  );
  for (const [index, term] of terms.entries())
    // A dice (dé) is not written as the small word (de), and tea (thé) not as an English one (the), which stand everywhere.
    if (
      term.concepts.length > 0 &&
      isSpeltOtherwise(spans[index]) &&
      term.words.every((word) => isStopWordAnywhere(word))
    )
      term.words = [];
  const things = terms.filter((term) => !isQualityTerm(term));
  if (things.length > 0)
    for (const term of terms)
      if (isQualityTerm(term)) term.concepts = scaleConcepts(term.concepts, qualityShare);
  return { terms, guess: read.reading.guess };
}

/** A phrase that only has such a word in it is a thing. */
const isQualityTerm = ({ colour, style, motion, words }: QueryTerm): boolean =>
  colour !== null || (words.length === 1 && (style !== null || motion !== null));

const isSpeltOtherwise = (span: Span | undefined): boolean =>
  span?.tokens.some(({ text, word }) => text.toLowerCase() !== word) ?? false;

/** A small word that is all of a query means what its own language says, not what another does by the same letters: "the" is no thé. */
function asWritten(span: Span, { reading, singles }: ReadText, dictionary: Dictionary): Span {
  const { start } = span;
  if (isSpeltOtherwise(span)) return span;
  const { own, guess } = reading;
  const exact = new Map(
    [...(singles[start]?.exact ?? [])].filter(([locale]) => locale === own || locale === guess),
  );
  return { ...span, concepts: weighMeanings({ exact, stems: new Map() }, dictionary, reading), parts: [] };
}

/** A word that nothing better is known of may be Japanese in Latin letters. On a Japanese page it is, before it is any but an English one,
 * and everywhere before it is a small word of a third language (uma: a horse, and a Portuguese article). */
function readAsJapanese(
  span: Span,
  { reading, words, singles }: ReadText,
  dictionary: Dictionary,
  qualities: Qualities,
): Span {
  const [token] = span.tokens;
  const word = words[span.start];
  if (token === undefined || word === undefined || span.tokens.length > 1) return span;
  const { own } = reading;
  const known = singles[span.start];
  const isEnglish = known?.exact.has("en") === true;
  const isForeign = own === "ja-JP" || locales.some((locale) => isStopWord(token.word, locale));
  if (span.concepts.length > 0 && (isEnglish || !isForeign)) return span;
  if (isStopWord(token.word, own) || isStopWord(token.word, "en")) return span;
  if (isQualityWord(token, word, own, dictionary, qualities)) return span;
  const concepts = conceptsOfRomaji(token, dictionary);
  return concepts.length === 0
    ? span
    : { ...span, concepts: mergeConcepts([concepts, scaleConcepts(span.concepts, besideRomaji)]), parts: [] };
}

function termOf(
  { start, tokens, concepts, parts }: Span,
  isPrefix: boolean,
  { words, reading }: ReadText,
  dictionary: Dictionary,
  qualities: Qualities,
): QueryTerm {
  const [only] = tokens;
  const known = words[start];
  const { forms, colour, style, motion } =
    only === undefined || known === undefined || tokens.length > 1
      ? { forms: [], ...looksOfPhrase(tokens, concepts, reading, qualities) }
      : looksOfWord(only, { parts, known, reading }, dictionary, qualities);
  return {
    text: textOf(tokens),
    words: tokens.map(({ word }) => word),
    forms,
    concepts,
    colour,
    style,
    motion,
    isPrefix: isPrefix && tokens.length === 1 && only?.script !== "emoji",
  };
}

type WordLooks = Omit<Looks, "forms">;

function looksOf(
  tokens: readonly Token[],
  parts: readonly string[],
  { own, guess }: Reading,
  { colours, styles, motions }: Qualities,
  isOwn: boolean,
): WordLooks {
  const inflected = [own, guess];
  return {
    colour: colours.find(tokens, inflected, isOwn),
    style: styles.find(tokens, inflected, isOwn) ?? styleOfCompound(parts, inflected, styles),
    motion: qualityIn(motions, tokens, inflected, isOwn),
  };
}

/** A phrase that surely means something is no motion by a word in it: an infinite loop is not whatever loops. */
function looksOfPhrase(
  tokens: readonly Token[],
  [meant]: readonly WeightedConcept[],
  reading: Reading,
  qualities: Qualities,
): WordLooks {
  const looks = looksOf(tokens, [], reading, qualities, false);
  const isSure = (meant?.weight ?? 0) >= sureWeight;
  return isSure ? { ...looks, motion: qualities.motions.find(tokens, [reading.own, reading.guess]) } : looks;
}

/** The same of a word that stands alone, and its forms, kept with what it means. */
function looksOfWord(
  token: Token,
  { parts, known, reading }: { parts: readonly string[]; known: KnownWord; reading: Reading },
  dictionary: Dictionary,
  qualities: Qualities,
): Looks {
  const read = readingOf(known, reading);
  const look = (): Looks => ({
    forms: formsOfToken(token, parts, reading, known.meanings, dictionary),
    ...looksOf([token], parts, reading, qualities, isExactIn(known.meanings, reading)),
  });
  if (parts.length === 0) return (read.looks ??= look());
  // The parts of what is written without spaces are those of where it stands.
  return token.script === "spaced" ? (read.looksWithParts ??= look()) : look();
}

/** Whether a word by itself is a colour, a style or a motion for readers of a language. */
export function isQualityWord(
  token: Token,
  known: KnownWord,
  own: Locale,
  dictionary: Dictionary,
  qualities: Qualities,
): boolean {
  const asked = { parts: [], known, reading: { own, guess: own } };
  const { colour, style, motion } = looksOfWord(token, asked, dictionary, qualities);
  return colour !== null || style !== null || motion !== null;
}

/** Of a phrase as a whole or of a word in it: a bouncing ball is a thing, and bounces. */
function qualityIn<Value extends string>(
  words: WordList<Value>,
  tokens: readonly Token[],
  inflected: readonly Locale[],
  isOwn: boolean,
): Value | null {
  for (const one of [tokens, ...tokens.map((token) => [token])]) {
    const found = words.find(one, inflected, isOwn);
    if (found !== null) return found;
  }
  return null;
}

/** Liniensymbol: of lines. */
const styleOfCompound = (
  [first, ...others]: readonly string[],
  inflected: readonly Locale[],
  styles: Qualities["styles"],
): Style | null =>
  first === undefined || others.length === 0 ? null : styles.find(tokensOf(first), inflected);

const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`)).join("");
