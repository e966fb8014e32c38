import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, locales } from "@zoetrope/i18n";
import { describe, expect, it } from "vitest";
import { readLexicon, readRelations } from "./draft-lexicon.ts";

const folder = join(import.meta.dirname, "../../lexicon");

describe.each([
  ["of the product", folder],
  ["of everyday life", join(folder, "everyday")],
])("the lexicon %s", (_what, words) => {
  const english = Object.keys(readLexicon(words, defaultLocale));

  const translated = locales.filter((locale) => existsSync(join(words, `${locale}.json`)));

  it.each(translated)("has a word of %s for every concept that English has", (locale) => {
    const ids = Object.keys(readLexicon(words, locale));
    expect(english.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !english.includes(id))).toEqual([]);
  });

  it("says nothing of how concepts relate that are not there", () => {
    expect(Object.keys(readRelations(words)).filter((id) => !english.includes(id))).toEqual([]);
  });
});

describe("the rarer words", () => {
  const rare = join(folder, "rare");
  const lists = [join(folder, "everyday"), folder];

  it.each(locales)("of %s stand in no other list of their concept, and once in their own", (locale) => {
    const known = lists.map((list) => readLexicon(list, locale));
    const twice = Object.entries(readLexicon(rare, locale)).flatMap(([id, words]) => {
      const others = new Set(known.flatMap((lexicon) => lexicon[id] ?? []).map((word) => word.toLowerCase()));
      return words.filter((word, place) => others.has(word.toLowerCase()) || words.indexOf(word) !== place);
    });
    expect(twice).toEqual([]);
  });
});
