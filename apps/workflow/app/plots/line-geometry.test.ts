import { expect, test } from "vitest";
import { lineGeometry, nearestTo } from "./line-geometry.ts";
import type { Plot } from "./plot-props.ts";

const plotOf = (count: number, value: (index: number) => number): Plot => ({
  name: "audience",
  measures: ["visitors"],
  rows: Array.from({ length: count }, (_, index) => ({
    key: new Date(Date.UTC(2026, 10, 21, index)).toISOString(),
    title: null,
    url: null,
    values: [value(index)],
  })),
});

test("every moment lies within the plot, the first at its left and the last at its right", () => {
  const { xs, left, right, y, top, bottom } = lineGeometry(
    plotOf(24, (index) => index),
    600,
  );
  expect([xs[0], xs.at(-1)]).toEqual([left, right]);
  expect(y(0)).toBe(bottom);
  expect(y(23)).toBeGreaterThanOrEqual(top);
});

test("a plot with nothing in it has a scale from zero to one, without halves", () => {
  const { valueTicks, paths } = lineGeometry(
    plotOf(24, () => 0),
    600,
  );
  expect(valueTicks.map(({ value }) => value)).toEqual([0, 1]);
  expect(paths[0]).not.toContain("NaN");
});

test("a narrow plot has fewer moments named, and none is named twice", () => {
  const ticks = (width: number) =>
    lineGeometry(
      plotOf(168, () => 1),
      width,
    ).timeTicks;
  expect(ticks(300).length).toBeLessThan(ticks(900).length);
  const days = ticks(1_300).map(({ time }) => time.toISOString().slice(0, 10));
  expect(new Set(days).size).toBe(days.length);
  expect(
    lineGeometry(
      plotOf(0, () => 0),
      0,
    ).paths,
  ).toEqual([""]);
});

test("a pointer finds the nearest moment", () => {
  expect([nearestTo([0, 10, 20], 14), nearestTo([0, 10, 20], 16), nearestTo([0, 10, 20], -5)]).toEqual([
    1, 2, 0,
  ]);
  expect(nearestTo([], 5)).toBe(0);
});
