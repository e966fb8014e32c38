import { expect, test } from "vitest";
import { candidateTags } from "./related-tags.ts";

const asked = [{ text: "pet", words: ["pet"] }] as unknown as Parameters<typeof candidateTags>[2];
const tags = ["icon", "weather", "animal", "pet", "icon", "weather", "animal", "pet", "animals", "kitten"];

test("tags beside hits are there once, not in both numbers, and without what was asked for", () => {
  expect(candidateTags(tags, 2, asked, new Map())).toEqual(["animal", "icon", "weather", "kitten"]);
});

test("a tag that much of the catalogue has stands there where it is far more frequent among the hits", () => {
  const shares = new Map([
    ["icon", 0.5],
    ["weather", 0.2],
  ]);
  expect(candidateTags(tags, 2, asked, shares)).toEqual(["animal", "weather", "kitten"]);
});
