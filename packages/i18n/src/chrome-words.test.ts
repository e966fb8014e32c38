import { expect, test } from "vitest";
import { chromeWordsOf } from "./chrome-words-of.ts";
import { fill } from "./fill.ts";
import { locales } from "./locales.ts";

function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

const english = new Map(strings(chromeWordsOf("en")));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Names and words that a native speaker writes as in English. */
const properNames = new Set(["Lottie Creator", "Lottie Lab", "© {{year}} Zoetrope"]);
const sameIn: Record<string, string[]> = {
  es: ["Web", "Blog", "Premium", "Marketplace", "Portugal", "Brasil", "Indonesia", "Nigeria", "Vietnam"],
  pt: ["Menu", "Web", "Blog", "Premium", "Tags", "Marketplace"],
  fr: "Menu Web Blog Premium Mobile Forum Logo Inspiration Certifications Type Suggestions Collections"
    .split(" ")
    .concat("dotLottie, open source", "{{count}} suggestion", "{{count}} suggestions"),
  de: "Web Blog Premium Forum Team Desktop Apps Logo Runtimes Tools Inspiration Community"
    .split(" ")
    .concat("Portugal", "Japan", "Nigeria", "Vietnam", "System"),
};

test.each(locales.slice(1))("%s leaves nothing untranslated", (locale) => {
  const own = strings(chromeWordsOf(locale));
  expect(own.map(([place]) => place)).toEqual([...english.keys()]);
  const untranslated = own.filter(
    ([place, text]) =>
      english.get(place) === text && !properNames.has(text) && !sameIn[locale]?.includes(text),
  );
  expect(untranslated).toEqual([]);
});

test.each(locales)("%s keeps every placeholder and has no empty word", (locale) => {
  for (const [place, text] of strings(chromeWordsOf(locale))) {
    expect(placeholders(text), place).toEqual(placeholders(english.get(place) ?? ""));
    expect(text, place).toBe(text.trim());
    expect(text, place).not.toBe("");
  }
});

test("the logo's menu and the search say in English what they are specified to say", () => {
  const { logoMenu, search } = chromeWordsOf("en");
  expect(logoMenu).toEqual({
    label: "Logo",
    copySvg: "Copy SVG",
    copied: "Copied!",
    downloadSvg: "Download SVG",
    downloadPng: "Download PNG",
    brandKit: "Brand kit",
  });
  const { trending, recent, popular, clear } = search;
  expect({ trending, recent, popular, clear }).toEqual({
    trending: "Trending",
    recent: "Recent",
    popular: "Popular searches",
    clear: "Clear",
  });
});

test("sixteen countries in every language, none twice", () => {
  for (const locale of locales) {
    const { countries } = chromeWordsOf(locale).footer;
    expect(new Set(countries).size, locale).toBe(16);
  }
});

test("the year is filled into the copyright line", () => {
  for (const locale of locales)
    expect(fill(chromeWordsOf(locale).footer.copyright, { year: 2031 })).toContain("2031");
  expect(fill("{{a}} {{b}}", { a: 1 })).toBe("1 {{b}}");
});
