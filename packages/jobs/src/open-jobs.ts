import { AsyncLocalStorage } from "node:async_hooks";
import { jobSchema, type Database } from "@zoetrope/database";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { bossDatabase, bossQueries } from "./boss-database.ts";
import { defineJob, type DomainEvent, type JobKind } from "./job-kind.ts";
import { JobLanes } from "./job-lanes.ts";
import {
  countJobs,
  dueKinds,
  freeAbandoned,
  hasJobs,
  idsByKind,
  listFailed,
  listPending,
  lockKey,
  stampOrdered,
} from "./job-table.ts";
import type { JobHandler, JobOutcome, Jobs, SendOptions } from "./jobs.ts";
import { orderedId } from "./ordered-id.ts";
import { heartbeatInSeconds, runJob } from "./run-job.ts";

export interface JobsOptions {
  database: Database;
  logger: Logger;
  /** All there are, whoever does them. */
  kinds: readonly JobKind[];
  /** Told of every try that has ended. */
  onOutcome?: (kind: string, outcome: JobOutcome, durationInSeconds: number) => void;
}

const pollIntervalInMs = 1_000;
/** Jobs of processes that have gone are found so often, and schedules that are missing. */
const superviseEveryInMs = 5_000;
/** Long after anybody would still want them: what waits is never thrown away. */
const waitingRetentionInSeconds = 10 * 365 * 86_400;
const failedRetentionInSeconds = 30 * 86_400;
const maxListed = 100;

/** An event, and the kinds that the process that emitted it knows to have subscribed. */
interface EmittedEvent extends DomainEvent {
  subscribers?: string[];
}

/** Every event becomes one job of this kind, in the transaction of the change; handing on makes one of it for each subscriber. */
const domainEvents = defineJob<EmittedEvent>("domain-events", { isOrdered: true, maxAttempts: 1_000 });

