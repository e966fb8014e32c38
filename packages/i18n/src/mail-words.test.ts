import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { mailWordsOf } from "./mail-words-of.ts";

function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

const english = new Map(strings(mailWordsOf("en")));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

test.each(locales.slice(1))("the mails in %s say everything that the English ones say", (locale) => {
  const own = strings(mailWordsOf(locale));
  expect(own.map(([place]) => place).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [place, text] of own) {
    expect(text, place).not.toBe(english.get(place));
    expect(placeholders(text), place).toEqual(placeholders(english.get(place) ?? ""));
  }
});
