import { expect, test } from "vitest";
import { defaultLocale, languages, locales, localiseHref, splitLocale } from "./locales.ts";

test("the languages of the specification, with their names and the prefixes of their addresses; English is the fallback", () => {
  const rows = languages.map(({ locale, name, shortName, urlPrefix }) => [
    locale,
    name,
    shortName,
    urlPrefix,
  ]);
  expect(rows.slice(0, 7)).toEqual([
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

test("every row is a language of its own, under a tag that dates and numbers are written by", () => {
  for (const key of ["locale", "name", "shortName", "urlPrefix", "openGraph"] as const)
    expect(new Set(languages.map((language) => language[key])).size, key).toBe(languages.length);
  expect(Intl.getCanonicalLocales([...locales])).toEqual(locales);
  expect(Intl.NumberFormat.supportedLocalesOf([...locales])).toEqual(locales);
  for (const { openGraph } of languages) expect(openGraph).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
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
