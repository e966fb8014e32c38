import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { quality } from "./quality.ts";

/** A download counts 4, a like 2, a view a tenth. */
const countedPopularity = sql`(downloads * 4.0 + likes * 2.0 + views * 0.1)`;

/** Rows of one query: what takes some tens of milliseconds, so that others get their turn in between. */
const rowsPerRead = 5_000;
/** Entries merged before other work gets its turn. */
const entriesPerTurn = 20_000;

type RankedRecord = {
  record: number;
  popularity: number;
  featured: number;
  quality: number;
  published: number;
};

const unfeatured = 2_147_483_647;

/** Featured lead while nothing is counted, then what is made well, then the newest. */
const isBefore = (a: RankedRecord, b: RankedRecord): boolean =>
  a.popularity !== b.popularity
    ? a.popularity > b.popularity
    : a.featured !== b.featured
      ? a.featured < b.featured
      : a.quality !== b.quality
        ? a.quality > b.quality
        : a.published !== b.published
          ? a.published > b.published
          : a.record < b.record;

/**
 * Writes the popularity of every animation and reads their records in its order. In steps: sorting them in one query
 * would hold up an embedded database for a second, and sorting them at once here the pages.
 */
export async function popularityOrder(database: Database): Promise<number[]> {
  let runs: RankedRecord[][] = [];
  for (let last = 0; ;) {
    const { rows } = await database.db.execute<RankedRecord>(sql`
      select record, ${countedPopularity}::float8 as popularity, coalesce(featured_rank, ${unfeatured}::int) as featured,
        ${quality} as quality, extract(epoch from published_at)::float8 as published
      from animations a where record > ${last} and withdrawn_at is null order by record limit ${rowsPerRead}`);
    const end = rows.at(-1)?.record;
    if (end === undefined) break;
    await database.db.execute(sql`
      update animations set popularity = ${countedPopularity}
      where record > ${last} and record <= ${end} and popularity <> ${countedPopularity}`);
    runs.push(rows.toSorted((a, b) => (isBefore(a, b) ? -1 : 1)));
    last = end;
  }
  while (runs.length > 1) {
    const merged: RankedRecord[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? []));
    runs = merged;
  }
  return (runs[0] ?? []).map(({ record }) => record);
}

async function merge(left: readonly RankedRecord[], right: readonly RankedRecord[]): Promise<RankedRecord[]> {
  const merged: RankedRecord[] = [];
  for (let l = 0, r = 0; l < left.length || r < right.length;) {
    const [a, b] = [left[l], right[r]];
    if (a && (!b || isBefore(a, b))) {
      merged.push(a);
      l += 1;
    } else if (b) {
      merged.push(b);
      r += 1;
    }
    if (merged.length % entriesPerTurn === 0) await nextTurn();
  }
  return merged;
}
