import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { Benchmark } from "../harness.ts";
import { processorTimeInUs, startServer } from "../ssr/child.ts";
import { serverTimeInUs } from "./server-time.ts";
import { eventsPerBatch, sendBatch, sendBatches } from "./event-batches.ts";

type Report = Parameters<Benchmark["run"]>[0];

const eventsPerSecond = 10_000;
const child = new URL("serve-collector.ts", import.meta.url).pathname;

/**
 * Sends batches as fast as they are answered, kills the collector in the middle of it without a warning, and looks whether every
 * acknowledged batch is there; then sends the others again, as a page does.
 */
export async function measureCollector(
  database: Database,
  url: string,
  { folder, seconds, report }: { folder: string; seconds: number; report: Report },
): Promise<void> {
  const start = () => startServer(process.execPath, [child, url]);
  const first = await start();
  // Connections, compiled code and the day's table are there before the clock starts.
  let warm = 0;
  await sendBatches(
    first.port,
    -100_000,
    () => warm >= 200,
    () => (warm += 1),
  );

  const acknowledged = new Set<number>();
  const others = new Set<number>();
  const spentBefore = processorTimeInUs(first.pid);
  const serverBefore = serverTimeInUs(folder);
  const startedAt = performance.now();
  let [spent, serverSpent, elapsed, count, isKilled] = [0, 0, 0, 0, false];
  await sendBatches(
    first.port,
    0,
    () => isKilled,
    (batch, status) => {
      (status === 200 ? acknowledged : others).add(batch);
      if (elapsed > 0 || performance.now() - startedAt < seconds * 1_000) return;
      elapsed = (performance.now() - startedAt) / 1_000;
      count = acknowledged.size * eventsPerBatch;
      spent = processorTimeInUs(first.pid) - spentBefore;
      serverSpent = serverTimeInUs(folder) - serverBefore;
      first.stop();
      // Those under way now get no answer.
      isKilled = true;
    },
  );
  report.add({
    what: `Events taken, in batches of ${eventsPerBatch}, each durable before its answer`,
    value: count / elapsed,
    unit: "events/s",
    goal: { op: ">=", value: eventsPerSecond },
    note: `one process of the collector, PostgreSQL and the sender on ${seconds} s`,
  });
  report.add({
    what: "Processor time of the collector for an event",
    value: spent / count,
    unit: "µs",
    note: "holds on a busy machine as well, as the next",
  });
  report.add({ what: "Processor time of PostgreSQL for an event", value: serverSpent / count, unit: "µs" });
  const stored = await batchesOf(database);
  const lost = [...acknowledged].filter((batch) => stored.get(`batch-${batch}`) !== eventsPerBatch);
  report.add({
    what: "Acknowledged batches that are not whole in the database after kill -9 of the collector",
    value: lost.length,
    unit: "batches",
    goal: { op: "<=", value: 0 },
    note: `${acknowledged.size} acknowledged, ${others.size} under way`,
  });

  const second = await start();
  for (const batch of others) await sendBatch(second.port, batch);
  second.stop();
  const after = await batchesOf(database);
  const wrong = [...acknowledged, ...others].filter(
    (batch) => after.get(`batch-${batch}`) !== eventsPerBatch,
  );
  report.add({
    what: "Batches lost or doubled after the others were sent again",
    value: wrong.length,
    unit: "batches",
    goal: { op: "<=", value: 0 },
  });
}

async function batchesOf({ db }: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ section: string; count: number }>(sql`
    select section, count(*)::int as count from events where section not like 'batch--%' group by section`);
  return new Map(rows.map(({ section, count }) => [section, count]));
}
