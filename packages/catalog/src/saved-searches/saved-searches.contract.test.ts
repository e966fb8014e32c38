import { maxSavedSearches } from "@zoetrope/kit/limits";
import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("searches that people keep on the %s database", (kind) => {
  let temporary: TemporaryCatalog;

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    for (const id of ["mira", "jun"])
      await temporary.database.db.execute(sql`
        insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
        values (${id}, ${`${id}@company.example`}, true, ${id}, ${id}, ${id}, 'Sol', 'en', now(), now())`);
  });
  afterAll(() => temporary.remove());

  const horse = { address: "/free-animations/horse?colour=2f6fde", title: "Horse · Blue" };
  const all = { address: "/free-animations", title: "Free animations" };

  it("are each person's own, once each, the newest first", async () => {
    const { savedSearches } = temporary.catalog;
    await savedSearches.save("mira", horse);
    await savedSearches.save("mira", all);
    await savedSearches.save("mira", horse);
    expect(await savedSearches.list("mira")).toEqual([all, horse]);
    expect(await savedSearches.list("jun")).toEqual([]);
    expect(await savedSearches.forget("jun", horse.address)).toBe(false);
    expect(await savedSearches.forget("mira", horse.address)).toBe(true);
    expect(await savedSearches.list("mira")).toEqual([all]);
  });

  it("lead nowhere but to results, and have a name", async () => {
    const { savedSearches } = temporary.catalog;
    for (const address of [
      "https://evil.example",
      "//evil.example",
      "/free-animations/a/b",
      "/free-animations/a b",
      "/free-animations/..",
      "/free-animations/.%2E?type=free",
      "/tags",
      "/free-animations/a\u0000b",
      `/free-animations/${"a".repeat(3_000)}`,
    ])
      await expect(savedSearches.save("mira", { address, title: "x" }), address).rejects.toMatchObject({
        code: "bad-request",
      });
    await expect(savedSearches.save("mira", { ...horse, title: " " })).rejects.toMatchObject({
      code: "bad-request",
    });
  });

  it("are as many as there is room for, and go with whoever leaves", async () => {
    const { savedSearches } = temporary.catalog;
    for (let count = 0; count < maxSavedSearches; count++)
      await savedSearches.save("jun", { address: `/free-animations/${count}`, title: String(count) });
    await expect(savedSearches.save("jun", horse)).rejects.toMatchObject({ code: "conflict" });
    expect(await savedSearches.accountPart.export("jun")).toHaveLength(maxSavedSearches);
    await savedSearches.accountPart.remove("jun");
    expect(await savedSearches.list("jun")).toEqual([]);
  });
});
