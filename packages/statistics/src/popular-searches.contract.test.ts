import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  newEvent,
  openTemporaryStatistics,
  type TemporaryStatistics,
} from "./testing/temporary-statistics.ts";

describe.each(testedDatabases)("popular searches on the %s database", (kind) => {
  let temporary: TemporaryStatistics;
  beforeAll(async () => {
    temporary = await openTemporaryStatistics(kind);
  });
  afterAll(() => temporary.remove());

  const search = (query: string, people: number, { path = "/de/free-animations", resultCount = 9 } = {}) =>
    temporary.statistics.store({
      token: "site",
      events: Array.from({ length: people }, (_, index) =>
        newEvent("search", { query, path, resultCount }, `browser ${index}`),
      ),
    });
  const popular = (limit = 10) => temporary.statistics.popularSearches(["de", "jp"], limit);

  it("are those that several visitors of a language had in common and that found something", async () => {
    await search("Pferd", 4);
    await search("pferd ", 2);
    await search("katze", 3);
    await search("anna bauer", 2);
    for (let time = 0; time < 5; time += 1) await search("meine straße 7", 1);
    await search("gibtsnicht", 5, { resultCount: 0 });
    await search("馬", 3, { path: "/jp" });
    await search("horse", 3, { path: "/free-animations/horse" });
    expect(await popular()).toEqual(
      new Map([
        ["", ["horse"]],
        ["de", ["pferd", "katze"]],
        ["jp", ["馬"]],
      ]),
    );
    expect((await popular(1)).get("de")).toEqual(["pferd"]);
  });

  it("add up over the days, and are forgotten after thirty", async () => {
    temporary.setTime("2026-11-22T09:00:00Z");
    await temporary.statistics.cleanup();
    await search("katze", 4);
    expect((await popular()).get("de")).toEqual(["katze", "pferd"]);
    expect((await popular()).get("de")).toEqual(["katze", "pferd"]);
    temporary.setTime("2026-12-22T09:00:00Z");
    expect((await popular()).get("de")).toEqual(["katze"]);
    temporary.setTime("2026-12-23T09:00:00Z");
    expect((await popular()).get("de")).toEqual([]);
  });
});
