import type { OperationRequest, OperationResult } from "@zoetrope/cli/operations";
import type { Queries } from "@zoetrope/database";
import { AppError, createId, isId } from "@zoetrope/kit";
import {
  maxStoredToolBytes,
  maxToolJobs,
  maxToolStorageBytes,
  maxUnfinishedToolJobs,
  toolJobLifetimeInSeconds,
} from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { OperationError } from "../operation-error.ts";
import { handleToolJobs } from "./handle-tool-jobs.ts";
import { runTool } from "./run-tool.ts";
import type { ToolJobServices } from "./tool-job-services.ts";
import { insertToolFile, readToolFile, storedBytes, type ToolFileRow } from "./tool-files.ts";
import type { ToolJob } from "./tool-job.ts";

/** Tools that nobody waits for: they are there for an hour, for whoever has asked for them. */
export interface ToolJobs {
  /** Throws OperationError for what the operation does not take, and AppError "too-many-requests" or "unavailable" where there are too many. */
  start(owner: string, operation: string, request: OperationRequest): Promise<ToolJob>;
  /** Throws AppError "not-found" for what there is not, is over, or is somebody else's; as all others here. */
  get(owner: string, id: string): Promise<ToolJob>;
  /** The newest first. */
  list(owner: string): Promise<ToolJob[]>;
  /** What it has made. Throws AppError "conflict" while it is not done, and OperationError where it has failed. */
  result(owner: string, id: string): Promise<OperationResult>;
  /**
   * One file of what it has made, by its name; the only one where none is named. Throws as `result` does, and AppError "bad-request" where
   * there are several to choose from, or none of that name.
   */
  resultFile(owner: string, id: string, name?: string): Promise<OperationResult["files"][number]>;
  /** Ends it and deletes all that belongs to it; its thread is ended within a second or two. */
  remove(owner: string, id: string): Promise<void>;
  /** Deletes what is over. */
  cleanup(): Promise<void>;
}

type Row = {
  id: string;
  operation: string;
  state: ToolJob["state"];
  progress: number;
  has_findings: boolean | null;
  reports: object[] | null;
  failure: ToolJob["failure"];
  created_at: Date | string;
  expires_at: Date | string;
  files: ToolJob["files"] | null;
};

const columns = sql`j.id, j.operation, j.state, j.progress, j.has_findings, j.reports, j.failure, j.created_at, j.expires_at,
  (select json_agg(json_build_object('name', f.name, 'sizeInBytes', f.size) order by f.position)
    from tool_files f where f.job_id = j.id and f.kind = 'result') as files`;

const jobOf = (row: Row): ToolJob => ({
  id: row.id,
  operation: row.operation,
  state: row.state,
  progress: row.progress,
  createdAt: new Date(row.created_at),
  expiresAt: new Date(row.expires_at),
  hasFindings: row.has_findings,
  reports: row.reports,
  failure: row.failure,
  files: row.files ?? [],
});

