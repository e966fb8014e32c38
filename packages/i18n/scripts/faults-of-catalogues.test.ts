import { expect, test } from "vitest";
import { faultsOfCatalogues } from "./faults-of-catalogues.ts";
import type { Catalogues } from "./read-catalogues.ts";

const catalogues = (languages: Record<string, unknown>): Catalogues =>
  new Map(Object.entries(languages).map(([locale, files]) => [locale, new Map([["files", files]])]));
const faultsOf = (english: unknown, german: unknown): string[] =>
  faultsOfCatalogues(catalogues({ en: english, de: german }), ["en", "de"]);

test("the catalogues of the product are whole", () => expect(faultsOfCatalogues()).toEqual([]));

test("what is missing, extra, empty or of another kind is named by its place", () => {
  expect(
    faultsOf(
      { title: "Files", menu: { open: "Open", close: "Close" }, list: "List", grid: { a: "A" } },
      { title: " ", menu: { open: "Öffnen", shut: "Zu" }, list: ["Liste"], grid: "Raster" },
    ),
  ).toEqual([
    "de/files.title is empty",
    "de/files.menu.close is missing",
    "de/files.menu.shut is not in English",
    "de/files.list is not a message",
    "de/files.grid is neither a message nor a group",
  ]);
});

test("a language fills in what English fills in, and of the same kind", () => {
  const english = { used: "{used, number} of {max}", who: "{name}" };
  expect(faultsOf(english, { used: "{max} / {used, number}", who: "{name}!" })).toEqual([]);
  expect(faultsOf(english, { used: "{used} von {max}", who: "{nam}" })).toEqual([
    "de/files.used is filled with max (text), used (text), in English with max (text), used (number)",
    "de/files.who is filled with nam (text), in English with name (text)",
  ]);
});

test("a plural has the forms of its language, all of them and no other", () => {
  const english = { count: "{count, plural, one {# file} other {# files}}" };
  const faultsIn = (locale: string, count: string) =>
    faultsOfCatalogues(catalogues({ en: english, [locale]: { count } }), ["en", locale]);
  expect(faultsIn("ja-JP", "{count, plural, other {# 件}}")).toEqual([]);
  expect(faultsIn("ja-JP", "{count, plural, one {# 件} other {# 件}}")).toEqual([
    "ja-JP/files.count {count} has the plural form one, which the language has not",
  ]);
  expect(faultsIn("pl", "{count, plural, =0 {nic} one {# plik} other {# pliku}}")).toEqual([
    "pl/files.count {count} lacks the plural form few",
    "pl/files.count {count} lacks the plural form many",
  ]);
});

test("what is not understood is said, not shown to people", () => {
  const english = { a: "{n, number}", b: "{d, date, long}", c: "{x}" };
  const [open, style, date] = faultsOf(english, {
    a: "{n, number",
    b: "{d, date, longish}",
    c: "{x, spellout}",
  });
  expect(open).toMatch(/^de\/files\.a is no ICU message: /);
  expect(style).toBe("de/files.b is not understood: {d, date, longish}");
  expect(date).toBe("de/files.c is not understood: {x, spellout}");
});

test("a language without its folder, and a folder without its language", () => {
  expect(faultsOfCatalogues(catalogues({ en: { a: "A" }, xx: { a: "X" } }), ["en", "it"])).toEqual([
    "messages/it is missing",
    "messages/xx is a language that locales.ts does not name",
  ]);
});
