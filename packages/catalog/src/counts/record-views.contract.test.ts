import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("views on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  let owl = "";
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const stored = await temporary.catalog.ingest(ingestRequest("Owl asleep"));
    if (stored.outcome !== "stored") throw new Error("not stored");
    owl = stored.id;
    await temporary.catalog.rank();
  });
  afterAll(() => temporary.remove());

  const viewsOf = async (id: string) => (await temporary.catalog.get(id))?.views;

  it("grow by what has come since, however often a count is told, and move the ranking", async () => {
    const { catalog } = temporary;
    await catalog.recordViews(
      new Map([
        [owl, 3],
        ["invented00", 9],
      ]),
    );
    await Promise.all([catalog.recordViews(new Map([[owl, 5]])), catalog.recordViews(new Map([[owl, 5]]))]);
    await catalog.recordViews(new Map([[owl, 4]]));
    expect(await viewsOf(owl)).toBe(5);
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    await catalog.recordViews(new Map([[owl, 5]]));
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(false);
  });

  it("stand beside names, which what was taken back has none of", async () => {
    const { catalog } = temporary;
    const request = ingestRequest("Otter");
    const stored = await catalog.ingest(request);
    if (stored.outcome !== "stored") throw new Error("not stored");
    const ids = [owl, stored.id, "invented00", "' or true"];
    const slug = (await catalog.get(owl))?.slug;
    expect((await catalog.names(ids)).get(owl)).toEqual({ title: "Owl asleep", slug });
    expect((await catalog.names(ids)).size).toBe(2);
    await catalog.withdraw(request.sourceKey);
    expect([...(await catalog.names(ids)).keys()]).toEqual([owl]);
    expect(await catalog.names([])).toEqual(new Map());
  });
});
