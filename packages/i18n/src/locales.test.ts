import { expect, test } from "vitest";
import { defaultLocale, languages, locales, localiseHref, splitLocale } from "./locales.ts";

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
