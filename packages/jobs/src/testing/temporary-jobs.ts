import { jobSchema, type Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Jobs } from "../jobs.ts";
import { openJobs, type JobsOptions } from "../open-jobs.ts";

export const openTestJobs = (database: Database, options: Partial<JobsOptions> = {}): Promise<Jobs> =>
  openJobs({ database, logger: pino({ level: "silent" }), kinds: [], ...options });

export type JobRow = {
  id: string;
  kind: string;
  state: string;
  data: object;
  /** Tries that have begun and failed. */
  retries: number;
  reason: string | null;
  waitsInSeconds: number;
};

/** What is in the table, the oldest first. */
export async function readJobs(database: Database, kind: string): Promise<JobRow[]> {
  const { rows } = await database.db.execute<JobRow>(sql`
    select id, name as kind, state, data, retry_count as retries, output ->> 'message' as reason,
      extract(epoch from start_after - now())::float8 as "waitsInSeconds"
    from ${sql.raw(jobSchema)}.job where name = ${kind} order by created_on, id`);
  return rows;
}

/** As if so much time had gone by for all jobs: what waits for a moment, and what whoever holds a job has said last. */
export async function advanceTime(database: Database, seconds: number): Promise<void> {
  await database.db.execute(sql`
    update ${sql.raw(jobSchema)}.job set start_after = start_after - make_interval(secs => ${seconds}),
      heartbeat_on = heartbeat_on - make_interval(secs => ${seconds}),
      started_on = started_on - make_interval(secs => ${seconds})`);
}
