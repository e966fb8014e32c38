import { join } from "node:path";
import { defaultLocale, locales } from "@zoetrope/i18n";
import { expect, it } from "vitest";
import { readLexicon, readRelations } from "./draft-lexicon.ts";

const folder = join(import.meta.dirname, "../../lexicon");
const english = Object.keys(readLexicon(folder, defaultLocale));

it.each(locales)("the lexicon of %s has a word for every concept that English has", (locale) => {
  const words = readLexicon(folder, locale);
  expect(english.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
  expect(Object.keys(words).filter((id) => !english.includes(id))).toEqual([]);
});

it("nothing is said of how concepts relate that are not there", () => {
  expect(Object.keys(readRelations(folder)).filter((id) => !english.includes(id))).toEqual([]);
});
