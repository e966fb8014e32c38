import { usualDatabase } from "@zoetrope/database/testing";
import { openTemporaryCatalog, type TemporaryCatalog } from "@zoetrope/catalog/testing";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedCatalogue } from "./seed-catalogue.ts";
import { listSeedEntries, type DatedSeedEntry } from "./seed-entries.ts";

const logger = pino({ level: "silent" });
let temporary: TemporaryCatalog;
let entries: DatedSeedEntry[];

const keys = new Set(["zoetrope:heartbeat", "useanimations:trash", "meteocons:fill/rain"]);

beforeAll(async () => {
  temporary = await openTemporaryCatalog(usualDatabase);
  entries = (await listSeedEntries()).filter(({ sourceKey }) => keys.has(sourceKey));
  // As an installation has them that was seeded before there were other languages.
  for (const { load, translations: _later, language: _language, ...before } of entries)
    await temporary.catalog.ingest({ ...before, bytes: await load() });
  await temporary.catalog.rank();
});
afterAll(() => temporary.remove());

const files = async () =>
  (
    await temporary.database.db.execute(
      sql`select id, slug, play_key, poster_key from animations order by id`,
    )
  ).rows;

it("a later seed brings other languages to an installation, whose files and addresses stay", async () => {
  const before = await files();
  expect((await temporary.catalog.search({ query: "Papierkorb" })).total).toBe(0);
  const outcome = await seedCatalogue({ catalog: temporary.catalog, logger, entries });
  expect(outcome).toEqual({ stored: 0, alreadyThere: 0, updated: 3, refused: [] });
  await temporary.catalog.rank();
  expect(await files()).toEqual(before);
  const { items } = await temporary.catalog.search({ query: "Papierkorb" });
  expect(items.map(({ title, titles }) => [title, titles.de, titles["ja-JP"]])).toEqual([
    ["Trash can · line", "Papierkorb · Linie", "ゴミ箱 · 線"],
  ]);
  expect(await seedCatalogue({ catalog: temporary.catalog, logger, entries })).toMatchObject({
    alreadyThere: 3,
    updated: 0,
  });
});
