import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { featureSlugs, getPlan, planSlugs, plans } from "./plans.ts";

describe("the plans", () => {
  it("stand in the order of their positions, and a larger one never gives less", () => {
    expect(planSlugs.map((slug) => plans[slug].planPosition)).toEqual(planSlugs.map((_, index) => index));
    const height = (max: number | null) => max ?? Number.POSITIVE_INFINITY;
    for (const feature of featureSlugs)
      for (const [index, slug] of planSlugs.entries()) {
        const smaller = planSlugs[index - 1];
        if (smaller === undefined) continue;
        expect(height(plans[slug].maxima[feature]), `${slug} ${feature}`).toBeGreaterThanOrEqual(
          height(plans[smaller].maxima[feature]),
        );
      }
  });

  it("never limit publishing", () => {
    for (const slug of planSlugs) expect(plans[slug].maxima["public-animations"]).toBeNull();
  });

  it("are found by their slug alone", () => {
    expect(getPlan("team")).toBe(plans.team);
    for (const unknown of [null, "", "Team", "__proto__", "constructor"]) expect(getPlan(unknown)).toBeNull();
  });
});

it("the page of prices promises what the plans give", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../content/pages/pricing.mdx"), "utf8");
  const row = (name: string) =>
    (new RegExp(`^\\| ${name} +\\|(.*)\\|$`, "m").exec(page)?.[1] ?? "")
      .split("|")
      .map((cell) => cell.trim());
  const number = (count: number | null) => (count === null ? "no limit" : count.toLocaleString("en"));
  const hosted = ["free", "team", "enterprise"] as const;
  expect(row("People in a workspace").slice(1)).toEqual(
    hosted.map((slug) => number(plans[slug].maxima.members)),
  );
  expect(row("Files in a workspace").slice(1)).toEqual(
    hosted.map((slug) => number(plans[slug].maxima.files)),
  );
  expect(row("Room for them").slice(1, 3)).toEqual([
    `${plans.free.maxima["storage-megabytes"]} MB`,
    `${(plans.team.maxima["storage-megabytes"] ?? 0) / 1_000} GB`,
  ]);
});
