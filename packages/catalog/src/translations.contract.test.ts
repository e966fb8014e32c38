import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "./testing/temporary-catalog.ts";
import { descriptionFor, tagsFor, titleFor, type Translations } from "./translations.ts";

const gallop = ingestRequest("Horse, gallop", {
  tags: ["horse", "pony"],
  description: "A horse at full speed.",
  language: "en",
  translations: {
    de: { title: "Pferd im Galopp", description: "Ein Pferd in vollem Lauf.", tags: ["Pferd", "Pony"] },
    "ja-JP": { title: "馬のギャロップ", tags: ["馬", "馬"] },
    fr: { title: "Cheval au galop" },
  },
});

describe.each(testedDatabases)("titles in other languages on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const find = async (query: string) =>
    (await temporary.catalog.search({ query })).items.map(({ title }) => title);
  const ingested = async (...request: Parameters<typeof temporary.catalog.ingest>) => {
    const result = await temporary.catalog.ingest(...request);
    if (result.outcome === "refused") throw new Error(result.reason);
    const animation = await temporary.catalog.get(result.id);
    if (!animation) throw new Error("it is not there");
    return { ...result, animation };
  };

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    await temporary.catalog.ingest(gallop);
    await temporary.catalog.ingest(ingestRequest("Tulip", { tags: ["flower"] }));
  });
  afterAll(() => temporary.remove());

  it("stand beside the original on cards and on the page, whose address stays", async () => {
    const [card] = (await temporary.catalog.search({ query: "horse" })).items;
    expect(card).toMatchObject({
      title: "Horse, gallop",
      slug: "horse-gallop",
      language: "en",
      titles: { de: "Pferd im Galopp", "ja-JP": "馬のギャロップ", fr: "Cheval au galop" },
    });
    const listed = (await temporary.catalog.list("recent")).find(({ slug }) => slug === "horse-gallop");
    expect(listed?.titles).toEqual(card?.titles);
  });

  it("are read in the reader's language, otherwise as they were given, with the language they are in", async () => {
    const { animation } = await ingested(gallop);
    expect(titleFor(animation, "de")).toEqual({ text: "Pferd im Galopp", lang: "de" });
    expect(titleFor(animation, "ko-KR")).toEqual({ text: "Horse, gallop", lang: "en" });
    expect(descriptionFor(animation, "de")).toEqual({ text: "Ein Pferd in vollem Lauf.", lang: "de" });
    expect(descriptionFor(animation, "fr")).toEqual({ text: "A horse at full speed.", lang: "en" });
    expect(tagsFor(animation, "ja-JP")).toEqual([{ text: "馬", lang: "ja-JP" }]);
    expect(tagsFor(animation, "fr").map(({ text }) => text)).toEqual(["horse", "pony"]);
    const { animation: tulip } = await ingested(ingestRequest("Tulip"));
    expect(titleFor(tulip, "de")).toEqual({ text: "Tulip", lang: "" });
  });

  it("find the animation at once, and after the catalogue was ranked", async () => {
    for (const query of ["Pferd", "galop", "馬", "pferd galopp"])
      expect(await find(query)).toEqual(["Horse, gallop"]);
    await temporary.catalog.rank();
    for (const query of ["Pferd", "galop", "馬", "pferd galopp"])
      expect(await find(query)).toEqual(["Horse, gallop"]);
  });

  it("name tags in the language asked for once the catalogue was ranked", async () => {
    await temporary.catalog.rank();
    expect(await temporary.catalog.tags({ locale: "de" })).toEqual([
      { tag: "flower", label: null, count: 1 },
      { tag: "horse", label: "Pferd", count: 1 },
      { tag: "pony", label: "Pony", count: 1 },
    ]);
    expect((await temporary.catalog.tags({ locale: "en" })).map(({ label }) => label)).toEqual([
      null,
      "horse",
      "pony",
    ]);
    expect((await temporary.catalog.tags()).map(({ label }) => label)).toEqual([null, null, null]);
    const { relatedTags } = await temporary.catalog.search({ query: "Galopp", locale: "de" });
    expect(relatedTags).toEqual(["Pferd", "Pony"]);
  });

  it("are brought to what is stored already by a later seed", async () => {
    const before = ingestRequest("Owl", { tags: ["bird"] });
    await temporary.catalog.ingest(before);
    const request = {
      ...before,
      language: "en" as const,
      translations: { de: { title: "Eule", tags: ["Vogel"] } },
    };
    expect((await ingested(request, { isUpdating: true })).animation).toMatchObject({
      title: "Owl",
      language: "en",
      titles: { de: "Eule" },
      translations: { de: { tags: ["Vogel"] } },
    });
    expect(await ingested(request, { isUpdating: true })).toMatchObject({ outcome: "already-there" });
    await temporary.catalog.rank();
    expect(await find("eule")).toEqual(["Owl"]);
  });

  it("find one of many that came at once as soon as these are ranked", async () => {
    const request = ingestRequest("Beetle", {
      tags: ["insect"],
      language: "en",
      translations: { de: { title: "Hirschkäfer", tags: ["Insekt"] } },
    });
    await temporary.catalog.ingest(request, { isUpdating: true, isRankedAfterwards: true });
    expect(await find("beetle")).toEqual(["Beetle"]);
    await temporary.catalog.rank();
    expect(await find("Hirschkäfer")).toEqual(["Beetle"]);
  });

  it.each([
    ["an unknown language", { xx: { title: "Zug" } }],
    ["an empty title", { de: { title: " " } }],
    ["a title that is too long", { de: { title: "x".repeat(201) } }],
    ["more tags than the original has", { de: { title: "Zug", tags: ["Zug", "Bahn"] } }],
    ["characters that cannot be shown", { de: { title: "Zug\u0000" } }],
  ])("are refused with %s", async (_what, translations) => {
    const request = {
      ...ingestRequest("Train", { tags: ["train"] }),
      translations: translations as Translations,
    };
    expect(await temporary.catalog.ingest(request)).toMatchObject({ outcome: "refused" });
  });
});
