import { describe, expect, it } from "vitest";
import { between, delayed, keys } from "./moving.ts";

describe("keys", () => {
  it("springs past the mark and settles on it", () => {
    const { keys: list } = keys([0, 0], [20, 10, "spring"]);
    expect(Math.max(...list.map(({ value }) => value))).toBeGreaterThan(10);
    expect(list.at(-1)).toMatchObject({ frame: 20, value: 10 });
  });

  it("holds pictures of film for two frames", () => {
    const { keys: list } = keys([0, 0], [8, 4, "steps"]);
    expect(list.map(({ frame, value, curve }) => [frame, value, curve])).toEqual([
      [0, 0, null],
      [2, 1, null],
      [4, 2, null],
      [6, 3, null],
      [8, 4, null],
    ]);
  });

  it("refuses to go back in time", () => {
    expect(() => keys([10, 0], [5, 1])).toThrow("after");
  });

  it("can come later", () => {
    expect(delayed(keys([0, 1], [4, 2]), 3).keys.map(({ frame }) => frame)).toEqual([3, 7]);
  });
});

describe("between two values", () => {
  it("lie numbers, points and outlines with the same commands", () => {
    expect(between(0, 10, 0.25)).toBe(2.5);
    expect(between([0, 10], [10, 30], 0.5)).toEqual([5, 20]);
    expect(between("M0 0L10-20Z", "M10 0L20,0Z", 0.5).replace(/\s+/g, " ")).toBe("M 5 0L 15 -10Z");
  });

  it("lies nothing when outlines are drawn differently", () => {
    expect(() => between("M0 0L1 1Z", "M0 0C1 1 2 2 3 3Z", 0.5)).toThrow("same commands");
  });
});
