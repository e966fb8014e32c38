import { testedDatabases } from "@zoetrope/database/testing";
import { maxPicksOfDay } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("editors' days on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const ingest = async (title: string, more: object = {}) => {
      const result = await temporary.catalog.ingest(ingestRequest(title, more));
      if ("id" in result) ids[title] = result.id;
    };
    await ingest("Sun", { featuredRank: 1, featuredOn: "2026-02-05" });
    await ingest("Rain", { featuredRank: 2, featuredOn: "2026-02-05" });
    for (const title of ["Owl", "Fox", "Fish"]) await ingest(title);
  });
  afterAll(() => temporary.remove());

  const set = (day: string, titles: string[], replaces?: string) =>
    temporary.catalog.editorsDays.set({
      day,
      animations: titles.map((title) => ids[title] ?? "0000000000"),
      replaces: replaces ?? null,
    });
  const shown = async () =>
    (await temporary.catalog.featuredDays()).map(({ day, animations }) => [
      day,
      animations.map(({ title }) => title),
    ]);

  it("stand among those of the seed, in their order, and lead the list of the home page", async () => {
    const before = await temporary.catalog.version();
    expect(await set("2026-03-01", ["Fox", "Owl", "Rain"])).toEqual({ outcome: "set" });
    expect(await shown()).toEqual([
      ["2026-03-01", ["Fox", "Owl", "Rain"]],
      ["2026-02-05", ["Sun"]],
    ]);
    expect((await temporary.catalog.list("featured")).map(({ title }) => title)).toEqual([
      "Fox",
      "Owl",
      "Rain",
      "Sun",
    ]);
    expect(await temporary.catalog.version()).toBeGreaterThan(before);
  });

  it("are changed and moved to another day, but never over another one", async () => {
    expect(await set("2026-03-02", ["Fish"])).toEqual({ outcome: "set" });
    expect(await set("2026-03-02", ["Owl"])).toEqual({ outcome: "refused", code: "day-taken" });
    expect(await set("2026-03-01", ["Fish"], "2026-03-02")).toEqual({
      outcome: "refused",
      code: "day-taken",
    });
    expect(await set("2026-02-05", ["Fish", "Owl"], "2026-03-02")).toEqual({ outcome: "set" });
    expect(await set("2026-03-01", ["Owl", "Fox"], "2026-03-01")).toEqual({ outcome: "set" });
    expect(await shown()).toEqual([
      ["2026-03-01", ["Owl", "Fox"]],
      ["2026-02-05", ["Fish", "Sun", "Rain"]],
    ]);
    expect((await temporary.catalog.editorsDays.list()).map(({ day }) => day)).toEqual([
      "2026-03-01",
      "2026-02-05",
    ]);
  });

  it("to come are shown when their day has come", async () => {
    const { catalog, database } = temporary;
    expect(await set("2099-12-31", ["Fish"])).toEqual({ outcome: "set" });
    expect((await catalog.editorsDays.list())[0]).toMatchObject({ day: "2099-12-31", isPublic: false });
    expect(await catalog.editorsDays.begin()).toBe(0);
    expect((await shown())[0]?.[0]).toBe("2026-03-01");
    await database.db.execute(sql`update editors_days set day = '2026-04-01' where day = '2099-12-31'`);
    const before = await catalog.version();
    expect(await catalog.editorsDays.begin()).toBe(1);
    expect(await catalog.version()).toBeGreaterThan(before);
    expect((await shown())[0]).toEqual(["2026-04-01", ["Fish"]]);
  });

  it("say why they cannot be set, and leave what was there", async () => {
    const before = await shown();
    const code = async (...given: Parameters<typeof set>) => {
      const result = await set(...given);
      return result.outcome === "refused" ? result.code : null;
    };
    expect(await code("2026-02-31", ["Fox"])).toBe("no-day");
    expect(await code("tomorrow", ["Fox"])).toBe("no-day");
    expect(await code("2026-05-01", [])).toBe("no-animations");
    expect(await code("2026-05-01", ["Fox", "Unicorn"])).toBe("animation-gone");
    expect(await code("2026-05-01", ["Unicorn"], "2026-03-01")).toBe("animation-gone");
    expect(await shown()).toEqual(before);
  });

  it("lose what is deleted, and go when they are removed", async () => {
    const { catalog } = temporary;
    await catalog.remove(ids["Fish"] ?? "");
    expect((await shown()).map(([day]) => day)).toEqual(["2026-03-01", "2026-02-05"]);
    expect(await catalog.editorsDays.remove("2026-03-01")).toBe(true);
    expect(await catalog.editorsDays.remove("2026-03-01")).toBe(false);
    expect(await catalog.editorsDays.remove("yesterday")).toBe(false);
    expect(await shown()).toEqual([["2026-02-05", ["Owl", "Sun", "Rain"]]]);
  });

  it("take so many animations and no more", async () => {
    const many = Array.from({ length: maxPicksOfDay + 1 }, (_, index) => String(index).padStart(10, "0"));
    expect(await temporary.catalog.editorsDays.set({ day: "2026-05-01", animations: many })).toEqual({
      outcome: "refused",
      code: "too-many-animations",
    });
  });
});
