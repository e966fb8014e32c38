import { jobSchema, type Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { FailedJob, JobCount, PendingJob } from "./jobs.ts";

// Read here, and written by the runner alone, but for what it has no call for.
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

type PendingRow = { id: string; key: string | null; is_running: boolean; failures: number; start_ms: number };

export async function listPending(queries: Queries, kind: string, limit: number): Promise<PendingJob[]> {
  const { rows } = await queries.execute<PendingRow>(sql`
    select id, singleton_key as key, state = 'active' as is_running, retry_count as failures,
      (extract(epoch from start_after) * 1000)::float8 as start_ms
    from ${table} where name = ${kind} and state <= 'active'
    order by state desc, priority desc, created_on, id limit ${limit}`);
  return rows.map(({ id, key, is_running, failures, start_ms }) => ({
    id,
    key,
    isRunning: is_running,
    failures,
    startAfter: new Date(start_ms),
  }));
}

const inStates = {
  failed: sql`state = 'failed'`,
  pending: sql`state <= 'active'`,
};

/** Jobs by kind: those of `ids`, or all. */
export async function idsByKind(
  queries: Queries,
  state: keyof typeof inStates,
  ids?: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = ids === undefined ? sql`true` : sql`id::text = any(${sql.param(ids)})`;
  const { rows } = await queries.execute<{ name: string; ids: string[] }>(sql`
    select name, array_agg(id::text) as ids from ${table} where ${inStates[state]} and ${wanted} group by name`);
  return new Map(rows.map(({ name, ids: found }) => [name, found]));
}

export async function hasJobs(queries: Queries, kind: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select 1 from ${table} where name = ${kind} and (state <= 'active' or state = 'failed') limit 1`);
  return rows.length > 0;
}

/**
 * Until the transaction ends nobody else sends under this key, so jobs are sent in the order in which they become visible: one that
 * has been taken up never finds an earlier one behind it.
 */
export async function lockKey(queries: Queries, kind: string, key: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${jobSchema} ${kind} ${key}`}, 0))`,
  );
}

/** The runner orders jobs by the time at which their transaction began; in an ordered kind the moment of sending counts. */
export async function stampOrdered(queries: Queries, kind: string, id: string): Promise<void> {
  await queries.execute(sql`
    update ${table} set created_on = clock_timestamp()
    where name = ${kind} and id = ${id}::uuid and policy = 'key_strict_fifo'`);
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
