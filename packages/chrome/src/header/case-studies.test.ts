import { expect, test } from "vitest";
import { chooseCaseStudies } from "./case-studies.ts";

const seven = ["ant", "bee", "cat", "doe", "eel", "fox", "gnu"];

test("six of seven, and the same six for the same seed", () => {
  const chosen = chooseCaseStudies(seven, "visit 1");
  expect(chosen.size).toBe(6);
  expect(chooseCaseStudies(seven, "visit 1")).toEqual(chosen);
});

test("over many visits each of the seven is left out about as often as the others", () => {
  const leftOut = new Map(seven.map((slug) => [slug, 0]));
  for (let visit = 0; visit < 7_000; visit += 1) {
    const chosen = chooseCaseStudies(seven, `visit ${visit}`);
    const missing = seven.find((slug) => !chosen.has(slug)) ?? "";
    leftOut.set(missing, (leftOut.get(missing) ?? 0) + 1);
  }
  for (const [slug, count] of leftOut) {
    expect(count, slug).toBeGreaterThan(800);
    expect(count, slug).toBeLessThan(1_200);
  }
});

test("fewer than six are all shown", () => {
  expect(chooseCaseStudies(seven.slice(0, 3), "x").size).toBe(3);
});
