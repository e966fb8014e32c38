import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchRequest } from "../animation.ts";
import { bar, figureLottie, wedge } from "../testing/figure-lottie.ts";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

const isc = { spdx: "ISC", name: "ISC License", url: "https://spdx.org/licenses/ISC" };

describe.each(testedDatabases)("a search by example on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  let like = "";
  const search = (more: Partial<SearchRequest> = {}) =>
    temporary.catalog.search({ query: "", like, isCounting: true, ...more });

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const { catalog } = temporary;
    const variants = { variantGroup: "set:bar" };
    for (const request of [
      ingestRequest("Wedge", { bytes: figureLottie({ corners: wedge }), tags: ["line"], licence: isc }),
      ingestRequest("Bar · line", { bytes: figureLottie({ corners: bar }), tags: ["line"], ...variants }),
      ingestRequest("Bar · flat", {
        bytes: figureLottie({ corners: bar, travel: 30 }),
        tags: ["flat"],
        ...variants,
      }),
      ingestRequest("Gone", { bytes: figureLottie({ corners: bar, travel: 50 }), tags: ["line"] }),
    ])
      expect(await catalog.ingest(request)).toMatchObject({ outcome: "stored" });
    await catalog.withdraw("test:Gone");
    await catalog.rank();
    const example = await catalog.likeOf(figureLottie({ corners: wedge, rgb: [0, 0, 1] }));
    if ("refused" in example) throw new Error(example.refused.reason);
    like = example.like;
  });
  afterAll(() => temporary.remove());

  it("says beside each choice how many cards choosing it finds", async () => {
    const { facets, total } = await search();
    expect(total).toBe(2);
    expect(facets?.choices).toMatchObject({
      type: { free: 2, premium: 0 },
      style: { line: 2, flat: 1, filled: 0 },
      licence: { MIT: 1, ISC: 1, premium: 0 },
    });
    for (const style of ["line", "flat", "filled"] as const)
      expect((await search({ style })).total).toBe(facets?.choices.style?.[style]);
    for (const licence of ["MIT", "ISC"])
      expect((await search({ licence })).total).toBe(facets?.choices.licence?.[licence]);
  });

  it("says what brings most back where the filters leave nothing", async () => {
    const result = await search({ style: "flat", licence: "ISC" });
    expect(result).toMatchObject({ total: 0, isEmptiedByFilters: true });
    expect(result.facets?.without).toEqual([
      { field: "style", value: "flat", total: 1 },
      { field: "licence", value: "ISC", total: 1 },
    ]);
    expect((await search()).isEmptiedByFilters).toBe(false);
  });

  it("counts only where it is asked to", async () => {
    expect((await search({ isCounting: false })).facets).toBeUndefined();
  });
});
