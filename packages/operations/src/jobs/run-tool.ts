import { defineJob } from "@zoetrope/jobs";

/** Runs a tool that nobody waits for. A worker that dies leaves it to another one. */
export const runTool = defineJob<{ toolJobId: string }>("run-tool", {
  maxAttempts: 3,
  firstRetryInSeconds: 1,
  longestRetryInSeconds: 10,
  timeoutInSeconds: 300,
  concurrency: 2,
});
