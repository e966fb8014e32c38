import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { firstMoment, newEvent, openTemporaryStatistics } from "../testing/temporary-statistics.ts";
import type { TemporaryStatistics } from "../testing/temporary-statistics.ts";
import { figureRange, type NewEvent, type PlatformPlot, type RangeName } from "../index.ts";

describe.each(testedDatabases)("figures on the %s database", (kind) => {
  let temporary: TemporaryStatistics;
  let now = firstMoment;
  beforeAll(async () => {
    temporary = await openTemporaryStatistics(kind);
  });
  beforeEach(() => setTime(firstMoment));
  afterEach(async () => {
    await temporary.database.db.execute(sql`
      truncate events, event_batches, statistics_hours, statistics_days, day_visitors, hits, hit_counts`);
  });
  afterAll(() => temporary.remove());

  const setTime = (time: string): void => temporary.setTime((now = time));
  const store = (...events: NewEvent[]) => temporary.statistics.store({ token: "site", events });
  const range = (name: RangeName) => figureRange(name, new Date(now));
  const filled = <Row extends { values: number[] }>(rows: Row[]) =>
    rows.filter(({ values }) => values.some(Boolean));
  const at = (minutes: number) => new Date(new Date(firstMoment).getTime() + minutes * 60_000);
  const platform = async (name: PlatformPlot, length: RangeName = "7d", limit = 10) =>
    (await temporary.statistics.figures.platform(name, { range: range(length), limit })).rows;

  it("show visitors and pages by the hour, and by the day each visitor of a day once", async () => {
    await store(newEvent("page-view", { path: "/" }), newEvent("page-view", { path: "/" }, "safari"));
    setTime("2026-11-21T11:00:00Z");
    await store(newEvent("page-view", { path: "/tags" }));
    await temporary.statistics.rollUp();
    const byHour = await temporary.statistics.figures.platform("audience", { range: range("24h") });
    expect(byHour).toMatchObject({ key: "start", measures: ["visitors", "page-views"] });
    expect(byHour.rows).toHaveLength(24);
    expect(filled(byHour.rows)).toEqual([
      { key: "2026-11-21T10:00:00.000Z", values: [2, 2] },
      { key: "2026-11-21T11:00:00.000Z", values: [1, 1] },
    ]);
    expect(filled(await platform("audience", "30d"))).toEqual([
      { key: "2026-11-21T00:00:00.000Z", values: [2, 3] },
    ]);
    expect(await platform("top-pages")).toEqual([
      { key: "/", values: [2, 2] },
      { key: "/tags", values: [1, 1] },
    ]);
  });

  it("show searches, those without a result, and no more words than are asked for", async () => {
    await store(
      newEvent("search", { query: "owl", resultCount: 3 }),
      newEvent("search", { query: "owl", resultCount: 3 }, "safari"),
      newEvent("search", { query: "axolotl", resultCount: 0 }),
      newEvent("search", { query: "owl", resultCount: 0, details: { emptied_by: "filters" } }, "opera"),
      // Of words that nobody kept there is a number as well.
      newEvent("search", { resultCount: 0 }),
    );
    await temporary.statistics.rollUp();
    expect(filled(await platform("searches"))).toEqual([{ key: "2026-11-21T10:00:00.000Z", values: [5, 2] }]);
    expect(await platform("top-searches", "30d", 1)).toEqual([{ key: "owl", values: [3, 3] }]);
    expect(await platform("searches-without-result")).toEqual([{ key: "axolotl", values: [1, 1] }]);
  });

  it("show how far visitors come, in this order and within an hour", async () => {
    const step = (name: string, minutes: number, who: string) =>
      newEvent(name, { happenedAt: at(minutes), fileId: "owl", query: "owl" }, who);
    await store(
      step("search", 0, "all the way"),
      step("file-view", 1, "all the way"),
      step("download", 2, "all the way"),
      step("download", 3, "all the way"),
      step("search", 0, "half way"),
      step("file-view", 1, "half way"),
      step("file-view", 0, "from elsewhere"),
      step("download", 1, "from elsewhere"),
      step("file-view", 0, "the other way round"),
      step("search", 1, "the other way round"),
    );
    await temporary.statistics.rollUp();
    expect(await platform("funnel")).toEqual([
      { key: "search", values: [3] },
      { key: "file-view", values: [2] },
      { key: "download", values: [1] },
    ]);
  });

  it("show who came in, and what leads here", async () => {
    await store(
      newEvent("register"),
      newEvent("login"),
      newEvent("login", {}, "safari"),
      newEvent("page-view", { path: "/", referrerDomain: "news.example" }),
    );
    await temporary.statistics.rollUp();
    expect(filled(await platform("accounts"))).toEqual([{ key: "2026-11-21T10:00:00.000Z", values: [1, 2] }]);
    expect(await platform("top-sites")).toEqual([{ key: "news.example", values: [1, 1] }]);
  });

  it("show animations with views, likes and downloads, all of them or some", async () => {
    const of = (fileId: string, ...names: string[]) => names.map((name) => newEvent(name, { fileId }));
    await store(
      ...of("owl", "file-view", "file-view", "like"),
      ...of("fox", "file-view", "download"),
      ...of("eel", "download"),
    );
    await temporary.statistics.rollUp();
    expect(await platform("top-animations")).toEqual([
      { key: "owl", values: [2, 1, 0] },
      { key: "fox", values: [1, 0, 1] },
    ]);
    const asked = { range: range("30d"), animationIds: ["fox", "eel", "newt"] };
    const some = temporary.statistics.figures;
    expect((await some.animations("animations", asked)).rows.map(({ key }) => key)).toEqual(["fox", "eel"]);
    expect(filled((await some.animations("attention", asked)).rows)).toEqual([
      { key: "2026-11-21T00:00:00.000Z", values: [1, 0, 2] },
    ]);
    const none = await some.animations("attention", { ...asked, animationIds: [] });
    expect([none.rows.length, filled(none.rows)]).toEqual([30, []]);
  });

  it("show the looks at one profile", async () => {
    await store(newEvent("profile-view", { userId: "mira" }), newEvent("profile-view", { userId: "other" }));
    await temporary.statistics.rollUp();
    const { rows } = await temporary.statistics.figures.profile("mira", { range: range("24h") });
    expect(filled(rows)).toEqual([{ key: "2026-11-21T10:00:00.000Z", values: [1] }]);
  });

  it("say until when everything is counted", async () => {
    await store(newEvent("like"));
    setTime("2026-11-21T12:00:00Z");
    const until = () => temporary.statistics.figures.countedUntil();
    expect(await until()).toEqual(new Date(firstMoment));
    await temporary.statistics.rollUp();
    expect(await until()).toEqual(new Date("2026-11-21T12:00:00Z"));
  });

  it("keep hours for eight days and days for two years", async () => {
    const { statistics, another, database } = { ...temporary, another: temporary.another() };
    const rowsOf = async () =>
      (
        await database.db.execute<{ count: number }>(sql`
        select count(*)::int as count from statistics_hours where event = '' and dimension = ''`)
      ).rows[0]?.count;
    await store(newEvent("page-view", { path: "/" }));
    setTime("2026-11-21T11:00:00Z");
    await store(newEvent("page-view", { path: "/" }), newEvent("page-view", { path: "/" }, "safari"));
    await statistics.rollUp();
    const before = await platform("audience", "30d");
    setTime("2026-11-29T10:00:00Z");
    await statistics.cleanup();
    expect(await rowsOf()).toBe(2);
    setTime("2026-11-30T10:00:00Z");
    // Not while something of that day is still to be counted.
    const note = sql`insert into event_batches (received_at, event_count) values ('2026-11-21T11:30:00Z', 1)`;
    await database.db.execute(note);
    await statistics.cleanup();
    expect(await rowsOf()).toBe(2);
    await database.db.execute(sql`delete from event_batches`);
    await Promise.all([statistics.cleanup(), another.cleanup()]);
    expect(await rowsOf()).toBe(1);
    expect(filled(await platform("audience", "30d"))).toEqual(filled(before));
    expect(await platform("top-pages", "30d")).toEqual([{ key: "/", values: [3, 3] }]);
    // A note that comes late finds no hours to count anew.
    await database.db.execute(
      sql`insert into event_batches (received_at, event_count) values ('2026-11-21T00:30:00Z', 1)`,
    );
    await statistics.rollUp();
    await statistics.cleanup();
    expect(await platform("top-pages", "30d")).toEqual([{ key: "/", values: [3, 3] }]);
    setTime("2028-11-20T10:00:00Z");
    await statistics.cleanup();
    expect(await rowsOf()).toBe(1);
    setTime("2028-11-22T10:00:00Z");
    await statistics.cleanup();
    expect(await rowsOf()).toBe(0);
  });

  it("report counts of hits that have grown, again when the last report failed", async () => {
    const { statistics } = temporary;
    const hit = (resourceId: string, visitorId: string) =>
      statistics.hit({ method: 3, resourceId, visitorId });
    const reported = async (fails = false) => {
      const counts: [string, number][] = [];
      await statistics.reportHits(3, async (some) => {
        counts.push(...some);
        if (fails) throw new Error("the catalogue is away");
      });
      return counts;
    };
    await hit("owl", "a");
    await hit("owl", "b");
    await hit("fox", "a");
    await statistics.hit({ method: 2, resourceId: "mira", visitorId: "a" });
    await expect(reported(true)).rejects.toThrow("away");
    expect(await reported()).toEqual([
      ["fox", 1],
      ["owl", 2],
    ]);
    expect(await reported()).toEqual([]);
    await hit("owl", "c");
    await hit("owl", "c");
    expect(await reported()).toEqual([["owl", 3]]);
  });
});
