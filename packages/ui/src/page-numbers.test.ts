import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("page links show the ends and the surroundings, and never a gap of one", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 5)).toEqual([1, 2, null, 5]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
});
