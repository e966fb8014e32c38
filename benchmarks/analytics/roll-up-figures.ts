import type { Database } from "@zoetrope/database";
import { createStatistics } from "@zoetrope/statistics";
import { sql } from "drizzle-orm";
import type { Benchmark } from "../harness.ts";
import { serverTimeInUs } from "./server-time.ts";

type Report = Parameters<Benchmark["run"]>[0];

const goalInSeconds = 60;
const goalEvents = 10_000_000;
const eventsPerInsert = 250_000;
/** A day of a busy site: so many visitors at a time, each with so many events, and each comes twice that day. */
const visitorsAtOnce = 50;
const eventsPerVisit = 20;

/** Fills the day before yesterday with events of many kinds, and rolls them up. */
export async function measureRollUp(
  database: Database,
  { folder, events, report }: { folder: string; events: number; report: Report },
): Promise<void> {
  const { rows } = await database.db.execute<{ day: string }>(
    sql`select to_char(now() at time zone 'UTC' - interval '2 days', 'YYYY-MM-DD') as day`,
  );
  const day = rows[0]?.day ?? "";
  const statistics = createStatistics({ database, now: () => new Date(day) });
  await statistics.cleanup();
  report.progress(`${events} events are made`);
  for (let start = 0; start < events; start += eventsPerInsert)
    await insertEvents(database, day, { start, count: Math.min(eventsPerInsert, events - start), events });
  await database.db.execute(sql`
    insert into event_batches (received_at, event_count)
    select ${day}::timestamptz + make_interval(hours => hour), ${Math.round(events / 24)}::int
    from generate_series(0, 23) hour`);
  await database.db.execute("vacuum analyze");
  report.progress("they are rolled up");
  const spentBefore = serverTimeInUs(folder);
  const startedAt = performance.now();
  const done = await statistics.rollUp();
  const seconds = (performance.now() - startedAt) / 1_000;
  const spent = (serverTimeInUs(folder) - spentBefore) / 1_000_000;
  const from = new Date(`${day}T00:00:00Z`);
  const range = { from, to: new Date(from.getTime() + 86_400_000) };
  const counted = (await statistics.hours(range)).reduce((sum, { count }) => sum + count, 0);
  report.add({
    what: `Roll-up of ${events.toLocaleString("en")} events of a day`,
    value: seconds,
    unit: "s",
    goal: { op: "<=", value: goalInSeconds * (events / goalEvents) },
    note: `${done?.hours ?? 0} hours`,
  });
  report.add({
    what: "Processor time of PostgreSQL for a million of them",
    value: spent / (events / 1_000_000),
    unit: "s",
    note: "holds on a busy machine as well",
  });
  report.add({
    what: "Events that it has not counted",
    value: events - counted,
    unit: "events",
    goal: { op: "<=", value: 0 },
  });
}

async function insertEvents(
  { db }: Database,
  day: string,
  { start, count, events }: { start: number; count: number; events: number },
): Promise<void> {
  const visitors = Math.ceil(events / eventsPerVisit / 2);
  // Words of a skewed distribution, as pages and searches have it.
  await db.execute(sql`
    insert into events (received_on, event_id, received_at, happened_at, name, visitor, path, referrer_domain, file_id, query,
      result_count, details)
    select ${day}, gen_random_uuid(), at, at, name, md5(((n / ${visitorsAtOnce * eventsPerVisit} * ${visitorsAtOnce} + n % ${visitorsAtOnce}) % ${visitors})::text)::uuid,
      '/free-animations/word-' || floor(2000 * skew)::int,
      case when kind < 2 then 'site' || kind || '.example' end,
      case when name in ('file-view', 'like', 'download') then 'file' || floor(50000 * skew)::int end,
      case when name = 'search' then 'word ' || floor(5000 * skew)::int end,
      case when name = 'search' then n % 20 end,
      '{"url": "https://site.example/free-animations/word?type=free", "page_title": "Free animations", "element": "page"}'
    from (
      select n, n % 20 as kind, power(random(), 3) as skew,
        ${day}::timestamptz + make_interval(secs => 86399.0 * n / ${events}) as at,
        (array['page-view','page-view','page-view','page-view','page-view','page-view','page-view','page-view','page-view',
          'page-view','file-view','file-view','file-view','file-view','file-view','search','search','search','like',
          'download'])[1 + n % 20] as name
      from generate_series(${start}::bigint, ${start + count - 1}::bigint) n
    ) made`);
}
