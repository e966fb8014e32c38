import { getPagesMessages, locales } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { categoryShortcuts } from "@zoetrope/catalog/categories";
import { keywordOf, resultsPath } from "./destinations.ts";
import { trendingTerms } from "../search/trending-terms.ts";

test("ten terms are trending, always the same", () => {
  expect(trendingTerms("en")).toEqual([
    "loading",
    "success",
    "confetti",
    "ai",
    "arrow",
    "login",
    "error",
    "check",
    "money",
    "404",
  ]);
});

test("each language has ten of its own", () => {
  for (const locale of locales) expect(new Set(trendingTerms(locale)).size, locale).toBe(10);
});

test("what people of a language search for comes first, but for English, whose terms are fixed", () => {
  expect(trendingTerms("de", ["pferd", "konfetti"])).toEqual([
    "pferd",
    "konfetti",
    ...trendingTerms("de")
      .filter((term) => term !== "Konfetti")
      .slice(0, 8),
  ]);
  expect(trendingTerms("en", ["horse"])).toEqual(trendingTerms("en"));
});

test("seven categories are a click away, each with its label", () => {
  const { categories } = getPagesMessages("en");
  expect(categoryShortcuts.map((category) => [resultsPath(category), categories[category]])).toEqual([
    ["/free-animations/business", "Business"],
    ["/free-animations/gaming", "Gaming"],
    ["/free-animations/icons", "Icons"],
    ["/free-animations/finance", "Finance"],
    ["/free-animations/space", "Space"],
    ["/free-animations/health", "Health"],
    ["/free-animations/animals", "Animals"],
  ]);
});

test("what is searched for is read off the address of its results", () => {
  for (const keyword of ["horse", "red heart", "50 %", "馬", "a/b"])
    expect(keywordOf(resultsPath(keyword))).toBe(keyword);
  for (const path of ["/free-animations", "/tags", "/animation/free-animations", "/free-animations/%E0%A4"])
    expect(keywordOf(path)).toBe("");
});
