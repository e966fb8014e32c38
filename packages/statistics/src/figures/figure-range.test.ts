import { expect, test } from "vitest";
import { figureRange, startsOf } from "./figure-range.ts";
import { rangeNames } from "./range-names.ts";

const now = new Date("2026-11-21T10:15:30Z");

test.each([
  ["24h", "hour", "2026-11-20T11:00:00.000Z", "2026-11-21T11:00:00.000Z", 24],
  ["7d", "hour", "2026-11-14T11:00:00.000Z", "2026-11-21T11:00:00.000Z", 168],
  ["30d", "day", "2026-10-23T00:00:00.000Z", "2026-11-22T00:00:00.000Z", 30],
  ["90d", "day", "2026-08-24T00:00:00.000Z", "2026-11-22T00:00:00.000Z", 90],
] as const)("%s ends with the %s that is under way", (name, step, from, to, count) => {
  const range = figureRange(name, now);
  expect(range).toEqual({ name, step, from: new Date(from), to: new Date(to) });
  const starts = startsOf(range);
  expect([starts[0], starts.length]).toEqual([from, count]);
});

test("a range that ends on an edge has the step that begins there", () => {
  for (const name of rangeNames) {
    const range = figureRange(name, new Date("2026-11-21T00:00:00Z"));
    expect(startsOf(range).at(-1)).toBe("2026-11-21T00:00:00.000Z");
  }
});
