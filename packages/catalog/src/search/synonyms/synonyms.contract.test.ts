import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../../testing/temporary-catalog.ts";

describe.each(testedDatabases)("synonyms on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const by = { addedBy: "op" };
  const titles = async (query: string, locale: "en" | "de" = "en", catalog = temporary.catalog) =>
    (await catalog.search({ query, locale })).items.map(({ title }) => title).toSorted();

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    await temporary.catalog.ingest(ingestRequest("Gallop", { tags: ["horse"] }));
    await temporary.catalog.ingest(ingestRequest("Night bird", { tags: ["owl"] }));
    await temporary.catalog.ingest(ingestRequest("Paper boat"));
  });
  afterAll(() => temporary.remove());

  it("is found by every process with its next search, and forgotten as fast", async () => {
    const elsewhere = temporary.another();
    expect(await titles("gaul", "en", elsewhere)).toEqual([]);
    const before = await elsewhere.version();
    const added = await temporary.catalog.synonyms.add({
      phrase: "Gaul",
      locale: null,
      means: { concept: "horse" },
      ...by,
    });
    expect(added).toMatchObject({ outcome: "added", synonym: { phrase: "gaul", addedBy: "op" } });
    for (const catalog of [temporary.catalog, elsewhere])
      expect(await titles("gaul", "en", catalog)).toEqual(["Gallop"]);
    expect(await elsewhere.version()).toBeGreaterThan(before);
    const id = added.outcome === "added" ? added.synonym.id : 0;
    expect((await elsewhere.synonyms.list()).map((synonym) => synonym.id)).toEqual([id]);
    expect(await elsewhere.synonyms.remove(id)).toBe(true);
    expect(await elsewhere.synonyms.remove(id)).toBe(false);
    expect(await titles("gaul")).toEqual([]);
  });

  it("holds in its language alone, for phrases among other words, and by words as by concepts", async () => {
    const { synonyms } = temporary.catalog;
    await synonyms.add({ phrase: "Seelen Verkäufer!", locale: "de", means: { words: "Paper boat" }, ...by });
    expect(await titles("seelen verkaufer", "de")).toEqual(["Paper boat"]);
    expect(await titles("seelen verkaufer", "en")).toEqual([]);
    await synonyms.add({ phrase: "夜鳥", locale: null, means: { concept: "owl" }, ...by });
    expect(await titles("夜鳥")).toEqual(["Night bird"]);
    const mixed = await temporary.catalog.search({ query: "horse seelen verkäufer", locale: "de" });
    expect(mixed.explanation?.partial.map(({ has }) => has).toSorted()).toEqual([
      ["horse"],
      ["seelen verkaufer"],
    ]);
  });

  it("is added once however often it is said, and refused when it says nothing", async () => {
    const { synonyms } = temporary.catalog;
    const synonym = { phrase: "nag", locale: null, means: { concept: "horse" }, ...by };
    const first = await synonyms.add(synonym);
    expect(await synonyms.add(synonym)).toEqual(first);
    const refused = (phrase: string, means: { words: string } | { concept: string }) =>
      synonyms.add({ phrase, locale: null, means, ...by });
    expect(await refused(" ?! ", { concept: "horse" })).toEqual({ outcome: "refused", code: "no-phrase" });
    expect(await refused("x".repeat(101), { concept: "horse" })).toMatchObject({ code: "no-phrase" });
    expect(await refused("nag", { concept: "'; drop" })).toMatchObject({ code: "no-meaning" });
    for (const concept of ["no-such-thing", "__proto__", "", "h".repeat(10_000)])
      expect(await refused("nag", { concept }), concept).toMatchObject({ code: "no-meaning" });
    expect(await refused("nag", { words: "Nag!" })).toMatchObject({ code: "means-itself" });
  });
});
