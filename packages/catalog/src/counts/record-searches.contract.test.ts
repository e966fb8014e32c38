import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("searches on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const { catalog } = temporary;
    for (const title of ["Owl asleep", "Owl awake", "Otter", "Fish"])
      await catalog.ingest(ingestRequest(title));
    await catalog.rank();
  });
  afterAll(() => temporary.remove());

  const suggested = async () => (await temporary.catalog.suggest("o")).map(({ keyword }) => keyword);

  it("move words of the catalogue up among the suggestions, and bring in none of their own", async () => {
    const { catalog } = temporary;
    expect((await suggested())[0]?.toLowerCase()).toBe("owl");
    await catalog.recordSearches([
      { query: "  OTTER ", visitors: 2 },
      { query: "otter", visitors: 3 },
      { query: "ogre", visitors: 900 },
      { query: "\0", visitors: 1 },
    ]);
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    const now = (await suggested()).map((keyword) => keyword.toLowerCase());
    expect(now.slice(0, 2)).toEqual(["otter", "owl"]);
    expect(now).not.toContain("ogre");
  });

  it("are forgotten when others take their place; the same ones again are nothing new", async () => {
    const { catalog } = temporary;
    await catalog.recordSearches([{ query: "otter", visitors: 5 }]);
    await catalog.rank();
    await catalog.recordSearches([{ query: "otter", visitors: 5 }]);
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(false);
    await catalog.recordSearches([]);
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    expect((await suggested())[0]?.toLowerCase()).toBe("owl");
  });
});
