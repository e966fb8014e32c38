import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { missingIn, missingWords } from "./missing-words.ts";

test("every kind of words is looked at", () => {
  const source = readFileSync(new URL("missing-words.ts", import.meta.url), "utf8");
  const kinds = readdirSync(import.meta.dirname).filter((name) => name.endsWith("words-of.ts"));
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((name) => !source.includes(`"./${name}"`))).toEqual([]);
});

test("no language lacks a word", () => expect(missingWords()).toEqual([]));

test("a word that is missing, empty or of another kind is named by its place", () => {
  const english = {
    menus: { pricing: "Pricing", learn: "Learn" },
    count: (n: number) => `${n}`,
    list: ["a", "b"],
  };
  expect(missingIn("de", english, english)).toEqual([]);
  expect(missingIn("de", english, { menus: { learn: "" }, count: "n", list: ["a"] })).toEqual([
    ".menus.pricing",
    ".menus.learn",
    ".count",
    ".list.1",
  ]);
  expect(missingIn("de", english, {})).toEqual([".menus", ".count", ".list"]);
});

test("a language without a form for one needs none", () => {
  const english = { count: { one: "{{count}} page", other: "{{count}} pages" } };
  expect(missingIn("ja-JP", english, { count: { other: "{{count}} ページ" } })).toEqual([]);
  expect(missingIn("fr", english, { count: { other: "{{count}} pages" } })).toEqual([".count.one"]);
});
