import { expect, test } from "vitest";
import { defaultLocale, languages, locales, localiseHref, splitLocale } from "./locales.ts";
import { wordsOf } from "./words-of.ts";

test("seven languages with their names and the prefixes of their addresses; English is the fallback", () => {
  expect(
    languages.map(({ locale, name, shortName, urlPrefix }) => [locale, name, shortName, urlPrefix]),
  ).toEqual([
    ["en", "English", "EN", ""],
    ["es", "Español", "ES", "es"],
    ["pt", "Português", "PT", "pt"],
    ["ko-KR", "한국어", "KR", "kr"],
    ["ja-JP", "日本語", "JP", "jp"],
    ["fr", "Français", "FR", "fr"],
    ["de", "Deutsch", "DE", "de"],
  ]);
  expect(languages.map(({ locale }) => locale)).toEqual(locales);
  expect(defaultLocale).toBe("en");
});

test("internal addresses get the prefix of their language, others stay", () => {
  expect(localiseHref("ko-KR", "/tags?x=1#y")).toBe("/kr/tags?x=1#y");
  expect(localiseHref("ko-KR", "/")).toBe("/kr");
  expect(localiseHref("ko-KR", "/?wall=recent")).toBe("/kr?wall=recent");
  expect(localiseHref("en", "/tags")).toBe("/tags");
  expect(localiseHref("de", "https://site.example/tags", "https://site.example")).toBe(
    "https://site.example/de/tags",
  );
  for (const foreign of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "#part",
    "mailto:a@b.example",
  ]) {
    expect(localiseHref("de", foreign, "https://site.example")).toBe(foreign);
  }
});

test("what a prefix puts on, reading takes off", () => {
  for (const locale of locales) {
    for (const path of ["/", "/tags", "/free-animations/owl"])
      expect(splitLocale(localiseHref(locale, path))).toEqual({ locale, path });
  }
});

/** Every string of a catalogue with its place; functions are called with telling arguments. */
function strings(value: unknown, place: string): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") {
    const make = value as (...values: unknown[]) => unknown;
    return strings(place.endsWith("count") ? make(3, false) : make("“A”", "“B”"), place);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

test.each(locales.slice(1))("%s says everything in its own words", (locale) => {
  const english = new Map(strings(wordsOf("en"), ""));
  const own = strings(wordsOf(locale), "");
  expect(own.map(([place]) => place).toSorted()).toEqual([...english.keys()].toSorted());
  for (const [place, text] of own) expect(text.trim(), place).not.toBe("");
  const same = own.filter(([place, text]) => english.get(place) === text);
  // Some words are the same in many languages (Premium, Icons, © Zoetrope); most are not.
  expect(same.length / own.length).toBeLessThan(0.15);
});
