// Child process of tests: sends jobs and does them until it is killed, or, told "finish", until none is left. What it has committed
// is in the database: `wanted` says what was sent, `effects` what was done; the file is the world outside, a line for each delivery.
import { appendFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { defineEvent, defineJob, defineSubscriber, openJobs } from "../index.ts";

const [location = "", outside = "", task = "work"] = process.argv.slice(2);
/** A kill costs the job that was running one of its tries. */
const options = { maxAttempts: 10_000, firstRetryInSeconds: 1, longestRetryInSeconds: 1 };
const count = defineJob<{ number: number }>("count", { ...options, concurrency: 2 });
const inOrder = defineJob<{ number: number }>("in-order", { ...options, isOrdered: true, concurrency: 2 });
const counted = defineEvent<{ number: number }>("counted");
const deliver = defineSubscriber("deliver", counted, { ...options, concurrency: 2 });
const keys = 3;

const database = await openDatabase(
  location.startsWith("postgres://") ? { url: location } : { folder: location },
);
const jobs = await openJobs({
  database,
  logger: pino({ level: "silent" }),
  kinds: [count, inOrder, deliver],
});
for (const kind of [count, inOrder])
  jobs.handle(kind, async ({ data, key }) => async (tx) => {
    await tx.execute(
      sql`insert into effects (kind, key, number) values (${kind.name}, ${key}, ${data.number})`,
    );
  });
jobs.handle(deliver, async ({ id, data }) => appendFileSync(outside, `${id} ${data.data.number}\n`));
await jobs.work();
if (task === "finish") {
  while ((await jobs.counts()).some(({ state }) => state !== "failed")) await pause(100);
  await jobs.stop();
  await database.close();
} else
  for (;;) {
    const number = await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ number: number }>(
        "insert into wanted default values returning number",
      );
      const data = { number: rows[0]?.number ?? 0 };
      await jobs.send(tx, count, data);
      await jobs.send(tx, inOrder, data, { key: `key ${data.number % keys}` });
      await jobs.emit(tx, counted, `key ${data.number % keys}`, data);
      return data.number;
    });
    process.stdout.write(`${number}\n`);
    jobs.wake();
    await pause(5);
  }
