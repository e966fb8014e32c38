import { defaultLocale } from "@zoetrope/i18n/locales";
import type { Concepts, QueryTerm, WeightedConcept } from "./concepts.ts";
import { parseQuery } from "./query/parse-query.ts";
import { withKnownParts } from "./query/unknown-words.ts";
import { isSmallWord, readSpans } from "./query/spans.ts";
import { mergeConcepts, scaleConcepts } from "./query/weigh-meanings.ts";
import { complete } from "./query/complete.ts";
import { Corrections } from "./spelling/corrections.ts";
import { Dictionary } from "./store/dictionary.ts";
import { loadArtefact } from "./store/load-artefact.ts";
import { cutWords } from "./words/cut-words.ts";
import { createQualities } from "./words/qualities.ts";

/** How much of one text is linked: more than any title or tag has. */
const maxLinkedLetters = 1_000;
const maxLinkedWords = 60;
/** Concepts of one text. */
const maxLinked = 24;
/** What is wider than something, or near it, is meant the less by its name. */
const nearShare = 0.6;
const minNear = 0.4;
const minLinked = 0.15;

/** Reads what was compiled; one for a process is enough. */
export function createConcepts(): Concepts {
  const artefact = loadArtefact();
  const dictionary = new Dictionary(artefact);
  const qualities = createQualities();
  const corrections = new Corrections(dictionary, qualities);
  return {
    version: artefact.stamp,
    wordsOf(text) {
      const words = new Set<string>();
      for (const { script, word, parts } of cutWords(text, dictionary)) {
        if (script === "emoji") continue;
        words.add(word);
        for (const part of parts) words.add(part);
      }
      return [...words];
    },
    link(text, locale) {
      const tokens = cutWords(text.slice(0, maxLinkedLetters), dictionary, maxLinkedWords);
      const read = readSpans(tokens, locale, dictionary, qualities);
      const meant = read.spans.filter((span) => !isSmallWord(span, read));
      const named = (meant.length > 0 ? meant : read.spans).map(({ concepts }) => concepts);
      const wider = named
        .flat()
        .filter(({ weight }) => weight >= minNear)
        .map(({ id, weight }) => scaleConcepts(nearTo(id), weight * nearShare));
      return mergeConcepts([...named, ...wider], maxLinked).filter(({ weight }) => weight >= minLinked);
    },
    parseQuery(query, locale) {
      const { terms, guess } = parseQuery(query, locale, dictionary, qualities);
      const isUnknown = ({ concepts, colour, style, motion, text }: QueryTerm): boolean =>
        concepts.length + Number(colour !== null) === 0 &&
        style === null &&
        motion === null &&
        corrections.correct(text, locale, []) === null;
      return {
        terms: terms.map((term) =>
          isUnknown(term) ? withKnownParts(term, { own: locale, guess }, dictionary) : term,
        ),
      };
    },
    knows: (id) => dictionary.labelOf(id, defaultLocale) !== null,
    related: (id) => dictionary.relatedTo(id),
    label: (id, locale) => dictionary.labelOf(id, locale) ?? id.replaceAll("-", " "),
    complete: (prefix, locale, limit) => [...complete(prefix, locale, limit, dictionary)],
    correct: (word, locale, beside = []) => corrections.correct(word, locale, beside),
  };

  function nearTo(id: string): WeightedConcept[] {
    return dictionary.relatedTo(id).filter(({ weight }) => weight >= minNear);
  }
}