/** Over a migrated database; makes the queues that are missing. */
export async function openJobs({ database, logger, kinds: given, onOutcome }: JobsOptions): Promise<Jobs> {
  const kinds: JobKind[] = [domainEvents, ...given];
  const schedules = new Set(
    kinds.filter(({ options }) => options.everySeconds !== null).map(({ name }) => name),
  );
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: jobSchema,
    // The migrations make its tables, and `work` looks after them.
    migrate: false,
    supervise: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    monitorIntervalSeconds: superviseEveryInMs / 1_000,
  });
  boss.on("error", (error) => logger.error({ err: error }, "the job runner reports a failure"));
  await boss.start();
  await ensureQueues(boss, database, kinds);
  // What is done as a job starts here, whoever wakes it: not in a request, and not in anybody's transaction.
  const asJob = await database.asJob(() => Promise.resolve(AsyncLocalStorage.snapshot()));
  const stopping = new AbortController();
  const lanes = new Map<string, JobLanes>();
  let isWorking = false;
  let looking: Promise<unknown> = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];

  async function runNext(kind: JobKind, handler: JobHandler<object>): Promise<boolean> {
    const [job] = await boss.fetch<object>(kind.name, { includeMetadata: true });
    if (job === undefined) return false;
    const startedAt = performance.now();
    const outcome = await runJob({ boss, database, logger, kind, handler, job, stopping: stopping.signal });
    if (outcome !== null) onOutcome?.(kind.name, outcome, (performance.now() - startedAt) / 1_000);
    // What it has sent on need not wait for the next look.
    if (outcome === "done") look();
    return true;
  }

  const runDue = (name: string) => lanes.get(name)?.runDue() ?? Promise.resolve(0);

  async function runAllDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const due = await dueKinds(database.db, [...lanes.keys()]);
      const before = count;
      for (const name of due) count += await runDue(name);
      // What waits behind a failed job of its key is due, and is not done.
      if (count === before) return count;
    }
  }

  const subscribersOf = (event: string): string[] =>
    kinds.filter((kind) => kind.event === event).map(({ name }) => name);

  const report = (error: unknown) => logger.error({ err: error }, "jobs could not be looked for");

  function look(): void {
    if (!isWorking || stopping.signal.aborted) return;
    looking = asJob(async () => {
      const due = await dueKinds(database.db, [...lanes.keys()]);
      for (const name of due) lanes.get(name)?.wake();
    }).catch(report);
  }

  async function send(
    queries: Parameters<Jobs["send"]>[0],
    { name, isOrdered }: { name: string; isOrdered: boolean },
    data: object,
    { key, priority, startAfter }: SendOptions = {},
  ): Promise<string> {
    if (isOrdered && key !== undefined) await lockKey(queries, name, key);
    const id = orderedId();
    await boss.send(name, data, {
      id,
      db: bossQueries(queries),
      ...(key !== undefined && { singletonKey: key }),
      ...(priority !== undefined && { priority }),
      ...(startAfter !== undefined && { startAfter }),
    });
    if (isOrdered) await stampOrdered(queries, name, id);
    return id;
  }

  async function supervise(): Promise<void> {
    await freeAbandoned(database.db);
    await boss.supervise();
    for (const name of schedules) if (lanes.has(name)) await boss.send(name, {}, { id: orderedId() });
  }

  const jobs: Jobs = {
    handle(kind, handler) {
      const work = handler as JobHandler<object>;
      lanes.set(kind.name, new JobLanes(() => runNext(kind, work), kind.options.concurrency, report));
    },
    async leave(kind) {
      const lane = lanes.get(kind.name);
      lanes.delete(kind.name);
      await lane?.stop();
    },
    send: (queries, { name, options: { isOrdered } }, data, options) =>
      send(queries, { name, isOrdered }, data, options),
    async emit(queries, { name }, key, data) {
      const event: DomainEvent = { id: orderedId(), name, key, at: new Date().toISOString(), data };
      const emitted: EmittedEvent = { ...event, subscribers: subscribersOf(name) };
      await send(queries, { name: domainEvents.name, isOrdered: true }, emitted, { key });
      return event.id;
    },
    wake: look,
    runDue: (kind) => asJob(() => (kind === undefined ? runAllDue() : runDue(kind.name))),
    async work() {
      isWorking = true;
      await asJob(async () => {
        await supervise().catch(report);
        timers.push(setInterval(look, pollIntervalInMs));
        timers.push(setInterval(() => void supervise().catch(report), superviseEveryInMs));
      });
      look();
    },
    async cancel(ids) {
      let count = 0;
      for (const [name, found] of await idsByKind(database.db, "pending", ids)) {
        await boss.cancel(name, found);
        count += found.length;
      }
      return count;
    },
    listPending: (kind, limit = maxListed) => listPending(database.db, kind, limit),
    listFailed: (limit = maxListed) => listFailed(database.db, limit),
    async retryFailed(ids) {
      let count = 0;
      for (const [name, found] of await idsByKind(database.db, "failed", ids)) {
        // The next run of a schedule is there already, and there may be one alone.
        if (schedules.has(name)) await boss.deleteJob(name, found);
        else await boss.retry(name, found);
        count += found.length;
      }
      look();
      return count;
    },
    async discardFailed(ids) {
      let count = 0;
      for (const [name, found] of await idsByKind(database.db, "failed", ids)) {
        await boss.deleteJob(name, found);
        count += found.length;
      }
      look();
      return count;
    },
    counts: () => countJobs(database.db),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort(new Error("the process is to end"));
      await looking;
      await Promise.all([...lanes.values()].map((lane) => lane.stop()));
      await boss.stop({ graceful: false });
    },
  };
  jobs.handle(domainEvents, async ({ data: { subscribers = [], ...event } }) => {
    await Promise.resolve();
    // While a new release starts, its events are handed on by old processes as well, and old events by new ones.
    const names = new Set([...subscribers, ...subscribersOf(event.name)]);
    return async (tx) => {
      for (const name of names) {
        const isOrdered = kinds.find((kind) => kind.name === name)?.options.isOrdered ?? true;
        await send(tx, { name, isOrdered }, event, { key: event.key });
      }
    };
  });
  return jobs;
}

/** Throws where a kind is ordered in another way than its jobs that lie in the database were sent. */
async function ensureQueues(boss: PgBoss, database: Database, kinds: readonly JobKind[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map(({ name, policy }) => [name, policy]));
  for (const { name, options } of kinds) {
    const { maxAttempts, firstRetryInSeconds, longestRetryInSeconds, timeoutInSeconds } = options;
    const settings = {
      retryLimit: maxAttempts - 1,
      retryDelay: firstRetryInSeconds,
      retryBackoff: true,
      retryDelayMax: longestRetryInSeconds,
      expireInSeconds: timeoutInSeconds,
      heartbeatSeconds: heartbeatInSeconds,
      retentionSeconds: waitingRetentionInSeconds,
      deleteAfterSeconds: failedRetentionInSeconds,
    };
    const policy = policyOf(options);
    const before = known.get(name);
    if (before === policy) await boss.updateQueue(name, settings);
    else {
      // The runner changes no policy, and jobs keep the one that they were sent under.
      if (before !== undefined) {
        if (await hasJobs(database.db, name))
          throw new Error(
            `Jobs of the kind "${name}" were sent as ${before} and would be ${policy} now: let them end first, or give the kind another name`,
          );
        await boss.deleteQueue(name);
      }
      await boss.createQueue(name, { ...settings, policy });
    }
  }
}

/** "exclusive": no second one while one waits or runs. "key_strict_fifo": one after the other for each key. */
const policyOf = ({ everySeconds, isOrdered }: JobKind["options"]): string =>
  everySeconds !== null ? "exclusive" : isOrdered ? "key_strict_fifo" : "standard";
