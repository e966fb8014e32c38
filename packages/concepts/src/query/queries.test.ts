import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "@zoetrope/i18n";
import { describe, expect, it } from "vitest";
import { createConcepts } from "../create-concepts.ts";

const concepts = createConcepts();

/** Of each language its lines: what is typed, and what is meant. */
function readExpectations(): Map<string, [query: string, meant: string[]][]> {
  const all = new Map<string, [string, string[]][]>();
  let own: [string, string[]][] = [];
  for (const line of readFileSync(join(import.meta.dirname, "testing/queries.txt"), "utf8").split("\n")) {
    const [query = "", meant] = line.split(" = ");
    if (query === "" || query.startsWith("#")) continue;
    if (meant === undefined) all.set(query, (own = []));
    else own.push([query, meant.split(", ")]);
  }
  return all;
}

function readingOf(query: string, locale: Locale): string[] {
  const { terms } = concepts.parseQuery(query, locale);
  return [
    ...terms.flatMap((term) => term.concepts.slice(0, 3).map(({ id }) => id)),
    ...terms.flatMap(({ colour }) => colour ?? []),
    ...terms.flatMap(({ style }) => (style === null ? [] : `style ${style}`)),
    ...terms.flatMap(({ motion }) => (motion === null ? [] : `motion ${motion}`)),
  ];
}

const expectations = readExpectations();

describe.each(locales)("people who write %s", (locale) => {
  it.each(expectations.get(locale) ?? [])("mean by %s: %s", (query, meant) => {
    expect(readingOf(query, locale)).toEqual(expect.arrayContaining(meant));
  });
});

it("every language with a lexicon is asked at least forty queries", () => {
  const lexicon = join(import.meta.dirname, "../../lexicon");
  const ownWords = locales.filter((locale) => existsSync(join(lexicon, `${locale}.json`)));
  expect(ownWords).toContain("de");
  expect(ownWords.filter((locale) => (expectations.get(locale)?.length ?? 0) < 40)).toEqual([]);
});
