import { sql } from "drizzle-orm";
import { testedDatabases, usualDatabase } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchRequest } from "../animation.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../testing/temporary-catalog.ts";

const blue: [number, number, number] = [0.15, 0.4, 0.85];
const green: [number, number, number] = [0.1, 0.7, 0.2];

describe.each(testedDatabases)("a search on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const search = (query: string, more: Partial<SearchRequest> = {}) =>
    temporary.catalog.search({ query, ...more });
  const titles = async (query: string, more?: Partial<SearchRequest>) =>
    (await search(query, more)).items.map(({ title }) => title);

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const variants = { variantGroup: "set:clear" };
    for (const entry of [
      ingestRequest("Galloping pony", { tags: ["farm"], bytes: circleLottie({ rgb: green }) }),
      ingestRequest("Farm", { tags: ["horse"] }),
      ingestRequest("Beating heart", { tags: ["love"], bytes: circleLottie({ rgb: blue }) }),
      ingestRequest("Night bird", { tags: ["owl"] }),
      ingestRequest("Wings", { tags: ["owl", "bouncing"], bytes: circleLottie({ rgb: blue }) }),
      ingestRequest("A frown", { tags: ["mood"] }),
      ingestRequest("Clear day · fill", { tags: ["filled", "weather"], ...variants }),
      ingestRequest("Clear day · line", { tags: ["line", "weather"], ...variants }),
      ingestRequest("Clear day · flat", { tags: ["flat", "weather"], ...variants }),
      ingestRequest("Stormy", { tags: ["line", "weather"] }),
    ])
      expect(await temporary.catalog.ingest(entry)).toMatchObject({ outcome: "stored" });
  });
  afterAll(() => temporary.remove());

  it.each(["horse", "horses", "Pferd", "cheval", "馬", "うま"])(
    "finds what %s means, in any language",
    async (query) => {
      expect((await titles(query)).toSorted()).toEqual(["Farm", "Galloping pony"]);
    },
  );

  it("finds phrases by what they mean", async () => {
    expect(await titles("sad face")).toEqual(["A frown"]);
    expect(await titles("trauriges Gesicht", { locale: "de" })).toEqual(["A frown"]);
  });

  it("shows what comes near a phrase that nothing has instead of what it hardly means", async () => {
    const { items, explanation } = await search("log out");
    expect(items.map(({ title }) => title).toSorted()).toEqual(["Night bird", "Wings"]);
    expect(explanation?.code).toBe("none-has-all");
  });

  it.each(["zebra", "zebbra"])("shows what stands in for %s where nothing is one", async (query) => {
    expect((await titles(query)).toSorted()).toEqual(["Farm", "Galloping pony"]);
  });

  it("shows who has all of it first, and says what the others lack", async () => {
    const { items, explanation, total } = await search("owl heart");
    expect(items.map(({ title }) => title).toSorted()).toEqual(["Beating heart", "Night bird", "Wings"]);
    expect(total).toBe(3);
    expect(explanation).toEqual({
      code: "none-has-all",
      complete: 0,
      partial: [
        { has: ["heart"], lacks: ["owl"] },
        { has: ["owl"], lacks: ["heart"] },
      ],
    });
    const farm = await search("farm horse");
    expect(farm.explanation).toBeNull();
    expect(farm.total).toBe(2);
  });

  it("takes words of colours for colours", async () => {
    expect((await search("blue owl")).items[0]?.title).toBe("Wings");
    const { items, explanation } = await search("red heart");
    expect(items[0]?.title).toBe("Beating heart");
    expect(explanation).toMatchObject({
      complete: 0,
      partial: [{ has: ["heart"], lacks: ["red"] }, { has: ["red"] }],
    });
  });

  it("lifts what moves as asked, and leaves nothing out for it", async () => {
    expect(await titles("bouncing owl")).toEqual(["Wings", "Night bird"]);
    expect(await titles("owl")).toEqual(["Night bird", "Wings"]);
  });

  it("shows variants of one drawing as one card, in the style that was asked for", async () => {
    const { items, total } = await search("weather");
    expect(total).toBe(2);
    const card = items.find(({ title }) => title.startsWith("Clear"));
    expect(card?.variants.map(({ title, style }) => [title, style]).toSorted()).toEqual([
      ["Clear day · fill", "filled"],
      ["Clear day · flat", "flat"],
      ["Clear day · line", "line"],
    ]);
    expect(items.find(({ title }) => title === "Stormy")?.variants).toEqual([]);
    const page = await temporary.catalog.page(card?.id ?? "", { related: 1 });
    expect(page?.variants.map(({ style }) => style).toSorted()).toEqual(
      (["filled", "flat", "line"] as const).filter((style) => style !== page?.animation.style),
    );
    const alone = items.find(({ title }) => title === "Stormy");
    expect((await temporary.catalog.page(alone?.id ?? "", { related: 1 }))?.variants).toEqual([]);
    for (const style of ["line", "flat", "filled"] as const)
      expect((await search(`clear ${style}`)).items[0]?.title).toBe(`Clear day · ${style.replace("ed", "")}`);
    expect((await search("weather", { group: "none" })).total).toBe(4);
    expect((await search("", { group: "none" })).total).toBe(10);
    expect((await search("")).total).toBe(8);
    expect((await search("", { sort: "recent" })).total).toBe(8);
    await temporary.catalog.rank();
    expect((await search("")).total).toBe(8);
    for (const name of ["recent", "popular-all", "popular-week"] as const)
      expect(await temporary.catalog.list(name)).toHaveLength(8);
  });

  it("follows a few hits with what comes near them", async () => {
    const { items, nearest } = await search("Pferd", { locale: "de" });
    expect(items).toHaveLength(2);
    expect(nearest.map(({ title }) => title).toSorted()).toEqual(["Night bird", "Wings"]);
    expect((await search("Pferd qqqq", { locale: "de" })).items).toHaveLength(2);
    expect((await search("qqqqqq")).nearest).toEqual([]);
  });

  it("knows what older animations mean once they are linked, and links nothing twice", async () => {
    const { catalog, database } = temporary;
    await database.db.execute(
      sql`update animations set concepts = '[]', style = null, motions = '{}', concepts_version = null`,
    );
    await catalog.rank();
    expect(await titles("cheval")).toEqual([]);
    expect(await catalog.linkConcepts()).toBe(10);
    expect(await catalog.linkConcepts()).toBe(0);
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    expect((await titles("cheval")).toSorted()).toEqual(["Farm", "Galloping pony"]);
    expect(await titles("bouncing owl")).toEqual(["Wings", "Night bird"]);
    expect((await search("clear line")).items[0]?.title).toBe("Clear day · line");
  });

  it("offers words of the reader's language for what there is, then those of the makers", async () => {
    const offered = async (query: string, locale: "en" | "de" | "fr") =>
      (await temporary.catalog.suggest(query, { locale })).map(({ keyword }) => keyword);
    expect(await offered("pf", "de")).toEqual(["Pferd"]);
    expect(await offered("pf", "fr")).toEqual([]);
    // There is no such thing here to be found.
    expect(await offered("trauriges", "de")).toEqual(["trauriges Gesicht"]);
    expect(await offered("h", "de")).toEqual(["Herz", "heart", "horse"]);
    expect(await offered("concept", "en")).toEqual([]);
    expect((await search("conc")).total).toBe(0);
  });

  it("forgets what an animation meant when its words change", async () => {
    const { catalog } = temporary;
    const entry = ingestRequest("Shire", { tags: ["pony"] });
    await catalog.ingest(entry);
    expect(await titles("cheval")).toContain("Shire");
    await catalog.ingest({ ...entry, tags: ["hobbits"] }, { isUpdating: true });
    await catalog.rank();
    expect(await titles("cheval")).not.toContain("Shire");
  });
});

