import { readFileSync } from "node:fs";
import { targets, targetSupports } from "@zoetrope/lottie";
import { expect, it } from "vitest";
import { type FeaturesFile, featuresFilePath } from "./features-file.ts";

const rendererOf = { thorvg: "thorvg", skottie: "skottie", "web-svg": "lottie-web" } as const;
const { features } = JSON.parse(readFileSync(featuresFilePath, "utf8")) as FeaturesFile;

it("says of the renderers that run here what was drawn", () => {
  const rows = targetSupports().filter(({ evidence }) => evidence === "probed");
  expect(rows.length).toBeGreaterThan(90);
  for (const { target, source, support, feature } of rows) {
    const renderer = rendererOf[target as keyof typeof rendererOf];
    const verdicts = source
      .split(" ")
      .map((probe) => features.find(({ id }) => id === probe)?.verdicts[renderer]);
    const [first] = verdicts;
    expect(verdicts.every((verdict) => verdict === first) ? first : "partly", `${feature} in ${target}`).toBe(
      support,
    );
  }
});

it("names a document for all else, of every target", () => {
  const rows = targetSupports().filter(({ evidence }) => evidence === "documented");
  for (const { source } of rows) expect(source).toMatch(/^https:\/\//);
  for (const target of targets) expect(targetSupports().some((row) => row.target === target)).toBe(true);
  const proven = new Set(Object.keys(rendererOf));
  expect(rows.filter(({ target }) => proven.has(target))).toEqual([]);
});
