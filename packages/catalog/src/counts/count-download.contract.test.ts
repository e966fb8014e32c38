import { downloadFoldLock } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

// An embedded database has one connection, so that nobody else can be folding.
let temporary: TemporaryCatalog;
beforeAll(async () => (temporary = await openTemporaryCatalog("server")));
afterAll(() => temporary.remove());

const waitingBackends = sql`
  select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
  where locktype = 'advisory' and not granted and datname = current_database()`;

it("a ranking waits for somebody who folds, and knows all that was counted before it", async () => {
  const { catalog, database } = temporary;
  const stored = await catalog.ingest(ingestRequest("Loader dots"));
  const { id } = stored as { id: string };
  const isFolding = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const somebody = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${downloadFoldLock})`);
    isFolding.resolve();
    await isDone.promise;
  });
  await isFolding.promise;
  await catalog.countDownload(id, "json");
  let isRanked = false;
  const ranking = catalog.rank().then(() => (isRanked = true));
  await expect.poll(async () => (await database.db.execute(waitingBackends)).rows).toEqual([{ waiting: 1 }]);
  expect(isRanked).toBe(false);
  isDone.resolve();
  await Promise.all([somebody, ranking]);
  expect((await catalog.get(id))?.downloads).toBe(1);
});