describe("a search for all of a category", () => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(usualDatabase);
    for (const entry of [
      ingestRequest("Animal warning", { tags: ["animal"] }),
      ingestRequest("Owl, second", { tags: ["animal"] }),
      ingestRequest("Fog", { tags: ["animal"] }),
      ingestRequest("Owl", { tags: ["animal"] }),
      ingestRequest("Horse", { tags: ["animal"] }),
    ])
      await temporary.catalog.ingest(entry);
  });
  afterAll(() => temporary.remove());

  it("begins with one of each typical thing", async () => {
    const { items } = await temporary.catalog.search({ query: "animals" });
    expect(items.map(({ title }) => title)).toEqual(["Horse", "Owl, second", "Owl", "Animal warning", "Fog"]);
  });

  it.each([
    ["ten thousand letters", "owl ".repeat(2_500)],
    ["two hundred words", Array.from({ length: 200 }, (_, index) => `word${index}`).join(" ")],
    ["control characters", "\u0000\u0007owl\u001b[31m\u0000"],
    ["scripts in one word", "owl馬кот말"],
    ["small words alone", "the of a"],
    ["pictures alone", "🐎🐎🐎"],
    ["right to left", "\u202eבומה حصان"],
    ["SQL", "owl'; drop table animations; --"],
    ["HTML", "<script>alert(1)</script> owl"],
    ["a colon", "concept:owl"],
  ])("answers %s clearly", async (_, query) => {
    const result = await temporary.catalog.search({ query, locale: "ja-JP" });
    expect(result.page).toBe(1);
    expect(result.total).toBe(result.items.length);
    expect((await temporary.catalog.suggest(query, { locale: "ja-JP" })).length).toBeLessThanOrEqual(8);
    expect((await temporary.catalog.search({ query: "owl" })).total).toBe(2);
  });
});

describe("the style of an animation", () => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(usualDatabase);
  });
  afterAll(() => temporary.remove());

  it.each([
    ["Astronaut on a line", ["space"], null],
    ["Astronaut · line", ["space"], "line"],
    ["Astronaut", ["line"], "line"],
  ])("of “%s”, tagged %j, is %s", async (title, tags, style) => {
    const stored = await temporary.catalog.ingest(ingestRequest(title, { tags }));
    if (stored.outcome !== "stored") throw new Error(stored.outcome);
    expect((await temporary.catalog.get(stored.id))?.style).toBe(style);
  });
});

describe.each(testedDatabases)("what tells most of a query on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const first = async (query: string) => (await temporary.catalog.search({ query })).items[0]?.title;

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    for (const entry of [
      ...["Hibou", "Hibou au nid", "Eule", "Eule im Wald"].map((title) => ingestRequest(title)),
      ingestRequest("Evening"),
      ingestRequest("Cheval"),
      ingestRequest("Chair", { description: "With the stripes of a zebra" }),
      ingestRequest("Frown"),
      ingestRequest("Mask", { tags: ["face"] }),
    ])
      expect(await temporary.catalog.ingest(entry)).toMatchObject({ outcome: "stored" });
  });
  afterAll(() => temporary.remove());

  it.each([
    ["evening owl", /Hibou|Eule/, "is the thing, not when it is"],
    ["zebra owl", /Hibou|Eule/, "is what is there, not what stands in for the rest"],
    ["zebra", /Cheval/, "is what stands in for it, not a word of a description"],
    ["sad face castle", /Frown/, "is what a phrase means, not a word of it"],
  ])("%s finds %s first: it %s", async (query, title) => {
    expect(await first(query)).toMatch(title);
  });
});
