import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { partitionOf } from "../events/event-partitions.ts";
import { countFunnel, countSearches } from "./count-searches.ts";
import type { Hour } from "./hour.ts";
import { rolledUp, maxValues } from "./rolled-up.ts";

const hourInMs = 3_600_000;

/** Counts an hour from its events, in place of what was counted before. Each round reads the hour once. */
export async function countHour(tx: Queries, day: string, hour: Date): Promise<void> {
  const [start, end] = [hour.toISOString(), new Date(hour.getTime() + hourInMs).toISOString()];
  const events = sql`${partitionOf(day)} where received_at >= ${start} and received_at < ${end}`;
  // What does not fit is sorted on disk, which takes many times as long.
  await tx.execute(sql`set local work_mem = '128MB'`);
  await tx.execute(sql`delete from statistics_hours where hour = ${start}`);
  const names = await countNames({ tx, start, events }, day);
  for (const dimension of rolledUp) {
    const wanted = dimension.events.filter((name) => names.has(name));
    if (wanted.length > 0) await countValues({ tx, start, events }, { ...dimension, events: wanted });
  }
  if (names.has("search")) {
    await countSearches({ tx, start, events });
    await countFunnel({ tx, start, events });
  }
  await tx.execute(sql`
    insert into statistics_days (day, visitors) select ${day}, count(*) from day_visitors where day = ${day}
    on conflict (day) do update set visitors = excluded.visitors`);
}

/** All events, those of each name, and the visitors of the day. Says what has happened. */
async function countNames({ tx, start, events }: Hour, day: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    with per_visitor as materialized (
      select name, visitor, count(*) as count from ${events} group by name, visitor
    ), counted as (
      insert into statistics_hours (hour, event, dimension, value, count, visitors)
      select ${start}::timestamptz, '', '', '', sum(count), count(distinct visitor) from per_visitor having count(*) > 0
      union all
      (select ${start}::timestamptz, '', 'event', name, sum(count), count(*) from per_visitor
        group by name order by sum(count) desc, name limit ${maxValues})
    ), noted as (
      insert into day_visitors (day, visitor) select distinct ${day}::date, e.visitor from per_visitor e
      where not exists (select from day_visitors known where known.day = ${day}::date and known.visitor = e.visitor)
      on conflict do nothing
    )
    select distinct name from per_visitor
    where name = any(${sql.param(["search", ...rolledUp.flatMap((dimension) => dimension.events)])}::text[])`);
  return new Set(rows.map(({ name }) => name));
}

/** The most frequent values of a field, of each of some events. */
async function countValues({ tx, start, events }: Hour, dimension: (typeof rolledUp)[number]): Promise<void> {
  const value = sql.identifier(dimension.column);
  await tx.execute(sql`
    insert into statistics_hours (hour, event, dimension, value, count, visitors)
    select ${start}::timestamptz, name, ${dimension.column}::text, value, count, visitors from (
      select name, value, sum(count) as count, count(*) as visitors,
        row_number() over (partition by name order by sum(count) desc, value) as place
      from (
        select name, ${value} as value, visitor, count(*) as count
        from ${events} and name = any(${sql.param(dimension.events)}::text[]) and ${value} is not null
        group by name, ${value}, visitor
      ) per_visitor group by name, value
    ) counted where place <= ${dimension.maxValues}`);
}
