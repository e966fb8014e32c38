import { sql } from "drizzle-orm";
import type { Hour } from "./hour.ts";
import { maxValues } from "./rolled-up.ts";

/** What was searched for, what of it had no result, and how many searches had none; what filters alone have emptied is none of these. */
export async function countSearches({ tx, start, events }: Hour): Promise<void> {
  const mostFrequent = sql`group by query order by sum(count) desc, query limit ${maxValues}`;
  await tx.execute(sql`
    with per_visitor as materialized (
      select query, visitor, count(*) as count, count(*) filter (
        where result_count = 0 and details ->> 'emptied_by' is distinct from 'filters') as without_result
      from ${events} and name = 'search' group by query, visitor
    ), zero_result as (
      select query, visitor, without_result as count from per_visitor where without_result > 0
    )
    insert into statistics_hours (hour, event, dimension, value, count, visitors)
    (select ${start}::timestamptz, 'search', 'query', query, sum(count), count(*) from per_visitor
      where query is not null ${mostFrequent})
    union all
    (select ${start}::timestamptz, 'search', 'query-without-result', query, sum(count), count(*) from zero_result
      where query is not null ${mostFrequent})
    union all
    select ${start}::timestamptz, 'search', 'without-result', '', sum(count), count(distinct visitor) from zero_result
      having count(*) > 0`);
}

/** Who searched, who of them opened an animation afterwards, and who of these downloaded one after that. */
export async function countFunnel({ tx, start, events }: Hour): Promise<void> {
  await tx.execute(sql`
    with relevant as materialized (
      select visitor, name, happened_at from ${events} and name = any('{search,file-view,download}')
    ), searched as materialized (
      select visitor, min(happened_at) as at from relevant where name = 'search' group by visitor
    ), viewed as materialized (
      select r.visitor, min(r.happened_at) as at from relevant r join searched s using (visitor)
      where r.name = 'file-view' and r.happened_at >= s.at group by r.visitor
    ), downloaded as (
      select distinct r.visitor from relevant r join viewed v using (visitor)
      where r.name = 'download' and r.happened_at >= v.at
    )
    insert into statistics_hours (hour, event, dimension, value, count, visitors)
    select ${start}::timestamptz, 'funnel', 'step', step, visitors, visitors from (
      select 'search' as step, count(*) as visitors from searched
      union all select 'file-view', count(*) from viewed
      union all select 'download', count(*) from downloaded
    ) steps where visitors > 0`);
}
