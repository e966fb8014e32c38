import { jobSchema, type Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { FailedJob, JobCount } from "./jobs.ts";

// Read here, and written by the runner alone, but for two things that it has no call for.
const table = sql.raw(`${jobSchema}.job`);

/** Kinds of which something could be done now. */
export async function dueKinds(queries: Queries, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await queries.execute<{ name: string }>(sql`
    select distinct name from ${table}
    where name = any(${sql.param(kinds)}) and state < 'active' and not blocked and start_after <= now()`);
  return rows.map(({ name }) => name);
}

type FailedRow = {
  id: string;
  name: string;
  key: string | null;
  attempts: number;
  created_ms: number;
  failed_ms: number;
  reason: string | null;
};

export async function listFailed(queries: Queries, limit: number): Promise<FailedJob[]> {
  const { rows } = await queries.execute<FailedRow>(sql`
    select id, name, singleton_key as key, retry_count + 1 as attempts, output ->> 'message' as reason,
      (extract(epoch from created_on) * 1000)::float8 as created_ms,
      (extract(epoch from completed_on) * 1000)::float8 as failed_ms
    from ${table} where state = 'failed' order by completed_on desc, id desc limit ${limit}`);
  return rows.map(({ id, name, key, attempts, created_ms, failed_ms, reason }) => ({
    id,
    kind: name,
    key,
    attempts,
    createdAt: new Date(created_ms),
    failedAt: new Date(failed_ms),
    reason: reason ?? "",
  }));
}

/** Failed jobs by kind. */
export async function failedIds(queries: Queries, ids?: readonly string[]): Promise<Map<string, string[]>> {
  const wanted = ids === undefined ? sql`true` : sql`id::text = any(${sql.param(ids)})`;
  const { rows } = await queries.execute<{ name: string; ids: string[] }>(sql`
    select name, array_agg(id::text) as ids from ${table} where state = 'failed' and ${wanted} group by name`);
  return new Map(rows.map(({ name, ids: found }) => [name, found]));
}

/**
 * What nobody has held on to is given to somebody else at once: its process has gone, which is no failure of the job to be waited after.
 * The try counts, so one that ends every process that takes it up ends as failed.
 */
export async function freeAbandoned(queries: Queries): Promise<void> {
  await queries.execute(sql`
    update ${table} set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit
      and heartbeat_on < now() - make_interval(secs => heartbeat_seconds)`);
}

/** The try under way is the last one. */
export async function forbidRetry(queries: Queries, kind: string, id: string): Promise<void> {
  await queries.execute(sql`
    update ${table} set retry_limit = retry_count where name = ${kind} and id = ${id}::uuid`);
}

export async function countJobs(queries: Queries): Promise<JobCount[]> {
  const { rows } = await queries.execute<{
    name: string;
    state: JobCount["state"];
    count: number;
    oldest: number | null;
  }>(sql`
    select name, count(*)::int as count,
      case when state = 'active' then 'running' when state = 'failed' then 'failed' when start_after <= now() then 'waiting'
        when state = 'retry' then 'retrying' else 'scheduled' end as state,
      extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as oldest
    from ${table} where state <= 'active' or state = 'failed' group by name, 3 order by name, 3`);
  return rows.map(({ name, state, count, oldest }) => ({
    kind: name,
    state,
    count,
    oldestInSeconds: oldest ?? 0,
  }));
}
