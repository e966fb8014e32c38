import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { dayOf, daysLater } from "../days.ts";
import type { NewEvent } from "../statistics.ts";

export type VisitorEvent = Omit<NewEvent, "eventId" | "from"> & { eventId: string; visitor: string };

/**
 * Stores events in one statement, so all of them or none, with a note for the next roll-up. Those that this day or the day before
 * has already are left out. The partition of the day must be there.
 */
export async function storeEvents(
  { db }: Database,
  receivedAt: Date,
  events: readonly VisitorEvent[],
): Promise<void> {
  const [day, dayBefore] = [dayOf(receivedAt), dayOf(daysLater(receivedAt, -1))];
  const column = (of: (event: VisitorEvent) => string | number | null | undefined) =>
    sql.param(events.map((event) => of(event) ?? null));
  // In the order of their ids: two processes that were sent the same events must not wait for each other crosswise.
  await db.execute(sql`
    with added as (
      insert into events (received_on, event_id, received_at, happened_at, name, visitor, path, referrer_domain, user_id, file_id,
        section, item, query, result_count, details)
      select ${day}, e.event_id, ${receivedAt.toISOString()}, e.happened_at, e.name, e.visitor, e.path, e.referrer_domain, e.user_id,
        e.file_id, e.section, e.item, e.query, e.result_count, e.details::jsonb
      from unnest(
        ${column((event) => event.eventId)}::uuid[],
        ${column((event) => event.happenedAt.toISOString())}::timestamptz[],
        ${column((event) => event.name)}::text[],
        ${column((event) => event.visitor)}::uuid[],
        ${column((event) => event.path)}::text[],
        ${column((event) => event.referrerDomain)}::text[],
        ${column((event) => event.userId)}::text[],
        ${column((event) => event.fileId)}::text[],
        ${column((event) => event.section)}::text[],
        ${column((event) => event.item)}::text[],
        ${column((event) => event.query)}::text[],
        ${column((event) => event.resultCount)}::int[],
        ${column((event) => JSON.stringify(event.details))}::text[]
      ) e (event_id, happened_at, name, visitor, path, referrer_domain, user_id, file_id, section, item, query, result_count, details)
      where not exists (
        select from events before where before.received_on = ${dayBefore} and before.event_id = e.event_id)
      order by e.event_id
      on conflict do nothing
      returning 1
    )
    insert into event_batches (received_at, event_count)
    select ${receivedAt.toISOString()}, count(*) from added having count(*) > 0`);
}
