import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bar, figureLottie, mirroredCorners, wedge } from "../testing/figure-lottie.ts";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("what is like what on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const ids = new Map<string, string>();
  const add = async (title: string, bytes: Uint8Array) => {
    const stored = await temporary.catalog.ingest(ingestRequest(title, { bytes, category: title }));
    if (stored.outcome !== "stored") throw new Error(`${title} was not stored`);
    ids.set(title, stored.id);
  };
  const related = async (title: string) =>
    (await temporary.catalog.related(ids.get(title) ?? "", { limit: 3 })).map((one) => one.title);

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    await add("Quince", figureLottie({ corners: wedge }));
    for (let number = 0; number < 6; number += 1)
      await add(
        `Bar ${number}`,
        figureLottie({ corners: bar, travel: 10 * number, rgb: [1, number / 9, 0] }),
      );
    await add("Walrus", figureLottie({ corners: mirroredCorners(wedge), rgb: [0, 0.3, 1], frames: 150 }));
    await temporary.catalog.rank();
  });
  afterAll(() => temporary.remove());

  it("finds a recoloured, mirrored and slower copy that has no word in common, before anything was kept", async () => {
    expect((await related("Quince"))[0]).toBe("Walrus");
  });

  it("keeps it, chosen once for each, so that a page computes nothing", async () => {
    expect(await temporary.catalog.renewSimilarity()).toEqual({ measured: 0, renewed: 8 });
    const execute = vi.spyOn(temporary.database.reads, "execute");
    expect((await related("Quince"))[0]).toBe("Walrus");
    const page = await temporary.catalog.page(ids.get("Quince") ?? "", { related: 1 });
    expect(page).toMatchObject({ animation: { title: "Quince" }, related: [{ title: "Walrus" }] });
    expect(execute).not.toHaveBeenCalled();
    execute.mockRestore();
    expect(await temporary.catalog.renewSimilarity()).toEqual({ measured: 0, renewed: 0 });
  });

  it("shows what came later, and not what was withdrawn", async () => {
    await add("Trumpet", figureLottie({ corners: wedge, rgb: [0.9, 0.1, 0] }));
    await temporary.catalog.renewSimilarity();
    expect((await related("Quince")).slice(0, 2)).toEqual(["Trumpet", "Walrus"]);
    await temporary.catalog.withdraw("test:Trumpet");
    expect((await related("Quince"))[0]).toBe("Walrus");
    expect(await related("Trumpet")).toEqual([]);
  });

  it("shows no variant of its own drawing, and of another's only one", async () => {
    const addVariant = async (title: string, variantGroup: string) => {
      const bytes = figureLottie({ corners: wedge, rgb: [0.5, 0.1, 0.6] });
      const request = ingestRequest(title, { bytes, category: "Variants", variantGroup });
      const stored = await temporary.catalog.ingest(request);
      if (stored.outcome === "stored") ids.set(title, stored.id);
    };
    await addVariant("Own plain", "own");
    await addVariant("Own line", "own");
    await addVariant("Other plain", "other");
    await addVariant("Other line", "other");
    await temporary.catalog.rank();
    await temporary.catalog.renewSimilarity();
    const titles = (await temporary.catalog.related(ids.get("Own plain") ?? "")).map(({ title }) => title);
    expect(titles).not.toContain("Own line");
    expect(titles.filter((title) => title.startsWith("Other"))).toHaveLength(1);
  });

  it("measures what was stored before there was anything to compare", async () => {
    await temporary.database.db.execute(sql`delete from animation_vectors`);
    await temporary.database.db.execute(sql`delete from animation_neighbours`);
    const { measured } = await temporary.another().renewSimilarity();
    expect(measured).toBe(12);
    expect(await related("Quince")).toContain("Walrus");
  });

  it("answers by words where what is compared is from another version, or could not be measured, until it is measured anew", async () => {
    await temporary.database.db.execute(sql`delete from animation_neighbours`);
    await temporary.database.db.execute(sql`
      update animation_vectors set version = 1, look = substr(look, 1, case when record % 2 = 0 then 0 else 216 end)`);
    expect(await related("Quince")).not.toEqual([]);
    expect(await related("Bar 0")).not.toEqual([]);
    await temporary.another().renewSimilarity();
    expect(await related("Quince")).toContain("Walrus");
  });
});
