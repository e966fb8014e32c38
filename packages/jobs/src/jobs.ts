import type { Queries } from "@zoetrope/database";
import type { EventKind, JobKind } from "./job-kind.ts";

export interface SendOptions {
  /** What the job is about; jobs of an ordered kind run one after the other for each. */
  key?: string;
  /** Larger comes first. Default 0. */
  priority?: number;
  /** Not before then. Default: at once. */
  startAfter?: Date;
}

export interface RunningJob<Data extends object> {
  /** The same at every try: what goes out carries it, so that who gets it twice can tell (Message-ID, delivery id). */
  id: string;
  data: Data;
  key: string | null;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the job was cancelled, has run out of time, or the process is to end. */
  signal: AbortSignal;
}

/** What a job changes in the database. */
export type JobEffects = (tx: Queries) => Promise<void>;

/**
 * Does the work of a job. What is slow or goes out of the platform is done first, and may happen again after a failure; what it changes in the
 * database is what it returns: that runs in the transaction that marks the job as done, so it happens exactly once.
 */
export type JobHandler<Data extends object> = (job: RunningJob<Data>) => Promise<JobEffects | void>;

/** A job that failed too often, or for good. */
export interface FailedJob {
  id: string;
  kind: string;
  key: string | null;
  attempts: number;
  createdAt: Date;
  failedAt: Date;
  /** What the last try said of itself. */
  reason: string;
}

/** A job that is not done yet and has not failed for good. */
export interface PendingJob {
  id: string;
  key: string | null;
  isRunning: boolean;
  /** Tries that have failed. */
  failures: number;
  startAfter: Date;
}

/**
 * Waiting: to be done now. Retrying: to be done later, after a failed try. Scheduled: not to be done before a later time, as the next
 * run of a schedule. Failed: for good.
 */
type JobState = "waiting" | "retrying" | "scheduled" | "running" | "failed";

export interface JobCount {
  kind: string;
  state: JobState;
  count: number;
  /** Of those that wait: how long the oldest could have been running. */
  oldestInSeconds: number;
}

export type JobOutcome = "done" | "retried" | "failed";

/**
 * The one runner of jobs, over the database that everything else is in: any number of processes may have it over the same. Built on
 * pg-boss (docs/decisions/0015); how to add a job, a schedule or an event is in docs/jobs.md.
 */
export interface Jobs {
  /** Who does the jobs of a kind in this process. */
  handle<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /** This process does no more of a kind; resolves when what it is doing of it is done. */
  leave(kind: JobKind): Promise<void>;
  /** Part of the caller's transaction: the job is wanted exactly if that commits. Answers its id. */
  send<Data extends object>(
    queries: Queries,
    kind: JobKind<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<string>;
  /** Reports what the caller's transaction changes: each subscriber gets a job, exactly if that commits. Answers the event's id. */
  emit<Data extends object>(
    queries: Queries,
    event: EventKind<Data>,
    key: string,
    data: Data,
  ): Promise<string>;
  /** After a commit: where this process works, it looks at once instead of at its next look, a second later at most. */
  wake(): void;
  /** Does what is due of a kind, here and now, or of all kinds with what comes of it; returns how many were tried. */
  runDue(kind?: JobKind): Promise<number>;
  /** Works until `stop`, which waits for what is running. */
  work(): Promise<void>;
  /** Jobs that wait are not done any more; one that runs is stopped by its signal, and its effects are left out. Answers how many. */
  cancel(ids: readonly string[]): Promise<number>;
  /** What waits and runs of a kind, in the order in which it would be done. */
  listPending(kind: string, limit?: number): Promise<PendingJob[]>;
  /** The newest first. */
  listFailed(limit?: number): Promise<FailedJob[]>;
  /** Sends failed jobs again, under their ids; all of them without `ids`. Answers how many. */
  retryFailed(ids?: readonly string[]): Promise<number>;
  /** Gives failed jobs up for good: what waits behind them under their key goes on without them. Answers how many. */
  discardFailed(ids: readonly string[]): Promise<number>;
  counts(): Promise<JobCount[]>;
  stop(): Promise<void>;
}

/** Trying again is useless: the job is a dead letter at once. */
export class PermanentJobError extends Error {
  override readonly name: string = "PermanentJobError";
}
