import { expect, test } from "vitest";
import { accountsWordsOf } from "./accounts-words-of.ts";
import { locales } from "./locales.ts";

function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

const english = new Map(strings(accountsWordsOf("en")));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Words that a native speaker writes as in English. */
const sameWords: Record<string, string[]> = {
  de: ["optional", "Name", "Passkeys", "Google"],
  fr: ["E-mail"],
  pt: ["E-mail"],
};

test.each(locales.slice(1))("%s leaves nothing untranslated", (locale) => {
  const own = strings(accountsWordsOf(locale));
  expect(own.map(([place]) => place)).toEqual([...english.keys()]);
  const known = new Set(["Google", "Strong.", ...(sameWords[locale] ?? [])]);
  expect(own.filter(([place, text]) => english.get(place) === text && !known.has(text))).toEqual([]);
});

test.each(locales)("%s keeps every placeholder and has no empty word", (locale) => {
  for (const [place, text] of strings(accountsWordsOf(locale))) {
    expect(text.trim(), place).not.toBe("");
    expect(placeholders(text), place).toEqual(placeholders(english.get(place) ?? ""));
  }
});
