import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf, daysLater } from "../days.ts";
import { maxValuesOf, rolledUp, maxValues } from "./rolled-up.ts";

/** Nobody looks further back by the hour than a week, and the day on which it began. */
const daysByHour = 8;
const retentionInDays = 730;
/** In one round; the next one goes on. */
const maxDaysFolded = 10;

/** Makes one row of the hours of each day that is a while ago, and forgets days of two years ago. In any number of processes. */
export async function rollUpDays(database: Database, today: Date): Promise<void> {
  const { rows } = await database.db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from statistics_days
    where not is_folded and day < ${dayOf(daysLater(today, -daysByHour))} order by day limit ${maxDaysFolded}`);
  for (const { day } of rows) await foldDay(database, day);
  const first = dayOf(daysLater(today, -retentionInDays));
  await database.db.execute(sql`delete from statistics_hours where hour < ${`${first}T00:00:00Z`}`);
  await database.db.execute(sql`delete from statistics_days where day < ${first}`);
}

const columns = rolledUp.map(({ column }) => column);

async function foldDay(database: Database, day: string): Promise<void> {
  const [from, to] = [`${day}T00:00:00Z`, `${dayOf(daysLater(new Date(day), 1))}T00:00:00Z`];
  await database.transaction(async (tx) => {
    // The lock of the row keeps a second process out. Not before the last events of that day are counted.
    const mine = await tx.execute(sql`
      update statistics_days set is_folded = true where day = ${day} and not is_folded
        and not exists (select from event_batches where received_at >= ${from} and received_at < ${to})
      returning day`);
    if (mine.rows.length === 0) return;
    await tx.execute(sql`
      with gone as (
        delete from statistics_hours where hour >= ${from} and hour < ${to}
        returning event, dimension, value, count, visitors
      ), added as (
        select event, dimension, value, sum(count) as count, sum(visitors) as visitors,
          row_number() over (partition by event, dimension order by sum(count) desc, value) as place
        from gone group by event, dimension, value
      )
      insert into statistics_hours (hour, event, dimension, value, count, visitors)
      select ${from}, event, dimension, value, count, visitors from added
      left join unnest(${sql.param(columns)}::text[], ${sql.param(columns.map(maxValuesOf))}::int[]) k (of_dimension, kept)
        on of_dimension = dimension
      where place <= coalesce(kept, ${maxValues}::int)`);
  });
}
