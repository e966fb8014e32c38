import { locales, type Locale } from "@zoetrope/i18n";
import type { Artefact } from "../store/artefact.ts";
import { maxConcepts, packPosting, type Posting } from "../store/posting.ts";
import { japaneseFormsOf, readingsOf } from "../words/japanese-forms.ts";
import { stemKey, stemmedLocales, stemsOf } from "../words/stems.ts";
import { phraseKey, tokensOf } from "../words/tokens.ts";
import { labelWeight } from "./draft-lexicon.ts";
import { namesOf, nearestOf, type Draft, type DraftName } from "./draft.ts";

/** More meanings of one word in one language are left out. */
const maxMeanings = 10;
/** Beside what is called so, what it is only said of counts less. */
const besideNames = 0.55;
/** Beside what is named by it, with what stands in for that, what only has it as another word: a receptionist is no office. */
const besideNamed = 0.7;
/** A word of another ending than the one that stands in the data. */
const stemWeight = 0.92;
const formWeight = 0.95;
/** An emoji means what it is called, and what the product draws as it: a present wrapped up is a gift. */
const drawnWeight = 0.75;
const minCompletedWeight = 0.5;

/** The numbers of a draft: what is looked up while a query is read. */
export function compileConcepts(draft: Draft, stamp: string): Artefact {
  const concepts = [...draft.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (concepts.length > maxConcepts) throw new Error(`More than ${maxConcepts} concepts: ${concepts.length}`);
  const numberOf = new Map(concepts.map(({ id }, index) => [id, index]));
  const meanings = new Map<string, KeyedPosting[]>();
  const add = (key: string, posting: KeyedPosting): void => {
    const all = meanings.get(key);
    if (key === "") return;
    if (all === undefined) meanings.set(key, [posting]);
    else all.push(posting);
  };
  for (const [concept, drafted] of concepts.entries()) {
    for (const one of drafted.emoji) add(one, { concept, locale: null, weight: 1, isName: true });
    for (const one of drafted.drawnAs)
      add(one, { concept, locale: null, weight: drawnWeight, isName: false });
    for (const locale of locales) {
      const names = namesOf(drafted, locale);
      const called = drafted.like.length > 0 ? calledSo(names, locale) : null;
      for (const { text, weight, isName } of names)
        for (const [key, share] of keysOf(text, locale))
          add(key, {
            concept,
            locale,
            weight: weight * share,
            isName,
            isNamed: isName && called?.has(stemmedKey(text, locale)) === true,
          });
    }
  }
  const keys = [...meanings.keys()].toSorted();
  const postings = keys.map((key) => bestOf(meanings.get(key) ?? []).map(packPosting));
  const related = concepts.map((drafted) =>
    nearestOf(drafted).flatMap(([id, weight]) => {
      const concept = numberOf.get(id);
      return concept === undefined ? [] : [packPosting({ concept, locale: null, weight, isName: false })];
    }),
  );
  return {
    stamp,
    keys: lines(keys),
    ...flat(postings, "postingStarts", "postings"),
    concepts: lines(concepts.map(({ id }) => id)),
    labels: byLocale((locale) => lines(concepts.map(({ labels, id }) => labels[locale] ?? labels.en ?? id))),
    ...flat(related, "relatedStarts", "related"),
    completions: byLocale((locale) =>
      lines(
        [
          ...new Set(
            concepts.flatMap((drafted, number) =>
              namesOf(drafted, locale)
                .filter(isCompleted)
                .flatMap(({ text }) => {
                  const key = phraseKey(tokensOf(text));
                  return key === "" ? [] : [`${key}\t${text.replace(/\s+/g, " ")}\t${number}`];
                }),
            ),
          ),
        ].toSorted(),
      ),
    ),
  };
}

const isCompleted = ({ isName, isRare, weight }: DraftName): boolean =>
  isRare !== true && (isName || weight >= minCompletedWeight);

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join("");

const byLocale = (textOf: (locale: Locale) => string): Record<Locale, string> =>
  Object.fromEntries(locales.map((locale) => [locale, textOf(locale)])) as Record<Locale, string>;

function flat<Starts extends string, Values extends string>(
  lists: readonly (readonly number[])[],
  starts: Starts,
  values: Values,
): Record<Starts | Values, Uint32Array> {
  const all = Uint32Array.from(lists.flat());
  const firsts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) firsts[index + 1] = (firsts[index] ?? 0) + list.length;
  return { [starts]: firsts, [values]: all } as Record<Starts | Values, Uint32Array>;
}

/** The name of a concept in a language, whatever its endings are: wedding ring, wedding rings. */
const calledSo = (names: readonly DraftName[], locale: Locale): ReadonlySet<string> =>
  new Set(
    names
      .filter(({ isName, weight }) => isName && weight >= labelWeight)
      .map(({ text }) => stemmedKey(text, locale)),
  );

function stemmedKey(text: string, locale: Locale): string {
  const tokens = tokensOf(text);
  return stemmedLocales.includes(locale) ? stemKey(stemsOf(tokens, locale), locale) : phraseKey(tokens);
}

const japaneseColour =
  /^(?:[赤青白黒]い|\p{sc=Han}{1,2}色[いの]|[緑紫]の|(?:ぴんく|おれんじ|ぐれー)(?:色)?の)./u;

/** Under which keys a name is found, and for how much of its weight. */
function keysOf(text: string, locale: Locale): Map<string, number> {
  const tokens = tokensOf(text);
  const keys = new Map<string, number>();
  if (tokens.length === 0 || tokens.some(({ script }) => script === "emoji")) return keys;
  if (stemmedLocales.includes(locale) && tokens.every(({ script }) => script === "spaced"))
    keys.set(stemKey(stemsOf(tokens, locale), locale), stemWeight);
  const exact = phraseKey(tokens);
  // A red heart is a heart, and red: the colour is asked for by itself.
  if (locale === "ja-JP" && japaneseColour.test(exact)) return keys;
  if (locale === "ja-JP") {
    for (const form of japaneseFormsOf(exact)) keys.set(form, formWeight);
    for (const reading of readingsOf(exact)) keys.set(reading, formWeight);
  }
  keys.set(exact, 1);
  // Koreans write what belongs together with and without spaces.
  if (locale === "ko-KR") keys.set(exact.replaceAll(" ", ""), 1);
  return keys;
}

interface KeyedPosting extends Posting {
  /** It is the name of a concept that others stand in for. */
  isNamed?: boolean;
}

function bestOf(postings: readonly KeyedPosting[]): readonly Posting[] {
  if (postings.length === 1) return postings;
  const best: Posting[] = [];
  for (const locale of [null, ...locales]) {
    const own = new Map<number, KeyedPosting>();
    for (const posting of postings.filter((one) => one.locale === locale)) {
      const before = own.get(posting.concept);
      if (before === undefined || before.weight < posting.weight) own.set(posting.concept, posting);
    }
    const hasName = [...own.values()].some(({ isName }) => isName);
    const isNamed = [...own.values()].some((posting) => posting.isNamed === true);
    for (const posting of own.values()) {
      if (hasName && !posting.isName) posting.weight *= besideNames;
      else if (isNamed && posting.isNamed !== true) posting.weight *= besideNamed;
    }
    best.push(...[...own.values()].toSorted((a, b) => b.weight - a.weight).slice(0, maxMeanings));
  }
  return best;
}
