import { eventRollUpLock } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstMoment, newEvent, openTemporaryStatistics } from "./testing/temporary-statistics.ts";
import type { TemporaryStatistics } from "./testing/temporary-statistics.ts";
import type { NewEvent } from "./index.ts";

describe.each(testedDatabases)("statistics on the %s database", (kind) => {
  let temporary: TemporaryStatistics | null = null;
  const opening = openTemporaryStatistics(kind);
  beforeEach(async () => {
    temporary = await opening;
    temporary.setTime(firstMoment);
  });
  afterEach(async () => {
    const { database } = await opening;
    await database.db.execute(sql`
      truncate events, event_batches, statistics_hours, statistics_days, day_visitors, hits, hit_counts`);
  });
  afterAll(async () => {
    await (await opening).remove();
  });

  const open = (): TemporaryStatistics => {
    if (temporary === null) throw new Error("not opened");
    return temporary;
  };
  const store = (...events: NewEvent[]) => open().statistics.store({ token: "site", events });
  const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await open().database.db.execute<T>(query)).rows;
  const countOfEvents = async () =>
    (await rows<{ count: number }>(sql`select count(*)::int as count from events`))[0]?.count;
  const saturday = { from: new Date("2026-11-21T00:00:00Z"), to: new Date("2026-11-22T00:00:00Z") };

  it("keeps an event with all that is said of it", async () => {
    await store(
      newEvent("search", {
        eventId: "from the sender",
        path: "/free-animations",
        query: "owl 🦉",
        resultCount: 0,
        userId: "mira",
        details: { utm_source: 'a "quoted", {braced} \\ source' },
      }),
    );
    const [stored] = await rows(sql`select * from events`);
    expect(stored).toMatchObject({
      name: "search",
      path: "/free-animations",
      query: "owl 🦉",
      result_count: 0,
      user_id: "mira",
      file_id: null,
      details: { utm_source: 'a "quoted", {braced} \\ source' },
    });
    expect(new Date(String(stored?.["received_at"])).toISOString()).toBe(new Date(firstMoment).toISOString());
  });

  it("keeps an event once, whoever brings it again: another process, the same batch, the day after", async () => {
    const event = newEvent("like");
    await Promise.all([
      store(event, event),
      open()
        .another()
        .store({ token: "site", events: [event] }),
    ]);
    expect(await countOfEvents()).toBe(1);
    open().setTime("2026-11-22T00:00:01Z");
    await store(event, newEvent("like"));
    expect(await countOfEvents()).toBe(2);
  });

  it("tells events without an id apart by all that they say", async () => {
    const event = newEvent("like", { eventId: null, fileId: "a" });
    await store(event, { ...event, fileId: "b" }, { ...event, happenedAt: new Date(0) });
    await store(event);
    expect(await countOfEvents()).toBe(3);
  });

  it("puts each day into a table of its own, also when many processes begin it at once", async () => {
    const first = newEvent("like");
    await store(first);
    open().setTime("2026-12-03T00:00:00Z");
    await Promise.all(
      Array.from({ length: 6 }, () =>
        open()
          .another()
          .store({ token: "site", events: [newEvent("like")] }),
      ),
    );
    expect(
      await rows(sql`
        select tableoid::regclass::text as name, count(*)::int as count from events group by 1 order by 1`),
    ).toEqual([
      { name: "event_days.d20261121", count: 1 },
      { name: "event_days.d20261203", count: 6 },
    ]);
  });

  it("counts events and visitors by the hour in which they came, alone and by what they are about", async () => {
    await store(
      newEvent("page-view", { path: "/" }, "firefox"),
      newEvent("page-view", { path: "/" }, "firefox"),
      newEvent("page-view", { path: "/tags", referrerDomain: "news.example" }, "chromium"),
      newEvent("search", { query: "owl", resultCount: 12, path: "/free-animations" }, "firefox"),
      newEvent("search", { query: "axolotl", resultCount: 0 }, "safari"),
    );
    open().setTime("2026-11-21T11:00:00Z");
    await store(newEvent("file-view", { fileId: "owl" }, "firefox"), newEvent("invented", { fileId: "x" }));
    const { statistics } = open();
    expect(await statistics.rollUp()).toEqual({ hours: 2, events: 7 });

    expect(await statistics.hours(saturday)).toEqual([
      { hour: new Date("2026-11-21T10:00:00Z"), count: 5, visitors: 3 },
      { hour: new Date("2026-11-21T11:00:00Z"), count: 2, visitors: 1 },
    ]);
    expect(await statistics.days(saturday)).toEqual([{ day: "2026-11-21", visitors: 3 }]);
    const top = (event: string, dimension: string) => statistics.top(saturday, { event, dimension });
    expect(await top("", "event")).toEqual([
      { value: "page-view", count: 3, visitors: 2 },
      { value: "search", count: 2, visitors: 2 },
      { value: "file-view", count: 1, visitors: 1 },
      { value: "invented", count: 1, visitors: 1 },
    ]);
    expect(await top("page-view", "path")).toEqual([
      { value: "/", count: 2, visitors: 1 },
      { value: "/tags", count: 1, visitors: 1 },
    ]);
    expect(await top("page-view", "referrer_domain")).toEqual([
      { value: "news.example", count: 1, visitors: 1 },
    ]);
    expect(await top("search", "query-without-result")).toEqual([
      { value: "axolotl", count: 1, visitors: 1 },
    ]);
    expect(await statistics.top(saturday, { event: "search", dimension: "query", limit: 1 })).toEqual([
      { value: "axolotl", count: 1, visitors: 1 },
    ]);
    expect(await top("invented", "file_id")).toEqual([]);
    const owl = { event: "file-view", dimension: "file_id", value: "owl" };
    expect(await statistics.hours(saturday, owl)).toMatchObject([{ count: 1, visitors: 1 }]);
  });

  it("counts each event once, however often and by however many it is rolled up", async () => {
    await store(newEvent("like", { fileId: "owl" }));
    const { statistics } = open();
    expect(await statistics.rollUp()).toEqual({ hours: 1, events: 1 });
    expect(await statistics.rollUp()).toEqual({ hours: 0, events: 0 });
    await store(newEvent("like", { fileId: "owl" }));
    await Promise.all([statistics.rollUp(), open().another().rollUp()]);
    // Whichever was second has left it to the first, or found nothing.
    await statistics.rollUp();
    expect(await statistics.top(saturday, { event: "like", dimension: "file_id" })).toEqual([
      { value: "owl", count: 2, visitors: 1 },
    ]);
  });

  it("loses and repeats nothing when a roll-up breaks off in the middle", async () => {
    await store(newEvent("like", { fileId: "owl" }));
    const { statistics, database } = open();
    await database.db.execute("alter table statistics_days add constraint broken check (visitors < 0)");
    await expect(statistics.rollUp()).rejects.toThrow();
    expect(await statistics.hours(saturday)).toEqual([]);
    await database.db.execute("alter table statistics_days drop constraint broken");
    expect(await statistics.rollUp()).toEqual({ hours: 1, events: 1 });
    expect(await statistics.hours(saturday)).toMatchObject([{ count: 1 }]);
  });

  it("leaves a roll-up to the process that is at it", async () => {
    await store(newEvent("like"));
    const { statistics, database } = open();
    if (database.kind === "embedded") return expect(await statistics.rollUp()).not.toBeNull();
    const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = database.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${eventRollUpLock})`);
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    expect(await statistics.rollUp()).toBeNull();
    done.resolve();
    await other;
    expect(await statistics.rollUp()).toEqual({ hours: 1, events: 1 });
  });

  it("knows a visitor again on the same day and for the same sender only, and forgets how", async () => {
    const visitors = async () =>
      (await rows<{ visitor: string }>(sql`select distinct visitor::text as visitor from events`)).length;
    open().setTime("2026-11-24T08:00:00Z");
    await store(newEvent("like"), newEvent("like"));
    await open()
      .another()
      .store({ token: "site", events: [newEvent("like")] });
    expect(await visitors()).toBe(1);
    await store(newEvent("like", { from: { address: "198.51.100.0", userAgent: "firefox" } }));
    await open().statistics.store({ token: "other", events: [newEvent("like")] });
    expect(await visitors()).toBe(3);
    open().setTime("2026-11-25T08:00:00Z");
    await store(newEvent("like"));
    expect(await visitors()).toBe(4);
    await open().statistics.cleanup();
    expect(
      await rows(sql`select to_char(day, 'DD') as day from visitor_salts where day < '2026-12-01'`),
    ).toEqual([{ day: "25" }]);
  });

  it("forgets the events of old days and keeps what was counted; the days to come are ready", async () => {
    const { statistics } = open();
    await store(newEvent("like"));
    await statistics.rollUp();
    open().setTime("2026-12-21T10:00:00Z");
    await statistics.cleanup();
    expect(await countOfEvents()).toBe(1);
    open().setTime("2026-12-22T10:00:00Z");
    await Promise.all([statistics.cleanup(), open().another().cleanup()]);
    expect(await countOfEvents()).toBe(0);
    expect(await statistics.hours(saturday)).toMatchObject([{ count: 1 }]);
    expect(await rows(sql`select count(*)::int as count from day_visitors`)).toEqual([{ count: 0 }]);
    expect(await rows(sql`select to_regclass('event_days.d20261224') is not null as ready`)).toEqual([
      { ready: true },
    ]);
    // A note that comes late does not wipe out what was counted.
    await open().database.db.execute(
      sql`insert into event_batches (received_at, event_count) values (${firstMoment}, 1)`,
    );
    await statistics.rollUp();
    expect(await statistics.hours(saturday)).toMatchObject([{ count: 1 }]);
  });

  it("counts a view once for a visitor and a day", async () => {
    const { statistics } = open();
    const view = { method: 3, resourceId: "owl", visitorId: "drawn by the browser" };
    await Promise.all([statistics.hit(view), statistics.hit(view), open().another().hit(view)]);
    await statistics.hit({ ...view, visitorId: "another" });
    await statistics.hit({ ...view, method: 41 });
    expect(await statistics.hitCounts(3, ["owl", "fox"])).toEqual(new Map([["owl", 2]]));
    open().setTime("2026-11-22T10:00:00Z");
    await statistics.hit(view);
    expect(await statistics.hitCounts(3, ["owl"])).toEqual(new Map([["owl", 3]]));
    open().setTime("2026-11-24T10:00:00Z");
    await statistics.cleanup();
    expect(await rows(sql`select count(*)::int as count from hits`)).toEqual([{ count: 0 }]);
    expect(await statistics.hitCounts(3, ["owl"])).toEqual(new Map([["owl", 3]]));
  });

  it("keeps the views of what is viewed most, however much else somebody invents", async () => {
    const { statistics } = open();
    const view = (resourceId: string, method = 3) =>
      statistics.hit({ method, resourceId, visitorId: crypto.randomUUID() });
    for (const real of ["owl", "owl", "fox", "fox", "hen", "hen"]) await view(real);
    await Promise.all(Array.from({ length: 20 }, (_, place) => view(`invented-${place}`)));
    await view("mira", 2);
    const count = async () => (await rows(sql`select count(*)::int as count from hit_counts`))[0]?.["count"];
    await statistics.cleanup();
    expect(await count()).toBe(24);
    open().setTime("2026-11-24T10:00:00Z");
    await statistics.cleanup();
    expect(await count()).toBe(4);
    expect((await statistics.hitCounts(3, ["owl", "fox", "hen"])).size).toBe(3);
    expect((await statistics.hitCounts(2, ["mira"])).size).toBe(1);
  });

  it("tells somebody what is known of them, and forgets who they were when they leave", async () => {
    const { statistics } = open();
    await store(
      newEvent("search", { userId: "mira", query: "owl" }),
      newEvent("profile-view", { userId: "mira" }),
      newEvent("search", { userId: "other", query: "fox" }),
    );
    await statistics.hit({ method: 2, resourceId: "mira", visitorId: "v" });
    await statistics.rollUp();
    const known = async () => JSON.stringify(await statistics.accountPart.export("mira"));
    expect(await known()).toMatch(/owl/);
    expect(await known()).not.toMatch(/fox/);
    await statistics.accountPart.remove("mira");
    await statistics.accountPart.remove("mira");
    expect(await known()).toBe("[]");
    expect(await countOfEvents()).toBe(3);
    const views = { event: "profile-view", dimension: "user_id" };
    expect(await statistics.top(saturday, views)).toEqual([]);
    expect(await statistics.hitCounts(2, ["mira"])).toEqual(new Map());
    await store(newEvent("like"));
    await statistics.rollUp();
    expect(await statistics.top(saturday, views)).toEqual([]);
    expect(await rows(sql`select distinct user_id from events where user_id is not null`)).toEqual([
      { user_id: "other" },
    ]);
  });

  it("says that it has stored nothing when the database could not", async () => {
    const { database } = open();
    await database.db.execute("alter table events rename to events_away");
    try {
      await expect(store(newEvent("like"))).rejects.toMatchObject({ code: "unavailable" });
    } finally {
      await database.db.execute("alter table events_away rename to events");
    }
    await store(newEvent("like"));
    expect(await countOfEvents()).toBe(1);
  });
});
