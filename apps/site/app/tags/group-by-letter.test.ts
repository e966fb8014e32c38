import { expect, test } from "vitest";
import { groupByLetter } from "./group-by-letter.ts";

const tagsOf = (counts: Record<string, number>) =>
  Object.entries(counts).map(([tag, count]) => ({ tag, label: null, count }));

test("letters stand in alphabetical order, and under each the most used tag comes first", () => {
  const groups = groupByLetter(tagsOf({ boat: 2, apple: 1, bird: 9, ant: 1, arrow: 30 }));
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ tag }) => tag)])).toEqual([
    ["A", ["arrow", "ant", "apple"]],
    ["B", ["bird", "boat"]],
  ]);
});

test("accents do not part what begins alike; digits and signs are one group", () => {
  const groups = groupByLetter(tagsOf({ état: 1, eye: 2, "404": 3, "2d": 1, 動物: 1 }));
  expect(groups.map(({ letter, anchor, tags }) => [letter, anchor, tags.length])).toEqual([
    ["#", "tags-0", 2],
    ["E", "tags-e", 2],
    ["動", "tags-動", 1],
  ]);
});
