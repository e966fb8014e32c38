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
