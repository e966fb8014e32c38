import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchRequest } from "../animation.ts";
import { openCatalogOfEight, type CatalogOfEight } from "../testing/eight-animations.ts";
import { ingestRequest } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("the search on the %s database", (kind) => {
  let temporary: CatalogOfEight;
  const suggest = async (query: string) =>
    (await temporary.catalog.suggest(query)).map(({ keyword }) => keyword);
  const titles: CatalogOfEight["titles"] = (request) => temporary.titles(request);
  beforeAll(async () => {
    temporary = await openCatalogOfEight(kind);
  });
  afterAll(() => temporary.remove());

  it("finds by title before tag before description", async () => {
    expect(await titles({ query: "rocket" })).toEqual(["Rocket launch", "Moon walk", "Busy street"]);
  });

  it("finds regardless of case, accents, plural and unfinished last word", async () => {
    expect(await titles({ query: "ECLAIR cafe" })).toEqual(["Éclair au café"]);
    expect(await titles({ query: "éclairs" })).toEqual(["Éclair au café"]);
    expect(await titles({ query: "spinner load" })).toEqual(["Loading spinner"]);
    expect(await titles({ query: "roc" })).toContain("Rocket launch");
  });

  it("finds the word itself before longer ones", async () => {
    expect(await titles({ query: "load" })).toEqual(["Loading spinner", "Loader dots"]);
    expect(await titles({ query: "loader" })).toEqual(["Loader dots"]);
  });

  it("puts the word itself, in a tag too, before longer words in titles, and takes two letters at their word", async () => {
    const same = new Date("2020-01-01");
    for (const [title, tags] of [
      ["Airship", ["zz"]],
      ["Aida sings", ["zz"]],
      ["Robot thinks", ["ai", "zz"]],
      ["Carton box", ["zz"]],
      ["Red wheels", ["cart", "zz"]],
    ] as const)
      await temporary.catalog.ingest(ingestRequest(title, { tags: [...tags], publishedAt: same }));
    expect(await titles({ query: "zz ai" })).toEqual(["Robot thinks"]);
    expect(await titles({ query: "zz aid" })).toEqual(["Aida sings"]);
    expect(await titles({ query: "zz cart" })).toEqual(["Red wheels", "Carton box"]);
    await temporary.database.db.execute(
      sql`delete from animations where published_at = ${same.toISOString()}`,
    );
    await temporary.catalog.rank();
    expect((await temporary.catalog.search({ query: "zz" })).total).toBe(0);
  });

  it("finds words of scripts without spaces, and of others", async () => {
    expect(await titles({ query: "猫" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "忍者" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "動物" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "者忍" })).toEqual([]);
    expect(await titles({ query: "КОШКА" })).toEqual(["Кошка спит"]);
  });

  it("finds by creator and category", async () => {
    expect(await titles({ query: "mira sol" })).toHaveLength(8);
    expect(await titles({ query: "animals" })).toEqual(["忍者の猫"]);
  });

  it("corrects a misspelt word only when nothing matches as written", async () => {
    const corrected = await temporary.catalog.search({ query: "rokcet launch" });
    expect(corrected.correctedQuery).toBe("rocket launch");
    expect(corrected.items[0]?.title).toBe("Rocket launch");
    expect(await temporary.catalog.search({ query: "rocket" })).toMatchObject({ correctedQuery: null });
    expect(await temporary.catalog.search({ query: "qqqqqq" })).toMatchObject({
      correctedQuery: null,
      total: 0,
      pageCount: 1,
    });
  });

  it("filters by everything a card can have", async () => {
    expect(await titles({ type: "premium" })).toEqual(["Éclair au café"]);
    expect(await titles({ type: "free" })).toHaveLength(7);
    expect(await titles({ query: "rocket", category: "space" })).toEqual(["Rocket launch", "Moon walk"]);
    expect(await titles({ colour: "#1a33e6" })).toEqual(["Busy street"]);
    expect(await titles({ colour: "#1530dd" })).toEqual(["Busy street"]);
    expect(await titles({ colour: "#00ff00" })).toEqual([]);
    expect(await titles({ licence: "CC-BY-4.0" })).toEqual(["忍者の猫"]);
    expect(await titles({ width: { min: 300 } })).toEqual(["Éclair au café"]);
    expect(await titles({ aspectRatio: "wide" })).toEqual(["Éclair au café"]);
    expect(await titles({ aspectRatio: "square", type: "free" })).toHaveLength(7);
    expect(await titles({ aspectRatio: "tall" })).toEqual([]);
    expect(await titles({ durationInSeconds: { min: 3, max: 3 } })).toEqual(["Éclair au café"]);
    expect(await titles({ features: ["transparent"] })).toHaveLength(8);
    expect(await titles({ features: ["transparent", "interactive"] })).toEqual([]);
    expect(await titles({ frameRate: { min: 31 } })).toEqual([]);
    expect(await titles({ sizeInBytes: { max: 1 } })).toEqual([]);
  });

  it("shows the nearest colours where nothing has the one that is asked for, unless other filters are the cause", async () => {
    const nearest = async (request: SearchRequest) => {
      const result = await temporary.catalog.search(request);
      return [result.total, result.nearestBy, ...result.nearest.map(({ title }) => title)];
    };
    const [total, by, first, ...others] = await nearest({ query: "", colour: "#1a6ee6" });
    expect([total, by, first]).toEqual([0, "colour", "Busy street"]);
    expect(others).toHaveLength(7);
    const inSpace = await nearest({ query: "rocket", category: "space", colour: "#00ff00" });
    expect(inSpace.slice(0, 2)).toEqual([0, "colour"]);
    expect(new Set(inSpace.slice(2))).toEqual(new Set(["Moon walk", "Rocket launch"]));
    expect(await nearest({ query: "", colour: "#00ff00", features: ["interactive"] })).toEqual([
      0,
      undefined,
    ]);
    expect(await nearest({ query: "", colour: "#1a33e6" })).toEqual([1, undefined]);
  });

  it("tells what filters have emptied from what nobody has", async () => {
    const isEmptied = async (request: SearchRequest) =>
      (await temporary.catalog.search(request)).isEmptiedByFilters;
    expect(await isEmptied({ query: "rocket launch", type: "premium" })).toBe(true);
    expect(await isEmptied({ query: "", features: ["interactive"] })).toBe(true);
    expect(await isEmptied({ query: "rocket launch", type: "free" })).toBe(false);
    expect(await isEmptied({ query: "qqqqqq", type: "premium" })).toBe(false);
    expect(await isEmptied({ query: "qqqqqq" })).toBe(false);
  });

  it("orders by date and tells the tags beside the hits", async () => {
    expect((await titles({ sort: "recent" })).at(-1)).toBe("Busy street");
    expect((await titles({ sort: "recent" })).at(-2)).toBe("Moon walk");
    const { relatedTags } = await temporary.catalog.search({ query: "rocket" });
    expect(relatedTags).toEqual(["space", "start up"]);
  });

  it("suggests what begins like the query, tags of several words too, then what is spelt nearly so", async () => {
    expect(await suggest("lo")).toEqual(["loading", "loader"]);
    expect(await suggest("START u")).toEqual(["start up"]);
    expect(await suggest("spinnr")).toContain("spinner");
    expect(await suggest("  ")).toEqual([]);
    expect(await suggest("动")).toEqual([]);
    expect(await suggest("動")).toEqual(["動物"]);
  });
});
