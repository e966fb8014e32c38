import type { Database } from "@zoetrope/database";
import type { Renderer } from "@zoetrope/render/server";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { nullIfDamaged, type FileKey, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { BackfillOptions } from "../backfill.ts";
import { lockIndex } from "../search/index/append-to-index.ts";
import { renewNeighboursLater } from "./stored-neighbours.ts";
import { storeVectors } from "./store-vectors.ts";

const recordsPerRound = 32;
/** What cannot be measured is not tried again by this version: nothing is like it. */
const unmeasured = { look: new Uint8Array(0), motion: new Uint8Array(0) };

interface MeasureServices {
  database: Database;
  files: Pick<FileStore, "read">;
  renderer: Pick<Renderer, "measure">;
}

/** Measures animations that were stored before there were vectors, or by an older version of them; answers how many. Until `signal`. */
export async function measureExisting(
  services: MeasureServices,
  { signal, onProgress }: BackfillOptions = {},
): Promise<number> {
  const { database, files, renderer } = services;
  let done = 0;
  for (;;) {
    if (signal?.aborted) break;
    const { records, total } = await unmeasuredRecords(database);
    if (records.length === 0) break;
    const before = done;
    for (const { record, key } of records) {
      const bytes = key === null ? null : await files.read(key).catch(nullIfDamaged);
      const measured = bytes === null ? unmeasured : await renderer.measure(bytes);
      await database.transaction(async (tx) => {
        await lockIndex(tx);
        await storeVectors(tx, record, "refused" in measured ? unmeasured : measured);
        await renewNeighboursLater(tx, [record]);
      });
      done += 1;
      onProgress?.(done, before + total);
    }
  }
  return done;
}

async function unmeasuredRecords({
  db,
}: Database): Promise<{ records: { record: number; key: FileKey | null }[]; total: number }> {
  const { rows } = await db.execute<{ record: number; key: FileKey | null; total: number }>(sql`
    select a.record, f.key, count(*) over ()::int as total
    from animations a left join animation_files f on f.record = a.record and f.format = 'dotlottie'
    where not a.is_synthetic and a.withdrawn_at is null and not exists (
      select from animation_vectors v where v.record = a.record and v.version = ${vectorsVersion})
    order by a.record limit ${recordsPerRound}`);
  return { records: rows, total: rows[0]?.total ?? 0 };
}
