import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("sets and lists on the %s database", (kind) => {
  let temporary: TemporaryCatalog;

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const { catalog, database } = temporary;
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const creator = { username: "bas", name: "Bas", url: null };
    const meteocon = (title: string, more: object = {}) =>
      catalog.ingest(ingestRequest(title, { pack: "meteocons", creator, publishedAt: day(9), ...more }));
    await meteocon("Sun line", { featuredRank: 1, featuredOn: "2026-01-05" });
    await meteocon("Sun fill", { featuredRank: 2, featuredOn: "2026-02-05" });
    await meteocon("Rain line", { featuredRank: 1, featuredOn: "2026-02-05" });
    await meteocon("Golden moon", { isPremium: true });
    await catalog.ingest(ingestRequest("Owl", { pack: "originals", publishedAt: day(20) }));
    await catalog.ingest(ingestRequest("Alone", { publishedAt: day(1) }));
    await database.db.execute(sql`update animations set style = case when title like '% line' then 'line'
      when title like '% fill' then 'filled' end`);
  });
  afterAll(() => temporary.remove());

  it("sets are listed with what they are made of", async () => {
    const list = await temporary.catalog.packs.list();
    expect(list.map(({ slug, pieces, freePieces }) => [slug, pieces, freePieces])).toEqual([
      ["originals", 1, 1],
      ["meteocons", 4, 3],
    ]);
    expect(list[1]).toMatchObject({
      styles: [
        { style: "line", count: 2 },
        { style: "filled", count: 1 },
      ],
      creators: [{ name: "Bas" }],
      licences: [{ spdx: "MIT" }],
    });
  });

  it("a set shows all its pieces page by page, and by style", async () => {
    const { packs } = temporary.catalog;
    const titles = async (request: object) =>
      (await packs.get("meteocons", request))?.items.map(({ title }) => title);
    expect(await titles({ pageSize: 3 })).toEqual(["Sun line", "Sun fill", "Rain line"]);
    expect(await titles({ pageSize: 3, page: 2 })).toEqual(["Golden moon"]);
    expect(await titles({ style: "line" })).toEqual(["Sun line", "Rain line"]);
    expect(await packs.get("meteocons", { style: "line" })).toMatchObject({ total: 2, pageCount: 1 });
    expect(await packs.get("useanimations")).toBeNull();
    expect(await packs.get("toString")).toBeNull();
  });

  it("a set is had whole without what is premium, with whom to name", async () => {
    const archive = await temporary.catalog.packs.archive("meteocons");
    expect(archive?.files.map(({ filename }) => filename.replace(/-[0-9a-z]{10}\./, "."))).toEqual([
      "sun-line.lottie",
      "sun-fill.lottie",
      "rain-line.lottie",
    ]);
    expect(archive?.licenceText).toContain("MIT License: https://spdx.org/licenses/MIT");
    expect(archive?.licenceText).toMatch(/rain-line-\w+\.lottie: Rain line by Mira Sol, MIT/);
    expect(archive?.licenceText).not.toContain("Golden moon by");
    expect(archive?.licenceText).toMatch(/left out: [^\n]*\ngolden-moon-\w{10}\n$/);
    expect(await temporary.catalog.packs.archive("useanimations")).toBeNull();
  });

  it("whoever may have what is premium has all of a set, and is told how large it is", async () => {
    const { packs } = temporary.catalog;
    const whole = await packs.archive("meteocons", { withPremium: true });
    expect(whole?.files).toHaveLength(4);
    expect(whole?.licenceText).toContain("Golden moon by Mira Sol");
    expect(whole?.licenceText).not.toContain("left out");
    const pack = (await packs.get("meteocons"))?.pack;
    expect(pack?.wholeSizeInBytes).toBe(whole?.files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0));
    expect(pack?.archiveSizeInBytes).toBeLessThan(pack?.wholeSizeInBytes ?? 0);
  });

  it("a set takes in what says so later, and lets go what is taken back", async () => {
    const { catalog } = temporary;
    const request = ingestRequest("Alone", { pack: "originals" });
    expect(await catalog.ingest(request, { isUpdating: true })).toMatchObject({ outcome: "updated" });
    expect(await catalog.ingest(request, { isUpdating: true })).toMatchObject({ outcome: "already-there" });
    expect((await catalog.packs.get("originals"))?.total).toBe(2);
    await catalog.withdraw("test:Alone");
    expect((await catalog.packs.get("originals"))?.total).toBe(1);
  });

  it("featured is the editors' list by day, recent is by date, popular by what is counted", async () => {
    const { catalog, database } = temporary;
    const days = await catalog.featuredDays();
    expect(days.map(({ day, animations }) => [day, animations.map(({ title }) => title)])).toEqual([
      ["2026-02-05", ["Rain line", "Sun fill"]],
      ["2026-01-05", ["Sun line"]],
    ]);
    const first = async (name: "featured" | "recent" | "popular-all") =>
      (await catalog.list(name, { limit: 1 })).map(({ title }) => title);
    expect(await first("featured")).toEqual(["Rain line"]);
    expect(await first("recent")).toEqual(["Owl"]);

    expect(await catalog.isAnythingCounted()).toBe(false);
    await database.db.execute(sql`update animations set downloads = 5 where title = 'Golden moon'`);
    await catalog.rank();
    expect(await catalog.isAnythingCounted()).toBe(true);
    expect(await first("popular-all")).toEqual(["Golden moon"]);
  });
});
