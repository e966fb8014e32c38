import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { FeaturedDay } from "../animation.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "./summary-row.ts";

const maxPicks = 200;

/** The order of the editors' list: the newest day first, and within a day as they put it. */
export const featuredOrder = sql.raw("featured_on desc nulls last, featured_rank, record");

/** What editors picked, by day. */
export async function featuredDays({ reads }: Database, limit = 48): Promise<FeaturedDay[]> {
  const { rows } = await reads.execute<SummaryRow & { day: string | null }>(sql`
    select ${summaryColumns}, a.featured_on::text as day from animations a join creators c on c.creator_id = a.creator_id
    where a.featured_rank is not null and a.withdrawn_at is null
    order by ${featuredOrder} limit ${Math.max(1, Math.min(maxPicks, Math.floor(limit)))}`);
  const days: FeaturedDay[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last !== undefined && last.day === row.day) last.animations.push(summaryOf(row));
    else days.push({ day: row.day, animations: [summaryOf(row)] });
  }
  return days;
}

/** As of the last ranking, which is what "popular" sorts by. */
export async function isAnythingCounted({ reads }: Database): Promise<boolean> {
  const { rows } = await reads.execute(sql`
    select record from animations where popularity > 0 order by popularity desc limit 1`);
  return rows.length > 0;
}
