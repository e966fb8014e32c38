import { expect, test } from "vitest";
import { resultsAddress } from "./results-address.ts";

test("the type is named only for free and premium", () => {
  expect(resultsAddress("/de/free-animations", "owl", "free-premium")).toBe("/de/free-animations/owl");
  expect(resultsAddress("/free-animations", "owl", "free")).toBe("/free-animations/owl?type=free");
  expect(resultsAddress("/free-animations", "owl", "premium")).toBe("/free-animations/owl?type=premium");
});

test.each([
  "two words",
  "either/or",
  "100% wool",
  "what?",
  "a#b",
  "🦉",
  "梟の冬",
  "부엉이",
  "x".repeat(300),
  "+",
  "&=;",
])("%s survives the way into the address and back", (keyword) => {
  const { pathname, search, hash } = new URL(
    resultsAddress("/free-animations", keyword, "free-premium"),
    "https://site.example",
  );
  expect(decodeURIComponent(pathname.slice("/free-animations/".length))).toBe(keyword);
  expect(search + hash).toBe("");
});

test("what no path can carry leads to all results, and half a character does not throw", () => {
  for (const keyword of [".", "..", "  "])
    expect(resultsAddress("/free-animations", keyword, "free")).toBe("/free-animations?type=free");
  expect(() => resultsAddress("/free-animations", "\uD83E", "free")).not.toThrow();
});
