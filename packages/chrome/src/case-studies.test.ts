import { expect, test } from "vitest";
import { chooseCaseStudies } from "./case-studies.ts";
import type { CaseStudyLink } from "./chrome-props.ts";

const seven: CaseStudyLink[] = ["ant", "bee", "cat", "doe", "eel", "fox", "gnu"].map((slug) => ({
  slug,
  title: slug,
  text: slug,
  lang: "en",
  tint: "sky",
  drawing: slug,
}));

test("six of seven, in their own order, and the same six for the same page", () => {
  const chosen = chooseCaseStudies(seven, "2026-01-01 /tags");
  expect(chosen).toHaveLength(6);
  expect(chosen).toEqual(seven.filter((one) => chosen.includes(one)));
  expect(chooseCaseStudies(seven, "2026-01-01 /tags")).toEqual(chosen);
});

test("over many pages each of the seven is left out about as often as the others", () => {
  const leftOut = new Map(seven.map(({ slug }) => [slug, 0]));
  for (let page = 0; page < 7_000; page += 1) {
    const chosen = chooseCaseStudies(seven, `/page/${page}`);
    const missing = seven.find((one) => !chosen.includes(one))?.slug ?? "";
    leftOut.set(missing, (leftOut.get(missing) ?? 0) + 1);
  }
  for (const [slug, count] of leftOut) {
    expect(count, slug).toBeGreaterThan(800);
    expect(count, slug).toBeLessThan(1_200);
  }
});

test("fewer than six are all shown", () => {
  expect(chooseCaseStudies(seven.slice(0, 3), "x")).toHaveLength(3);
});
