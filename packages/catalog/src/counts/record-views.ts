import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { markCounted } from "./count-download.ts";

/** Adds to each what has come since: a count that is told twice, or by two processes at once, adds nothing the second time. */
export async function recordViews(database: Database, views: ReadonlyMap<string, number>): Promise<void> {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update animations a set views = a.views + v.count - a.counted_views, counted_views = v.count
      from unnest(${sql.param([...views.keys()])}::text[], ${sql.param([...views.values()])}::int[]) v (id, count)
      where a.id = v.id and v.count > a.counted_views`);
    if ((rowCount ?? 0) > 0) await tx.execute(markCounted);
  });
}
