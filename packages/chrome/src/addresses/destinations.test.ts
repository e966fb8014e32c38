import { getPagesMessages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { categoryShortcuts } from "@zoetrope/catalog/categories";
import { resultsPath, trendingTerms } from "./destinations.ts";

test("ten terms are trending, always the same", () => {
  expect(trendingTerms).toEqual([
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
