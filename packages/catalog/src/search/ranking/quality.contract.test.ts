import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../../testing/temporary-catalog.ts";

describe.each(testedDatabases)("how well something is made, on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const names = ["plain", "sound", "heavy", "featured"];
    for (const [index, name] of names.entries())
      await temporary.catalog.ingest(
        ingestRequest("Kite", {
          sourceKey: `test:${name}`,
          description: name,
          publishedAt: new Date(Date.UTC(2026, 0, 10 - index)),
          ...(name === "featured" && { featuredRank: 1 }),
        }),
      );
    await temporary.database.db.execute(sql`
      update animations set play_size_in_bytes = case when description = 'heavy' then 3000000 else 2000 end`);
    await temporary.database.db.execute(sql`
      insert into animation_accessibility (record, version, score, findings)
      select record, 1, case when description = 'sound' then 100 else 40 end, '[]' from animations`);
  });
  afterAll(() => temporary.remove());

  const order = async () => {
    await temporary.catalog.rank();
    return (await temporary.catalog.search({ query: "kite" })).items.map(({ id }) => id);
  };
  const idsOf = async (...names: string[]) => {
    const { rows } = await temporary.database.db.execute<{ id: string; description: string }>(
      sql`select id, description from animations`,
    );
    return names.map((name) => rows.find(({ description }) => description === name)?.id);
  };

  it("decides among hits of equal fit after the editors, and before the date", async () => {
    expect(await order()).toEqual(await idsOf("featured", "sound", "plain", "heavy"));
  });

  it("never decides against what people count", async () => {
    await temporary.database.db.execute(sql`update animations set downloads = 1 where description = 'heavy'`);
    expect(await order()).toEqual(await idsOf("heavy", "featured", "sound", "plain"));
  });
});
