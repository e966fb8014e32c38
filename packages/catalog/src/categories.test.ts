import { expect, it } from "vitest";
import { categories, categoryShortcuts, isCategory, publishCategories } from "./categories.ts";

it("every category that the dialog for publishing offers is taken, and so is none of them", () => {
  expect(publishCategories).toEqual([...categories, "other"]);
  expect(new Set(publishCategories).size).toBe(publishCategories.length);
});

it("shortcuts are categories", () => {
  expect(categoryShortcuts.every((shortcut) => isCategory(shortcut))).toBe(true);
  expect(isCategory("toString")).toBe(false);
});
