import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf, daysLater } from "./days.ts";
import { partitionOf } from "./events/event-partitions.ts";

/** So many different visitors of one day: what fewer search for may be about somebody. */
const minVisitors = 3;
const maxQueryLength = 40;
const maxQueriesOfDay = 200;
const daysCounted = 30;

/**
 * What people search for and find, by the first part of the page's path (`areas`; every other path is ""), most visitors first.
 * Visitors are told apart within a day alone, so each day is counted by itself; today and yesterday anew at each call.
 */
export async function popularSearches(
  database: Database,
  today: Date,
  areas: readonly string[],
  limit: number,
): Promise<Map<string, string[]>> {
  for (const day of [dayOf(daysLater(today, -1)), dayOf(today)]) await countDay(database, day, areas);
  const first = dayOf(daysLater(today, -daysCounted));
  await database.db.execute(sql`delete from searched_days where day < ${first}::date`);
  const { rows } = await database.db.execute<{ area: string; query: string }>(sql`
    select area, query from (
      select area, query, row_number() over (partition by area order by sum(visitors) desc, query) as place
      from searched_days group by area, query
    ) counted where place <= ${limit}::int order by area, place`);
  const found = new Map<string, string[]>(["", ...areas].map((area) => [area, []]));
  for (const { area, query } of rows) found.get(area)?.push(query);
  return found;
}

async function countDay({ db, transaction }: Database, day: string, areas: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass(${`event_days.d${day.replaceAll("-", "")}`}) is not null as exists`,
  );
  if (rows[0]?.exists !== true) return;
  const area = sql`case when split_part(path, '/', 2) = any(${sql.param([...areas])}::text[]) then split_part(path, '/', 2) else '' end`;
  await transaction(async (tx) => {
    await tx.execute(sql`delete from searched_days where day = ${day}::date`);
    await tx.execute(sql`
      insert into searched_days (day, area, query, visitors)
      select ${day}::date, area, query, visitors from (
        select area, query, count(*) as visitors, row_number() over (partition by area order by count(*) desc, query) as place
        from (
          select distinct ${area} as area, lower(btrim(query)) as query, visitor from ${partitionOf(day)}
          where name = 'search' and result_count > 0 and path is not null and length(query) <= ${maxQueryLength}
        ) once where query <> '' group by area, query having count(*) >= ${minVisitors}
      ) counted where place <= ${maxQueriesOfDay}`);
  });
}
