import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { Statistics } from "../statistics.ts";

/** In one statement. */
const batchSize = 1_000;

/** Reports counts that have grown. What was reported is noted afterwards: after a crash it is reported again. */
export async function reportHits(
  { db }: Database,
  method: number,
  report: Parameters<Statistics["reportHits"]>[1],
): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ id: string; count: number }>(sql`
      select resource_id as id, count from hit_counts where method = ${method} and reported < count
      order by resource_id limit ${batchSize}`);
    if (rows.length === 0) return;
    await report(new Map(rows.map(({ id, count }) => [id, count])));
    await db.execute(sql`
      update hit_counts h set reported = greatest(h.reported, t.count)
      from unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ count }) => count))}::int[]) t (id, count)
      where h.method = ${method} and h.resource_id = t.id`);
    if (rows.length < batchSize) return;
  }
}
