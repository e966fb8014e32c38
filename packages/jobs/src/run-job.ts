import type { Database } from "@zoetrope/database";
import { errorMessage } from "@zoetrope/kit";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { bossQueries } from "./boss-database.ts";
import type { JobKind } from "./job-kind.ts";
import { forbidRetry } from "./job-table.ts";
import { PermanentJobError, type JobHandler, type JobOutcome } from "./jobs.ts";
import { orderedId } from "./ordered-id.ts";

/** Whoever has a job says so oftener than this, or it is given to somebody else: the shortest that the runner takes. */
export const heartbeatInSeconds = 10;
const heartbeatsPerInterval = 4;
/** A schedule takes at most so large a part of the time. */
const minIntervalFactor = 20;
const maxReasonLength = 500;

export interface JobRun {
  boss: PgBoss;
  database: Database;
  logger: Logger;
  kind: JobKind;
  handler: JobHandler<object>;
  job: JobWithMetadata;
  /** Aborted when the process is to end. */
  stopping: AbortSignal;
}

/** Somebody else has the job by now, or it was cancelled. */
class LostJobError extends Error {}

/** Does one job that was taken up; returns what came of it, null where that is not ours to say any more. */
export async function runJob(run: JobRun): Promise<JobOutcome | null> {
  const { database, logger, kind, handler, job, stopping } = run;
  const attempt = job.retryCount + 1;
  const held = holdJob(run);
  const startedAt = performance.now();
  const { id, data, singletonKey: key } = job;
  try {
    const signal = AbortSignal.any([held.lost, stopping]);
    const effects = await handler({ id, data, key, attempt, signal });
    await held.stop();
    await database.transaction(async (tx) => {
      await complete(run, bossQueries(tx));
      await effects?.(tx);
      await sendNext(run, bossQueries(tx), performance.now() - startedAt);
    });
    return "done";
  } catch (error) {
    await held.stop();
    const about = { err: error, kind: kind.name, job: id, attempt };
    if (error instanceof LostJobError) {
      logger.warn(
        about,
        "a job was cancelled or given to another process; what it would have changed is left out",
      );
      return null;
    }
    return await fail(run, error, performance.now() - startedAt, about);
  }
}

/** Done, if it is still ours at this very try; the row goes, with all that was in it. */
async function complete({ boss, kind, job }: JobRun, db: ReturnType<typeof bossQueries>): Promise<void> {
  const answer = await boss.complete(kind.name, { id: job.id, retryCount: job.retryCount }, null, { db });
  if (affectedBy(answer) === 0) throw new LostJobError();
  await boss.deleteJob(kind.name, job.id, { db });
}

/** The next run of a schedule. */
async function sendNext(
  { boss, kind }: JobRun,
  db: ReturnType<typeof bossQueries>,
  tookInMs: number,
): Promise<void> {
  const { everySeconds } = kind.options;
  if (everySeconds === null) return;
  const startAfter = Math.ceil(Math.max(everySeconds, (tookInMs * (minIntervalFactor - 1)) / 1_000));
  await boss.send(kind.name, {}, { id: orderedId(), startAfter, db });
}

async function fail(
  run: JobRun,
  error: unknown,
  tookInMs: number,
  about: object,
): Promise<JobOutcome | null> {
  const { boss, database, logger, kind, job } = run;
  const reason = errorMessage(error).slice(0, maxReasonLength);
  // A schedule comes round again by itself.
  if (kind.options.everySeconds !== null) {
    logger.error(about, "a scheduled job failed; it runs again as planned");
    await database.transaction(async (tx) => {
      await complete(run, bossQueries(tx));
      await sendNext(run, bossQueries(tx), tookInMs);
    });
    return "failed";
  }
  const isLast = error instanceof PermanentJobError || job.retryCount >= job.retryLimit;
  const answer = await database.transaction(async (tx) => {
    if (isLast) await forbidRetry(tx, kind.name, job.id);
    const fence = { id: job.id, retryCount: job.retryCount };
    return await boss.fail(kind.name, fence, { message: reason }, { db: bossQueries(tx) });
  });
  if (affectedBy(answer) === 0) return null;
  if (isLast)
    logger.error(about, "a job has failed for good; operators see it at /admin and may send it again");
  else logger.warn(about, "a job failed and will be tried again");
  return isLast ? "failed" : "retried";
}

/** Keeps a job ours until `stop`; `lost` is aborted when it is not any more, or has run out of time. */
function holdJob({ boss, logger, kind, job }: JobRun) {
  const losing = new AbortController();
  let touching: Promise<unknown> = Promise.resolve();
  const beat = setInterval(
    () => {
      touching = boss
        .touch(kind.name, { id: job.id, retryCount: job.retryCount })
        .then((answer) => {
          if (affectedBy(answer) === 0) losing.abort(new LostJobError());
        })
        .catch((error: unknown) => logger.warn({ err: error, job: job.id }, "a job could not be held"));
    },
    (heartbeatInSeconds * 1_000) / heartbeatsPerInterval,
  );
  const limit = setTimeout(
    () => losing.abort(new Error(`took longer than ${kind.options.timeoutInSeconds} s`)),
    kind.options.timeoutInSeconds * 1_000,
  );
  return {
    lost: losing.signal,
    async stop() {
      clearInterval(beat);
      clearTimeout(limit);
      await touching;
    },
  };
}

/** The runner says it, but its types do not. */
const affectedBy = (answer: object): number =>
  "affected" in answer && typeof answer.affected === "number" ? answer.affected : 0;
