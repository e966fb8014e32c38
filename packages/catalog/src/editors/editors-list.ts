import type { Database } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";
import type { FeaturedDay } from "../animation.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "../animations/summary-row.ts";
import { byDay } from "./by-day.ts";

const maxPicks = 200;

/**
 * The editors' list: the newest day first, and within a day as they put it; of one day what operators put together stands before what
 * the seed brought. What was picked twice stands at its newer day. Each with its `place` in the whole and its `day`.
 */
export const featuredRecords = (limit: number): SQL => sql`
  select record, day, row_number() over (order by day desc nulls last, is_of_seed, rank, record) as place from (
    select distinct on (record) record, day, is_of_seed, rank from (
      (select p.record, p.day, false as is_of_seed, p.place as rank from editors_picks p
        join editors_days d on d.day = p.day and d.is_public order by p.day desc, p.place limit ${2 * limit})
      union all
      (select record, featured_on, true, featured_rank from animations
        where featured_rank is not null order by featured_on desc nulls last, featured_rank, record limit ${2 * limit})
    ) picked order by record, day desc nulls last, is_of_seed
  ) once`;

/** What editors picked, by day. */
export async function featuredDays({ reads }: Database, limit = 48): Promise<FeaturedDay[]> {
  const count = Math.max(1, Math.min(maxPicks, Math.floor(limit)));
  const { rows } = await reads.execute<SummaryRow & { day: string | null }>(sql`
    select ${summaryColumns}, l.day::text as day from (${featuredRecords(count)}) l
    join animations a on a.record = l.record join creators c on c.creator_id = a.creator_id
    where a.withdrawn_at is null order by l.place limit ${count}`);
  return byDay(rows).map(({ day, rows: ofDay }) => ({ day, animations: ofDay.map(summaryOf) }));
}

/** As of the last ranking, which is what "popular" sorts by. */
export async function isAnythingCounted({ reads }: Database): Promise<boolean> {
  const { rows } = await reads.execute(sql`
    select record from animations where popularity > 0 order by popularity desc limit 1`);
  return rows.length > 0;
}
