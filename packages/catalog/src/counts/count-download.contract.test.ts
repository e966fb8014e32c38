import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rollUpLock } from "./count-download.ts";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

// An embedded database has one connection, so that nobody else can be folding.
let temporary: TemporaryCatalog;
beforeAll(async () => (temporary = await openTemporaryCatalog("server")));
afterAll(() => temporary.remove());

it("a ranking waits for somebody who folds, and knows all that was counted before it", async () => {
  const { catalog, database } = temporary;
  const stored = await catalog.ingest(ingestRequest("Loader dots"));
  const { id } = stored as { id: string };
  const isFolding = Promise.withResolvers<void>();
  const isDone = Promise.withResolvers<void>();
  const somebody = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rollUpLock})`);
    isFolding.resolve();
    await isDone.promise;
  });
  await isFolding.promise;
  await catalog.countDownload(id, "json");
  const ranking = catalog.rank();
  const first = await Promise.race([ranking.then(() => "ranked"), pause(200, "waits")]);
  isDone.resolve();
  await Promise.all([somebody, ranking]);
  expect(first).toBe("waits");
  expect((await catalog.get(id))?.downloads).toBe(1);
});
