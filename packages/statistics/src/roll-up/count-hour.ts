import type { Queries } from "@zoetrope/database";
import { sql, type SQL } from "drizzle-orm";
import { partitionOf } from "../events/event-partitions.ts";
import { ownedDimensions, ownedValuesKept, rolledUp, valuesKept } from "./rolled-up.ts";

const hourInMs = 3_600_000;

/** Counts an hour from its events, in place of what was counted before. */
export async function countHour(tx: Queries, day: string, hour: Date): Promise<void> {
  const [from, to] = [hour.toISOString(), new Date(hour.getTime() + hourInMs).toISOString()];
  const events = sql`${partitionOf(day)} where received_at >= ${from} and received_at < ${to}`;
  // What does not fit is sorted on disk, which takes many times as long.
  await tx.execute(sql`set local work_mem = '128MB'`);
  await tx.execute(sql`delete from statistics_hours where hour = ${from}`);
  const insert = (select: SQL, kept = valuesKept) =>
    tx.execute(sql`
      insert into statistics_hours (hour, event, dimension, value, count, visitors)
      select ${from}, event, dimension, value, sum(count), count(*) from (${select}) per_visitor
      group by event, dimension, value order by sum(count) desc, value limit ${kept}`);
  const perVisitor = (event: string, dimension: string, column: SQL, which = sql``) => sql`
    select ${event}::text as event, ${dimension}::text as dimension, ${column} as value, visitor, count(*) as count
    from ${events} ${which} group by ${column}, visitor`;

  await insert(sql`
    select ''::text as event, ''::text as dimension, ''::text as value, visitor, count(*) as count from ${events} group by visitor`);
  await insert(perVisitor("", "event", sql`name`));
  // Each round reads the hour once: only for what has happened in it.
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct name from ${events} and name = any(${sql.param(Object.keys(rolledUp))}::text[])`);
  for (const { name: event } of rows) {
    for (const { name, column, isWithoutResult } of rolledUp[event] ?? []) {
      const value = sql.identifier(column);
      const which = sql`and name = ${event} and ${value} is not null ${isWithoutResult ? sql`and result_count = 0` : sql``}`;
      const kept = ownedDimensions.includes(name) ? ownedValuesKept : valuesKept;
      await insert(perVisitor(event, name, sql`${value}`, which), kept);
    }
  }
  if (rows.some(({ name }) => name === "search")) {
    await insert(
      sql`select 'search'::text as event, 'without-result'::text as dimension, ''::text as value, visitor, count(*) as count
        from ${events} and name = 'search' and result_count = 0 group by visitor`,
    );
    await insert(funnelOf(events));
  }
  await tx.execute(sql`
    insert into day_visitors (day, visitor) select distinct ${day}::date, e.visitor
    from (select visitor from ${events}) e
    where not exists (select from day_visitors known where known.day = ${day}::date and known.visitor = e.visitor)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into statistics_days (day, visitors) select ${day}, count(*) from day_visitors where day = ${day}
    on conflict (day) do update set visitors = excluded.visitors`);
}

/** Who searched, who of them looked at an animation afterwards, and who of these downloaded one after that. */
const funnelOf = (events: SQL): SQL => sql`
  with relevant as materialized (
    select visitor, name, happened_at from ${events} and name = any('{search,file-view,download}')
  ), searched as (
    select visitor, min(happened_at) as at from relevant where name = 'search' group by visitor
  ), viewed as (
    select r.visitor, min(r.happened_at) as at from relevant r join searched s using (visitor)
    where r.name = 'file-view' and r.happened_at >= s.at group by r.visitor
  ), downloaded as (
    select distinct r.visitor from relevant r join viewed v using (visitor)
    where r.name = 'download' and r.happened_at >= v.at
  )
  select 'funnel'::text as event, 'step'::text as dimension, step as value, visitor, 1 as count from (
    select 'search' as step, visitor from searched
    union all select 'file-view', visitor from viewed
    union all select 'download', visitor from downloaded
  ) steps`;
