import type { Database, Queries } from "@zoetrope/database";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { sql } from "drizzle-orm";
import { lastRecordOf } from "../../animations/catalogue-addresses.ts";
import type { BackfillOptions } from "../../backfill.ts";
import type { SearchIndex } from "../../search/index/search-index.ts";
import { candidates, computeNeighbours } from "./compute-neighbours.ts";
import { nearestTo } from "../vectors/nearest-vectors.ts";
import type { VectorLoader } from "../vectors/vector-loader.ts";
import type { VectorTable } from "../vectors/vector-table.ts";

/** More than any page shows, so that some may have been withdrawn since. */
export const storedNeighbours = 48;
/** Grows when neighbours are chosen in another way. */
const method = 2;
const version = method * 1_000 + vectorsVersion;
/** Rows looked up at once. */
const recordsPerRound = 64;
/** How many of the nearest may have a new animation among theirs. */
const disturbed = 24;

/**
 * Chooses the neighbours of animations that have none yet, or whose may have changed; returns how many. Until
 * `signal`: the rest is done the next time.
 */
export async function renewNeighbours(
  { database, index, vectors }: { database: Database; index: SearchIndex; vectors: VectorLoader },
  { signal, onProgress }: BackfillOptions = {},
): Promise<number> {
  let done = 0;
  // Those that come meanwhile are left to the next time: a catalogue that fills would be followed to its end.
  const last = await lastRecordOf(database);
  const total = await countDue(database, last);
  // These have been compared with all up to the last: one of those that is new cannot be missing among theirs.
  const chosen = new Set<number>();
  for (;;) {
    if (signal?.aborted) break;
    const records = await dueRecords(database, last, recordsPerRound);
    if (records.length === 0) break;
    const table = await vectors.table();
    for (const { record, isNew } of records) {
      await renew(table, record, isNew);
      done += 1;
      // A new one makes those it is like due as well.
      onProgress?.(done, Math.max(done, total));
    }
  }
  return done;

  async function renew(table: VectorTable, record: number, isNew: boolean): Promise<void> {
    const neighbours = await index.consistently(() =>
      computeNeighbours(database, index, record, {
        limit: storedNeighbours,
        nearestByLook: (example) => nearestTo(table, example, { limit: candidates }),
        vectorsOf: (records) => table.vectorsOf(records),
      }),
    );
    await database.db.execute(sql`
      insert into animation_neighbours (record, version, neighbours)
      select record, ${version}, ${sql.param(neighbours ?? [])}::int[] from animations where record = ${record}
      on conflict (record) do update set version = excluded.version, neighbours = excluded.neighbours, is_stale = false`);
    chosen.add(record);
    const nearest = isNew ? (neighbours ?? []).slice(0, disturbed) : [];
    const older = nearest.filter((other) => !chosen.has(other));
    if (older.length > 0) await renewNeighboursLater(database.db, older);
  }
}

/** What these are like may have changed; until it is looked at again, their pages show what is kept. */
export async function renewNeighboursLater(queries: Queries, records: readonly number[]): Promise<void> {
  await queries.execute(sql`
    update animation_neighbours set is_stale = true
    where record = any(${sql.param(records)}::int[]) and not is_stale`);
}

const hasNone = (last: number) => sql`a.record <= ${last} and a.withdrawn_at is null
  and not exists (select from animation_neighbours n where n.record = a.record)`;

async function countDue({ db }: Database, last: number): Promise<number> {
  const { rows } = await db.execute<{ due: number }>(sql`
    select (select count(*) from animations a where ${hasNone(last)})::int
      + (select count(*) from animation_neighbours where is_stale or version <> ${version})::int as due`);
  return rows[0]?.due ?? 0;
}

/** Those without any first, then what is stale, then what was chosen in an older way. */
async function dueRecords(
  { db }: Database,
  last: number,
  limit: number,
): Promise<{ record: number; isNew: boolean }[]> {
  const { rows } = await db.execute<{ record: number; is_new: boolean }>(sql`
    (select a.record, true as is_new from animations a where ${hasNone(last)} order by a.record limit ${limit})
    union all
    (select record, false from animation_neighbours where is_stale order by record limit ${limit})
    union all
    (select record, false from animation_neighbours where version <> ${version} and not is_stale order by record limit ${limit})
    limit ${limit}`);
  return rows.map(({ record, is_new }) => ({ record, isNew: is_new }));
}
