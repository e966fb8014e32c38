import {
  normaliseText,
  type Concepts,
  type Motion,
  type QueryTerm,
  type Style,
  type WeightedConcept,
} from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { indexWordsOf, queryWordsOf } from "./plain-words.ts";

interface SmallConcept {
  /** By language, the label first. */
  words: Partial<Record<Locale, readonly string[]>>;
  related?: readonly string[];
  /** What a phrase says besides, and is hardly meant. */
  hardly?: readonly string[];
}

const words: Record<string, SmallConcept> = {
  horse: {
    words: { en: ["horse", "pony"], de: ["Pferd"], fr: ["cheval"], "ja-JP": ["馬", "うま"] },
    related: ["animal"],
  },
  owl: { words: { en: ["owl"], de: ["Eule"], fr: ["hibou"] }, related: ["animal"] },
  zebra: { words: { en: ["zebra"] }, related: ["horse"] },
  animal: { words: { en: ["animal"], de: ["Tier"] }, related: ["horse", "owl"] },
  heart: { words: { en: ["heart", "love"], de: ["Herz"], es: ["corazón"] } },
  evening: { words: { en: ["evening"], de: ["Abend"] } },
  "log-out": { words: { en: ["log out"] }, related: ["owl"], hardly: ["heart"] },
  "sad-face": { words: { en: ["sad face", "frown"], de: ["trauriges Gesicht"] } },
};
const colours: Record<string, string> = { red: "#e5322d", rot: "#e5322d", blue: "#2f6fde" };
const styleOf: Record<string, Style> = { line: "line", outline: "line", filled: "filled", flat: "flat" };
const motionOf: Record<string, Motion> = { bouncing: "bouncing", spinning: "spinning" };
const stopWords = new Set(["a", "the", "of"]);

/** A handful of concepts in some languages, with everything that the real ones do: tests read what they mean here. */
export const smallConcepts: Concepts = {
  version: "small-1",
  wordsOf: indexWordsOf,
  link: (text, locale) => meaningsOf(normaliseText(text), [locale]),
  parseQuery(query) {
    const all = queryWordsOf(query);
    const telling = all.filter(({ word }) => !stopWords.has(word));
    const left = telling.length > 0 ? telling : all;
    return { terms: phrasesOf(left) };
  },
  related: (id) => (words[id]?.related ?? []).map((near) => ({ id: near, weight: 0.8 })),
  knows: (id) => Object.hasOwn(words, id),
  label: (id, locale) => words[id]?.words[locale]?.[0] ?? words[id]?.words.en?.[0] ?? id,
  complete: (prefix, locale, limit) =>
    Object.entries(words)
      .flatMap(([id, { words: spoken }]) => (spoken[locale] ?? []).map((label) => ({ id, label })))
      .filter(({ label }) => normaliseText(label).startsWith(normaliseText(prefix)))
      .slice(0, limit),
  correct: (word) => (word === "zebbra" ? "zebra" : null),
};

function meaningsOf(text: string, locales?: readonly Locale[]): WeightedConcept[] {
  return Object.entries(words).flatMap(([id, { words: spoken }]) => {
    const known = Object.entries(spoken)
      .filter(([locale]) => locales === undefined || locales.some((one) => one === locale))
      .flatMap(([, labels]) => labels.map((label) => normaliseText(label)));
    const isMeant = known.some(
      (label) => ` ${text} `.includes(` ${label} `) || text === `${label}s` || isGlued(text, label),
    );
    return isMeant ? [{ id, weight: 1 }] : [];
  });
}

/** Japanese has no spaces around words. */
const isGlued = (text: string, label: string) => /[^\p{Script=Latin} ]/u.test(label) && text.includes(label);

function phrasesOf(found: ReturnType<typeof queryWordsOf>): QueryTerm[] {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < found.length; at++) {
    const [first, second] = [found[at], found[at + 1]];
    if (!first) continue;
    const pair = second ? `${first.word} ${second.word}` : "";
    const named = pair === "" ? [] : meaningsOf(pair).filter(({ id }) => id.includes("-"));
    const besides = named.flatMap(({ id }) => words[id]?.hardly ?? []);
    const meant = [...named, ...besides.map((id) => ({ id, weight: 0.4 }))];
    if (second && meant.length > 0) at += 1;
    terms.push({
      text: second && meant.length > 0 ? pair : first.word,
      words: second && meant.length > 0 ? [first.word, second.word] : [first.word],
      forms: [],
      concepts: meant.length > 0 ? meant : meaningsOf(first.word),
      colour: colours[first.word] ?? null,
      style: styleOf[first.word] ?? null,
      motion: motionOf[first.word] ?? null,
      isPrefix: (second && meant.length > 0 ? second : first).isPrefix,
    });
  }
  return terms;
}
