import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../../testing/temporary-catalog.ts";

describe.each(testedDatabases)("popular searches on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    for (const title of [
      "Horse",
      "Owl",
      "Mira one",
      "Mira two",
      "Widget one",
      "Widget two",
      "Widget three",
      "Sex",
    ])
      await temporary.catalog.ingest(ingestRequest(title));
    await temporary.catalog.rank();
  });
  afterAll(() => temporary.remove());

  it("are what a language knows or several animations are called, finds something and is fit for everybody", async () => {
    const { popularSearches } = temporary.catalog;
    expect(await popularSearches.list("de")).toEqual([]);
    const before = await temporary.catalog.version();
    await popularSearches.learn("de", [
      "Pferd",
      " pferd ",
      "mira",
      "widget",
      "sex",
      "nobodyknowsthis",
      "anna@example.org",
      "https://example.org",
      "0171 5551234",
      "widget widgot",
      "",
    ]);
    expect(await popularSearches.list("de")).toEqual(["pferd", "widget"]);
    expect(await popularSearches.list("fr")).toEqual([]);
    expect(await temporary.catalog.version()).toBeGreaterThan(before);
  });

  it("make pages anew only when they change, and go when others take their place", async () => {
    const { popularSearches } = temporary.catalog;
    const before = await temporary.catalog.version();
    await popularSearches.learn("de", ["pferd", "widget"]);
    expect(await temporary.catalog.version()).toBe(before);
    await popularSearches.learn("de", ["widget"]);
    expect(await popularSearches.list("de")).toEqual(["widget"]);
    await popularSearches.learn("de", []);
    expect(await popularSearches.list("de")).toEqual([]);
  });
});
