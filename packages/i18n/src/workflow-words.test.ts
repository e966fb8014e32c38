import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { peopleWordsOf } from "./people-words-of.ts";
import { workflowWordsOf } from "./workflow-words-of.ts";

/** Every text by its place; the forms of a number count as the form for many. */
function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  const forms = value as Record<string, unknown>;
  if (/\.(?:count|done)$/.test(place) && typeof forms["other"] === "string") return [[place, forms["other"]]];
  return Object.entries(forms).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** A word or two may be the same in another language; a sentence is not. */
const isSentence = (text: string) => text.split(" ").length > 3;

test.each([
  ["the workflow app", workflowWordsOf],
  ["people", peopleWordsOf],
] as const)("the words of %s are in every language, with every placeholder", (_, wordsOf) => {
  const english = new Map(strings(wordsOf("en")));
  for (const locale of locales.slice(1)) {
    const own = strings(wordsOf(locale));
    expect(own.map(([place]) => place).toSorted(), locale).toEqual([...english.keys()].toSorted());
    for (const [place, text] of own) {
      const at = `${locale}${place}`;
      expect(text.trim(), at).not.toBe("");
      expect(placeholders(text), at).toEqual(placeholders(english.get(place) ?? ""));
      if (isSentence(text)) expect(text, at).not.toBe(english.get(place));
    }
  }
});
