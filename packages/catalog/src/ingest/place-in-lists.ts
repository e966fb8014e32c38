import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { IngestRequest } from "../animation.ts";

/** Writes down which set an animation belongs to, when editors picked it and when it came out; false when that is known already. */
export async function placeInLists(tx: Queries, request: IngestRequest): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update animations a set pack = w.pack, featured_on = w.featured_on, published_at = coalesce(w.published_at, a.published_at)
    from (select ${request.pack ?? null}::text as pack, ${request.featuredOn ?? null}::date as featured_on,
      ${request.publishedAt?.toISOString() ?? null}::timestamptz as published_at) w
    where a.source_key = ${request.sourceKey}
      and (a.pack, a.featured_on, a.published_at)
        is distinct from (w.pack, w.featured_on, coalesce(w.published_at, a.published_at))
    returning a.record`);
  return rows.length > 0;
}
