import { expect, it } from "vitest";
import { firstSegments } from "./first-segments.ts";

it("keeps so many segments of path data, whether their letters are written or not", () => {
  expect(firstSegments("M0 0 1 1-1-1h5l2 2", 2)).toBe("M0 0 1 1");
  expect(firstSegments("M0 0 1 1-1-1h5l2 2", 4)).toBe("M0 0 1 1-1-1h5");
  expect(firstSegments("M0 0zm1e1 2c1 2 3 4 5 6 7 8 9 1 2 3", 4)).toBe("M0 0zm1e1 2c1 2 3 4 5 6 ");
  expect(firstSegments("M0 0h1", 9)).toBe("M0 0h1");
});
