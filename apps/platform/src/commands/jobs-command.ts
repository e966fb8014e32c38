import type { Jobs } from "@zoetrope/jobs";
import type { Configuration } from "../configuration/configuration.ts";
import { openPlatformJobs } from "../jobs/open-platform-jobs.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import { platformLogger } from "../start/platform-logger.ts";
import { openPlatformDatabase } from "../start/services.ts";

const usage = `Usage: npm run jobs -- list [<kind>]
       npm run jobs -- retry <id> [<id> …]
       npm run jobs -- retry all
       npm run jobs -- cancel <id> [<id> …]
       npm run jobs -- discard <id> [<id> …]

  list     how many jobs wait and run, and those that have failed for good; with a kind, those of it that wait and run
  retry    sends failed jobs again, under the ids that they have
  cancel   jobs that wait are not done; what one that runs would have changed is left out
  discard  gives failed jobs up, so that what waits behind them under their key goes on without them`;

type OperatedJobs = Pick<
  Jobs,
  "counts" | "listFailed" | "listPending" | "retryFailed" | "cancel" | "discardFailed"
>;

/** What the arguments ask for, done; returns what to print. Throws a StartFault that says what to do. */
export async function runJobsCommand(
  jobs: OperatedJobs,
  [action, ...ids]: readonly string[],
): Promise<string> {
  if (action === "list" && ids.length === 0) return await describeJobs(jobs);
  if (action === "list" && ids[0] !== undefined && ids.length === 1)
    return await describePending(jobs, ids[0]);
  if (action === undefined || ids.length === 0) throw new StartFault(exitCodes.usage, usage);
  switch (action) {
    case "retry": {
      const isAll = ids.length === 1 && ids[0] === "all";
      const count = await jobs.retryFailed(isAll ? undefined : ids);
      if (!isAll) requireSome(count, "failed", ids);
      return `${count} sent again.`;
    }
    case "cancel":
      return `${requireSome(await jobs.cancel(ids), "waiting", ids)} cancelled.`;
    case "discard":
      return `${requireSome(await jobs.discardFailed(ids), "failed", ids)} discarded.`;
    default:
      throw new StartFault(exitCodes.usage, usage);
  }
}

function requireSome(count: number, state: "failed" | "waiting", ids: readonly string[]): number {
  if (count > 0) return count;
  const list = state === "failed" ? "list" : "list <kind>";
  throw new StartFault(
    exitCodes.usage,
    `No ${state} job has the id ${ids.join(" or ")}: npm run jobs -- ${list}`,
  );
}

async function describePending(jobs: OperatedJobs, kind: string): Promise<string> {
  const pending = (await jobs.listPending(kind)).map(
    ({ id, key, isRunning, failures, startAfter }) =>
      `${id}  ${isRunning ? "running" : startAfter.toISOString()}  ${key ?? "-"}  after ${tries(failures)}`,
  );
  return pending.length > 0 ? pending.join("\n") : `No job of the kind ${kind} waits.`;
}

const tries = (count: number): string => `${count} ${count === 1 ? "try" : "tries"}`;

async function describeJobs(jobs: OperatedJobs): Promise<string> {
  const counts = (await jobs.counts()).map(
    ({ kind, state, count, oldestInSeconds }) =>
      `${kind.padEnd(20)} ${state.padEnd(8)} ${String(count).padStart(6)}${oldestInSeconds >= 1 ? `   oldest ${Math.round(oldestInSeconds)} s` : ""}`,
  );
  const failed = (await jobs.listFailed()).map(
    ({ id, kind, attempts, failedAt, reason }) =>
      `${id}  ${failedAt.toISOString()}  ${kind}  after ${tries(attempts)}: ${reason}`,
  );
  return [
    ...(counts.length > 0 ? counts : ["No job waits."]),
    "",
    ...(failed.length > 0 ? failed : ["None has failed."]),
  ].join("\n");
}

/** Over the configured database; the embedded one belongs to one process, so a running platform is stopped first. */
export async function jobsCommand(configuration: Configuration, args: readonly string[]): Promise<void> {
  const database = await openPlatformDatabase(configuration);
  try {
    await database.migrate();
    const jobs = await openPlatformJobs({ configuration, database, logger: platformLogger(configuration) });
    try {
      process.stdout.write(`${await runJobsCommand(jobs, args)}\n`);
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
