import type { Database } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

const recordsPerRound = 32;

/** How far something is: `total` may grow meanwhile. */
export type OnProgress = (done: number, total: number) => void;

/** Of what is computed for animations that were stored before it was computed at ingest. */
export interface BackfillOptions {
  /** Ends it between two animations; what is done stays, and the next time goes on from there. */
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
}

/** A table with a row for each animation that it was computed for, and with which version. */
interface ComputedTable {
  name: "animation_accessibility" | "animation_vectors";
  version: number;
}

/** An animation that lacks what is to be computed; `key` is of its dotLottie, null without one. */
interface MissingRecord {
  record: number;
  key: FileKey | null;
}

/** Computes what the table lacks, for one animation after the other; returns how many. Until `signal`, or until it has to wait. */
export async function backfill(
  database: Database,
  table: ComputedTable,
  compute: (missing: MissingRecord) => Promise<void>,
  { signal, onProgress, hasToWait }: BackfillOptions & { hasToWait?: () => Promise<boolean> } = {},
): Promise<number> {
  const isOver = async () => signal?.aborted === true || (await hasToWait?.()) === true;
  let done = 0;
  for (;;) {
    const { records, total } = await missingRecords(database, table);
    if (records.length === 0 || (await isOver())) break;
    const before = done;
    for (const missing of records) {
      if (await isOver()) break;
      await compute(missing);
      done += 1;
      onProgress?.(done, before + total);
    }
  }
  return done;
}

async function missingRecords(
  { db }: Database,
  { name, version }: ComputedTable,
): Promise<{ records: MissingRecord[]; total: number }> {
  const { rows } = await db.execute<{ record: number; key: FileKey | null; total: number }>(sql`
    select a.record, f.key, count(*) over ()::int as total
    from animations a left join animation_files f on f.record = a.record and f.format = 'dotlottie'
    where not a.is_synthetic and a.withdrawn_at is null and not exists (
      select from ${sql.identifier(name)} c where c.record = a.record and c.version = ${version})
    order by a.record limit ${recordsPerRound}`);
  return { records: rows, total: rows[0]?.total ?? 0 };
}
