import type { Jobs } from "@zoetrope/jobs";
import type { Configuration } from "../configuration/configuration.ts";
import { openPlatformJobs } from "../jobs/open-platform-jobs.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import { platformLogger } from "../start/platform-logger.ts";
import { openPlatformDatabase } from "../start/services.ts";

const usage = `Usage: npm run jobs -- list
       npm run jobs -- retry <id> [<id> …]
       npm run jobs -- retry all

  list   how many jobs wait and run, and those that have failed for good
  retry  sends failed jobs again, under the ids that they have`;

/** What the words ask for, done; answers what to print. Throws a StartFault that says what to do. */
export async function runJobsCommand(
  jobs: Pick<Jobs, "counts" | "listFailed" | "retryFailed">,
  [action, ...ids]: readonly string[],
): Promise<string> {
  if (action === "list" && ids.length === 0) return await describeJobs(jobs);
  if (action !== "retry" || ids.length === 0) throw new StartFault(exitCodes.usage, usage);
  const isAll = ids.length === 1 && ids[0] === "all";
  const count = await jobs.retryFailed(isAll ? undefined : ids);
  if (count === 0 && !isAll)
    throw new StartFault(
      exitCodes.usage,
      `No failed job has the id ${ids.join(" or ")}: npm run jobs -- list`,
    );
  return `${count} sent again.`;
}

async function describeJobs(jobs: Pick<Jobs, "counts" | "listFailed">): Promise<string> {
  const counts = (await jobs.counts()).map(
    ({ kind, state, count, oldestInSeconds }) =>
      `${kind.padEnd(20)} ${state.padEnd(8)} ${String(count).padStart(6)}${oldestInSeconds >= 1 ? `   oldest ${Math.round(oldestInSeconds)} s` : ""}`,
  );
  const failed = (await jobs.listFailed()).map(
    ({ id, kind, attempts, failedAt, reason }) =>
      `${id}  ${failedAt.toISOString()}  ${kind}  after ${attempts} tries: ${reason}`,
  );
  return [
    ...(counts.length > 0 ? counts : ["No job waits."]),
    "",
    ...(failed.length > 0 ? failed : ["None has failed."]),
  ].join("\n");
}

/** Over the configured database; the embedded one belongs to one process, so a running platform is stopped first. */
export async function jobsCommand(configuration: Configuration, words: readonly string[]): Promise<void> {
  const database = await openPlatformDatabase(configuration);
  try {
    await database.migrate();
    const jobs = await openPlatformJobs({ configuration, database, logger: platformLogger(configuration) });
    try {
      process.stdout.write(`${await runJobsCommand(jobs, words)}\n`);
    } finally {
      await jobs.stop();
    }
  } finally {
    await database.close();
  }
}
