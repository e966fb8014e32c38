import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { Statistics } from "../statistics.ts";

/** In one statement. */
const maxTold = 1_000;

/** Tells counts that have grown. What is told is noted afterwards: after a crash it is told again. */
export async function reportHits(
  { db }: Database,
  method: number,
  tell: Parameters<Statistics["reportHits"]>[1],
): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ id: string; count: number }>(sql`
      select resource_id as id, count from hit_counts where method = ${method} and told < count
      order by resource_id limit ${maxTold}`);
    if (rows.length === 0) return;
    await tell(new Map(rows.map(({ id, count }) => [id, count])));
    await db.execute(sql`
      update hit_counts h set told = greatest(h.told, t.count)
      from unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ count }) => count))}::int[]) t (id, count)
      where h.method = ${method} and h.resource_id = t.id`);
    if (rows.length < maxTold) return;
  }
}
