import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lottieOf } from "../../../lottie/src/accessibility/testing/hazard.ts";
import { hazards } from "../../../lottie/src/accessibility/testing/hazards.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../testing/temporary-catalog.ts";

const flashing = hazards.find(({ name }) => name === "4 flashes a second");
const bytes = new TextEncoder().encode(JSON.stringify(flashing === undefined ? {} : lottieOf(flashing)));

describe.each(testedDatabases)("what is looked at for accessibility on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const ids: string[] = [];
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    for (const request of [
      ingestRequest("Strobe", { bytes }),
      ingestRequest("Calm circle", { bytes: circleLottie() }),
    ]) {
      const result = await temporary.catalog.ingest(request);
      ids.push("id" in result ? result.id : "");
    }
  });
  afterAll(() => temporary.remove());

  const found = async (id = "") => (await temporary.catalog.get(id))?.accessibility;
  const titlesWithoutFlashing = async () =>
    (await temporary.catalog.search({ query: "", flashing: "none" })).items.map(({ title }) => title);

  it("is each animation once, however long ago it came in, and the page and the search know it", async () => {
    expect(await found(ids[0])).toBeNull();
    expect(await titlesWithoutFlashing()).toEqual([]);
    expect(await temporary.catalog.analyseAccessibility()).toBe(2);
    expect(await temporary.catalog.analyseAccessibility()).toBe(0);
    expect(await found(ids[0])).toMatchObject({ largestSafeWidth: 147, score: 35, secondsLookedAt: null });
    expect((await found(ids[0]))?.findings[0]).toMatchObject({ code: "general-flash", severity: "error" });
    expect(await found(ids[1])).toMatchObject({ largestSafeWidth: null });
    await temporary.catalog.rank();
    expect(await titlesWithoutFlashing()).toEqual(["Calm circle"]);
  });

  it("waits where there is no more time", async () => {
    await temporary.catalog.ingest(ingestRequest("Late", { bytes: circleLottie({ width: 222 }) }));
    expect(await temporary.catalog.analyseAccessibility({ signal: AbortSignal.abort() })).toBe(0);
    expect(await temporary.catalog.analyseAccessibility()).toBe(1);
  });

  it("waits while the catalogue is filled, also when it has begun before", async () => {
    for (const width of [223, 224])
      await temporary.catalog.ingest(ingestRequest(`Width ${width}`, { bytes: circleLottie({ width }) }));
    const analysing = temporary.catalog.analyseAccessibility();
    await temporary.catalog.reportSeedingProgress({ done: 1, total: 2 });
    const early = await analysing;
    expect(await temporary.catalog.analyseAccessibility()).toBe(0);
    await temporary.catalog.reportSeedingProgress(null);
    expect(early + (await temporary.catalog.analyseAccessibility())).toBe(2);
  });
});
