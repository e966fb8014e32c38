import type { Database } from "@zoetrope/database";
import type { JobOutcome, Jobs } from "@zoetrope/jobs";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { schedulesOf } from "../schedule/schedules.ts";

export interface PlatformJobsOptions {
  configuration: Pick<Configuration, "RANKING_INTERVAL_IN_SECONDS">;
  database: Database;
  logger: Logger;
  onOutcome?: (kind: string, outcome: JobOutcome, durationInSeconds: number) => void;
}

/** The runner with every kind of job that there is. */
export async function openPlatformJobs({ configuration, ...options }: PlatformJobsOptions): Promise<Jobs> {
  const [{ openJobs }, { mailJob }, { runTool }, { workspaceJobs }] = await Promise.all([
    import("@zoetrope/jobs"),
    import("@zoetrope/mail"),
    import("@zoetrope/operations/jobs"),
    import("@zoetrope/workspaces"),
  ]);
  return await openJobs({
    ...options,
    kinds: [mailJob, runTool, ...workspaceJobs, ...Object.values(schedulesOf(configuration))],
  });
}
