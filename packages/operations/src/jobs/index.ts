export { createDrafts, type Drafts } from "./drafts.ts";
export { createToolJobs, type ToolJobs } from "./create-tool-jobs.ts";
export { runTool } from "./run-tool.ts";
export type { ToolJob } from "./tool-job.ts";
