import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCatalogOfEight, type CatalogOfEight } from "../../testing/eight-animations.ts";
import { ingestRequest, smallConcepts } from "../../testing/temporary-catalog.ts";
import { rankCatalogue } from "./rank-catalogue.ts";

describe.each(testedDatabases)("the index of the search on the %s database", (kind) => {
  let temporary: CatalogOfEight;
  const titles: CatalogOfEight["titles"] = (request) => temporary.titles(request);
  beforeAll(async () => {
    temporary = await openCatalogOfEight(kind);
  });
  afterAll(() => temporary.remove());

  it("counts downloads, and orders by them after a ranking", async () => {
    const [street] = (await temporary.catalog.search({ query: "street" })).items;
    const id = street?.id ?? "";
    const versionBefore = await temporary.catalog.version();
    for (let index = 0; index < 5; index++) {
      const file = await temporary.catalog.countDownload(id, "json");
      expect(file).toMatchObject({ filename: "busy-street.json", key: expect.stringMatching(/\.json$/) });
    }
    expect(await temporary.catalog.countDownload("zzzzzzzzzz", "json")).toBeNull();
    await temporary.catalog.rank();
    expect(await temporary.catalog.version()).toBeGreaterThan(versionBefore);
    expect((await temporary.catalog.get(id))?.downloads).toBe(5);
    expect((await titles({}))[0]).toBe("Busy street");
    expect((await titles({ sort: "downloads" }))[0]).toBe("Busy street");
    expect(await titles({ query: "rocket" })).toEqual(["Rocket launch", "Moon walk", "Busy street"]);
    expect((await temporary.catalog.list("popular-week"))[0]?.title).toBe("Busy street");
    expect((await temporary.catalog.list("popular-all"))[0]?.title).toBe("Busy street");
  });

  it("lists what is popular in the order in which searches show it", async () => {
    const list = await temporary.catalog.list("popular-all", { limit: 50 });
    const { items } = await temporary.catalog.search({ query: "", sort: "popular", pageSize: 50 });
    expect(list.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it("ranks when it is due and something has changed, once for all who ask", async () => {
    const { catalog } = temporary;
    await catalog.rank();
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(false);
    const [moon] = (await catalog.search({ query: "moon walk" })).items;
    await catalog.countDownload(moon?.id ?? "", "json");
    expect(await catalog.rank({ maxAgeInSeconds: 3_600 })).toBe(false);
    const all = await Promise.all(
      [catalog, temporary.another(), temporary.another()].map((one) => one.rank({ maxAgeInSeconds: 0 })),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect((await titles({ sort: "downloads" })).slice(0, 2)).toEqual(["Busy street", "Moon walk"]);
  });

  it("answers every search while the order is made anew", async () => {
    const elsewhere = temporary.another();
    const { total } = await elsewhere.search({ query: "mira" });
    const ranking = Promise.all([temporary.catalog.rank(), temporary.catalog.rank()]);
    for (let index = 0; index < 12; index++) {
      const result = await elsewhere.search({ query: "mira", pageSize: 96 });
      expect(result.total).toBe(total);
      expect(result.items).toHaveLength(total);
    }
    await ranking;
  });

  it("takes an animation away from every search, list and suggestion at once, in every process", async () => {
    const { catalog } = temporary;
    const keepId = async (title: string) => {
      const result = await catalog.ingest(ingestRequest(title, { tags: ["vanishing"], featuredRank: 3 }));
      return "id" in result ? result.id : "";
    };
    const [gone, stays] = [await keepId("Vanishing boat"), await keepId("Vanishing bridge")];
    const elsewhere = temporary.another();
    expect((await elsewhere.search({ query: "vanishing" })).total).toBe(2);
    const all = (await elsewhere.search({ query: "" })).total;
    const version = await elsewhere.version();

    expect(await catalog.remove(gone)).toBe(true);
    expect(await elsewhere.version()).toBeGreaterThan(version);
    for (const one of [catalog, elsewhere, temporary.another()]) {
      for (const request of [{ query: "vanishing" }, { query: "vanishing", type: "free" as const }]) {
        const { items, total } = await one.search(request);
        expect(items.map(({ id }) => id)).toEqual([stays]);
        expect(total).toBe(1);
      }
      const everything = await one.search({ query: "", pageSize: 96 });
      expect(everything.total).toBe(all - 1);
      expect(everything.items).toHaveLength(all - 1);
      expect(await one.get(gone)).toBeNull();
      expect(await one.related(gone)).toEqual([]);
      expect((await one.related(stays, { limit: 48 })).map(({ id }) => id)).not.toContain(gone);
      for (const name of ["featured", "recent", "popular-all", "popular-week"] as const)
        expect((await one.list(name, { limit: 200 })).map(({ id }) => id)).not.toContain(gone);
      expect((await one.suggest("boa")).map(({ keyword }) => keyword)).not.toContain("boat");
      expect((await one.tags()).find(({ tag }) => tag === "vanishing")?.count).toBe(1);
    }
    expect(await catalog.remove(gone)).toBe(false);
    expect(await catalog.remove("no such id")).toBe(false);

    const back = await catalog.ingest(ingestRequest("Vanishing boat", { tags: ["vanishing"] }));
    expect(back).toEqual({ outcome: "stored", id: gone });
    for (const one of [elsewhere, temporary.another()])
      expect((await one.search({ query: "vanishing" })).total).toBe(2);
    for (const id of [gone, stays]) await catalog.remove(id);
    await catalog.rank();
    expect((await elsewhere.search({ query: "vanishing" })).total).toBe(0);
  });

  it("hides what its maker takes back at once, and shows it again with its counters and new words", async () => {
    const { catalog } = temporary;
    const elsewhere = temporary.another();
    const request = ingestRequest("Wavering flame", { tags: ["wavering"] });
    const stored = await catalog.ingest(request);
    const id = "id" in stored ? stored.id : "";
    expect((await elsewhere.search({ query: "wavering" })).total).toBe(1);
    expect(await catalog.withdraw(request.sourceKey)).toBe(true);
    expect(await catalog.withdraw(request.sourceKey)).toBe(false);
    const isHidden = async () => {
      for (const one of [catalog, elsewhere, temporary.another()]) {
        expect((await one.search({ query: "wavering" })).total).toBe(0);
        expect(await one.get(id)).toBeNull();
        expect(await one.suggest("waver")).toEqual([]);
      }
    };
    await isHidden();
    await catalog.rank();
    await isHidden();
    const again = { ...request, title: "Steady flame" };
    expect(await catalog.ingest(again, { isUpdating: true })).toEqual({ outcome: "updated", id });
    for (const one of [catalog, elsewhere, temporary.another()]) {
      const { items } = await one.search({ query: "wavering steady" });
      expect(items.map(({ title }) => title)).toEqual(["Steady flame"]);
    }
    await catalog.remove(id);
  });

  it("keeps what is stored and drops what is removed while the order is made anew", async () => {
    const { catalog } = temporary;
    const leaving = await catalog.ingest(ingestRequest("Leaving meanwhile"));
    const ranking = catalog.rank();
    const titlesMeanwhile = Array.from({ length: 12 }, (_, index) => `Arriving meanwhile ${index}`);
    for (const title of titlesMeanwhile) await catalog.ingest(ingestRequest(title));
    if ("id" in leaving) await catalog.remove(leaving.id);
    await ranking;
    for (const one of [catalog, temporary.another()]) {
      const { items, total } = await one.search({ query: "meanwhile", pageSize: 96 });
      expect(items.map(({ title }) => title).toSorted()).toEqual(titlesMeanwhile.toSorted());
      expect(total).toBe(titlesMeanwhile.length);
    }
    await catalog.rank();
    expect((await temporary.another().search({ query: "meanwhile" })).total).toBe(titlesMeanwhile.length);
    await temporary.database.db.execute(sql`delete from animations where title like '%meanwhile%'`);
    await catalog.rank();
  });

  it("leaves no other generation of the index behind, not even one that was killed or ended", async () => {
    const { database, catalog } = temporary;
    const ended = new AbortController();
    const concepts = {
      ...smallConcepts,
      wordsOf(text: string) {
        ended.abort();
        return smallConcepts.wordsOf(text);
      },
    };
    const before = await titles({});
    await expect(rankCatalogue({ database, concepts }, ended.signal)).rejects.toThrow("aborted");
    expect(await catalog.rank(ended)).toBe(false);
    expect(await titles({})).toEqual(before);
    await database.db.execute(sql`
      with dead as (update catalogue_state set latest_generation = latest_generation + 1 returning latest_generation as number)
      insert into search_postings (generation, keyword_id, block, entries) select number, 1, 0, ''::bytea from dead`);
    await catalog.rank();
    const { rows } = await database.db.execute(sql`
      select generation from keywords union select generation from search_documents union select generation from search_postings
      except select generation from catalogue_state`);
    expect(rows).toEqual([]);
  });

  it("keeps totals of words that are the numbers of their postings", async () => {
    const { rows } = await temporary.database.db.execute(sql`
      select k.normalised from keywords k
      left join (select keyword_id, sum(length(entries)) / 4 as postings from search_postings group by keyword_id) p using (keyword_id)
      where k.total <> coalesce(p.postings, 0)`);
    expect(rows).toEqual([]);
  });
});