export function createToolJobs(services: ToolJobServices): ToolJobs {
  const { database, jobs } = services;
  handleToolJobs(services);

  async function require(queries: Queries, owner: string, id: string): Promise<Row> {
    if (!isId(id)) throw missing();
    const { rows } = await queries.execute<Row>(sql`
      select ${columns} from tool_jobs j where j.id = ${id} and j.owner = ${owner} and j.expires_at > now()`);
    const [row] = rows;
    if (row === undefined) throw missing();
    return row;
  }

  async function requireDone(owner: string, id: string): Promise<ToolJob> {
    const job = jobOf(await require(database.db, owner, id));
    const { state, failure } = job;
    if (failure !== null) throw new OperationError(failure.reason, { message: failure.detail });
    if (state !== "done")
      throw new AppError("conflict", "a tool job is not done", {
        publicMessage: "The job is not done yet.",
        retryAfterInSeconds: 1,
      });
    return job;
  }

  async function resultRows(id: string): Promise<ToolFileRow[]> {
    const { rows } = await database.db.execute<ToolFileRow>(sql`
      select id, kind, option, name, size from tool_files where job_id = ${id} and kind = 'result' order by position`);
    return rows;
  }

  async function readResult(row: ToolFileRow): Promise<OperationResult["files"][number]> {
    const bytes = await readToolFile(database.db, row);
    if (bytes === null) throw missing();
    return { name: row.name, bytes };
  }

  return {
    async start(owner, operation, { sources, attachments = [], options }) {
      const id = createId();
      const files = [
        ...sources.map((file) => ({ ...file, kind: "source" as const })),
        ...attachments.map((file) => ({ ...file, kind: "attachment" as const })),
      ];
      const job = await database.transaction(async (tx) => {
        await requireQuota(
          tx,
          owner,
          files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        );
        await tx.execute(sql`
          insert into tool_jobs (id, owner, operation, options, expires_at)
          values (${id}, ${owner}, ${operation}, ${JSON.stringify(options)}::json, now() + make_interval(secs => ${toolJobLifetimeInSeconds}))`);
        for (const [position, file] of files.entries())
          await insertToolFile(tx, {
            ...file,
            owner,
            jobId: id,
            position,
            lifetimeInSeconds: toolJobLifetimeInSeconds,
          });
        await jobs.send(tx, runTool, { toolJobId: id });
        return jobOf(await require(tx, owner, id));
      });
      jobs.wake();
      return job;
    },

    get: async (owner, id) => jobOf(await require(database.db, owner, id)),

    async list(owner) {
      const { rows } = await database.db.execute<Row>(sql`
        select ${columns} from tool_jobs j where j.owner = ${owner} and j.expires_at > now()
        order by j.created_at desc, j.id limit ${maxToolJobs}`);
      return rows.map(jobOf);
    },

    async result(owner, id) {
      const { reports, hasFindings } = await requireDone(owner, id);
      const files: OperationResult["files"] = [];
      for (const row of await resultRows(id)) files.push(await readResult(row));
      return { reports: reports ?? [], hasFindings: hasFindings === true, files };
    },

    async resultFile(owner, id, name) {
      await requireDone(owner, id);
      const rows = await resultRows(id);
      const [row, ...others] = name === undefined ? rows : rows.filter((file) => file.name === name);
      if (row === undefined || others.length > 0) throw noSuchFile(rows);
      return await readResult(row);
    },

    async remove(owner, id) {
      if (!isId(id)) throw missing();
      const { rows } = await database.db.execute(
        sql`delete from tool_jobs where id = ${id} and owner = ${owner} and expires_at > now() returning id`,
      );
      if (rows.length === 0) throw missing();
    },

    async cleanup() {
      await database.db.execute(sql`delete from tool_jobs where expires_at <= now()`);
      await database.db.execute(sql`delete from tool_files where expires_at <= now()`);
    },
  };
}

/** Locks the owner: two who ask at once are counted one after the other. */
async function requireQuota(tx: Queries, owner: string, bytes: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tool jobs of ${owner}`}, 0))`);
  const { rows } = await tx.execute<{ all: number; unfinished: number; waitInSeconds: number }>(sql`
    select count(*)::int as all, count(*) filter (where state in ('waiting', 'running'))::int as unfinished,
      coalesce(ceil(extract(epoch from min(expires_at) - now())), 1)::int as "waitInSeconds"
    from tool_jobs where owner = ${owner} and expires_at > now()`);
  const { all, unfinished, waitInSeconds } = rows[0] ?? { all: 0, unfinished: 0, waitInSeconds: 1 };
  const stored = await storedBytes(tx, owner);
  if (unfinished >= maxUnfinishedToolJobs)
    throw tooMany(`At most ${maxUnfinishedToolJobs} jobs run and wait at once. Wait for one of them.`, 5);
  if (all >= maxToolJobs)
    throw tooMany(`At most ${maxToolJobs} jobs are kept. Delete one, or wait.`, waitInSeconds);
  if (stored.own + bytes > maxToolStorageBytes)
    throw tooMany("The files of your jobs take too much room. Delete one of them, or wait.", waitInSeconds);
  if (stored.all + bytes > maxStoredToolBytes) throw new OperationError("busy");
}

const tooMany = (publicMessage: string, retryAfterInSeconds: number): AppError =>
  new AppError("too-many-requests", "too many tool jobs", { publicMessage, retryAfterInSeconds });

const missing = (): AppError =>
  new AppError("not-found", "no such tool job", {
    publicMessage: "There is no such job for you; jobs and what they made are gone after an hour.",
  });

function noSuchFile(rows: readonly ToolFileRow[]): AppError {
  const names = rows.map(({ name }) => JSON.stringify(name)).join(", ");
  const publicMessage =
    rows.length === 0
      ? "The job has made no file."
      : `Name one of the files that the job has made: ${names}.`;
  return new AppError("bad-request", "no such result of a tool job", { publicMessage });
}
