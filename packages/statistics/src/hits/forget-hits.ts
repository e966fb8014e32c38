import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/**
 * Forgets who was counted before this day. Anybody may count views of what is not there, so when a day has gone only the `maxCounts`
 * things of each method that were viewed most keep their count.
 */
export async function forgetHits({ db }: Database, before: string, maxCounts: number): Promise<void> {
  const { rows } = await db.execute<{ gone: number }>(sql`
    with gone as (delete from hits where day < ${before} returning 1) select count(*)::int as gone from gone`);
  if ((rows[0]?.gone ?? 0) === 0) return;
  await db.execute(sql`
    delete from hit_counts c using (
      select method, resource_id, row_number() over (partition by method order by count desc, resource_id) as place
      from hit_counts
    ) ranked
    where place > ${maxCounts}::int and c.method = ranked.method and c.resource_id = ranked.resource_id`);
}
