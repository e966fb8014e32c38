import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { shortId } from "../short-id.ts";
import type { Hit } from "../statistics.ts";

/** Counts each of them, unless the same visitor was counted for it on this day. */
export async function storeHits({ db }: Database, day: string, hits: readonly Hit[]): Promise<void> {
  // In one order: two processes that count the same resources must not wait for each other crosswise.
  await db.execute(sql`
    with added as (
      insert into hits (day, method, resource_id, visitor)
      select ${day}, h.method, h.resource_id, h.visitor
      from unnest(
        ${sql.param(hits.map(({ method }) => method))}::smallint[],
        ${sql.param(hits.map(({ resourceId }) => resourceId))}::text[],
        ${sql.param(hits.map(({ visitorId }) => shortId(visitorId)))}::uuid[]
      ) h (method, resource_id, visitor)
      order by h.method, h.resource_id, h.visitor
      on conflict do nothing
      returning method, resource_id
    )
    insert into hit_counts (method, resource_id, count)
    select method, resource_id, count(*) from added group by method, resource_id order by method, resource_id
    on conflict (method, resource_id) do update set count = hit_counts.count + excluded.count`);
}

export async function readHitCounts(
  { reads }: Database,
  method: number,
  resourceIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await reads.execute<{ resource_id: string; count: number }>(sql`
    select resource_id, count from hit_counts
    where method = ${method} and resource_id = any(${sql.param(resourceIds)}::text[])`);
  return new Map(rows.map(({ resource_id: id, count }) => [id, count]));
}
