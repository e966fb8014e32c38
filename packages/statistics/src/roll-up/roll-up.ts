import { eventRollUpLock, type Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf } from "../days.ts";
import type { RolledUp } from "../statistics.ts";
import { countHour } from "./count-hour.ts";

/**
 * Counts every hour anew that events were added to. The notes of what was added go in the transaction that counts: what commits
 * later leaves a note of its own, so nothing is lost, and an hour that is counted twice comes out the same.
 */
export async function rollUp(database: Database): Promise<RolledUp | null> {
  const { rows } = await database.db.execute<{ hour: string }>(sql`
    select distinct date_trunc('hour', received_at, 'UTC') as hour from event_batches order by hour`);
  const done: RolledUp = { hours: 0, events: 0 };
  for (const { hour } of rows) {
    const events = await rollUpHour(database, new Date(hour));
    if (events === null) return null;
    if (events > 0) done.hours += 1;
    done.events += events;
  }
  return done;
}

/** How many events were new; null when another process is at it. */
async function rollUpHour(database: Database, hour: Date): Promise<number | null> {
  const day = dayOf(hour);
  return await database.transaction(async (tx) => {
    const lock = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${eventRollUpLock}) as mine`,
    );
    if (!lock.rows[0]?.mine) return null;
    const notes = await tx.execute<{ events: number }>(sql`
      with taken as (
        delete from event_batches where date_trunc('hour', received_at, 'UTC') = ${hour.toISOString()} returning event_count
      ) select coalesce(sum(event_count), 0)::int as events from taken`);
    const events = notes.rows[0]?.events ?? 0;
    const partition = await tx.execute<{ exists: boolean }>(
      sql`select to_regclass(${`event_days.d${day.replaceAll("-", "")}`}) is not null
        and not exists (select from statistics_days where day = ${day} and is_folded) as exists`,
    );
    // Of a day whose events or hours are gone, what was counted stays.
    if (events > 0 && partition.rows[0]?.exists) await countHour(tx, day, hour);
    return events;
  });
}
