import { expect, test } from "vitest";
import { isOrderedByCounts } from "./is-ordered-by-counts.ts";

test("what nothing is counted of is said of the orders that count, and not of what is like an example", () => {
  expect(isOrderedByCounts({ query: "" })).toBe(true);
  expect(isOrderedByCounts({ query: "owl", sort: "downloads" })).toBe(true);
  expect(isOrderedByCounts({ query: "owl" })).toBe(false);
  expect(isOrderedByCounts({ query: "", sort: "recent" })).toBe(false);
  expect(isOrderedByCounts({ query: "", like: "AgAA" })).toBe(false);
});
