import { maxTags } from "@zoetrope/kit/limits";
import { expect, test } from "vitest";
import { readTags } from "./read-tags.ts";

test("tags stand between commas of any script, without their hash signs, each once", () => {
  expect(readTags(" owl, #bird ,night、月，owl,,")).toEqual(["owl", "bird", "night", "月"]);
  expect(readTags("   ")).toEqual([]);
});

test("no more tags, and no longer ones, than the catalogue takes", () => {
  const tags = readTags(Array.from({ length: 50 }, (_, index) => `${index}${"x".repeat(100)}`).join(","));
  expect(tags).toHaveLength(maxTags);
  expect(tags.every((tag) => tag.length === 60)).toBe(true);
});
