import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../../testing/temporary-catalog.ts";

describe.each(testedDatabases)("what is taught on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const by = { taughtBy: "op" };
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
    const taught = await temporary.catalog.lessons.teach({
      phrase: "Gaul",
      locale: null,
      means: { concept: "horse" },
      ...by,
    });
    expect(taught).toMatchObject({ outcome: "taught", lesson: { phrase: "gaul", taughtBy: "op" } });
    for (const catalog of [temporary.catalog, elsewhere])
      expect(await titles("gaul", "en", catalog)).toEqual(["Gallop"]);
    expect(await elsewhere.version()).toBeGreaterThan(before);
    const id = taught.outcome === "taught" ? taught.lesson.id : 0;
    expect((await elsewhere.lessons.list()).map((lesson) => lesson.id)).toEqual([id]);
    expect(await elsewhere.lessons.forget(id)).toBe(true);
    expect(await elsewhere.lessons.forget(id)).toBe(false);
    expect(await titles("gaul")).toEqual([]);
  });

  it("holds in its language alone, for phrases among other words, and by words as by concepts", async () => {
    const { lessons } = temporary.catalog;
    await lessons.teach({ phrase: "Seelen Verkäufer!", locale: "de", means: { words: "Paper boat" }, ...by });
    expect(await titles("seelen verkaufer", "de")).toEqual(["Paper boat"]);
    expect(await titles("seelen verkaufer", "en")).toEqual([]);
    await lessons.teach({ phrase: "夜鳥", locale: null, means: { concept: "owl" }, ...by });
    expect(await titles("夜鳥")).toEqual(["Night bird"]);
    const mixed = await temporary.catalog.search({ query: "horse seelen verkäufer", locale: "de" });
    expect(mixed.explanation?.partial.map(({ has }) => has).toSorted()).toEqual([
      ["horse"],
      ["seelen verkaufer"],
    ]);
  });

  it("is taught once however often it is said, and refused when it says nothing", async () => {
    const { lessons } = temporary.catalog;
    const lesson = { phrase: "nag", locale: null, means: { concept: "horse" }, ...by };
    const first = await lessons.teach(lesson);
    expect(await lessons.teach(lesson)).toEqual(first);
    const refused = (phrase: string, means: { words: string } | { concept: string }) =>
      lessons.teach({ phrase, locale: null, means, ...by });
    expect(await refused(" ?! ", { concept: "horse" })).toEqual({ outcome: "refused", code: "no-phrase" });
    expect(await refused("x".repeat(101), { concept: "horse" })).toMatchObject({ code: "no-phrase" });
    expect(await refused("nag", { concept: "'; drop" })).toMatchObject({ code: "no-meaning" });
    for (const concept of ["no-such-thing", "__proto__", "", "h".repeat(10_000)])
      expect(await refused("nag", { concept }), concept).toMatchObject({ code: "no-meaning" });
    expect(await refused("nag", { words: "Nag!" })).toMatchObject({ code: "means-itself" });
  });
});
