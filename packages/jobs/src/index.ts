export {
  defineEvent,
  defineJob,
  defineSubscriber,
  type DomainEvent,
  type EventKind,
  type JobKind,
  type JobKindOptions,
} from "./job-kind.ts";
export {
  PermanentJobError,
  type FailedJob,
  type JobCount,
  type JobEffects,
  type JobHandler,
  type JobOutcome,
  type Jobs,
  type PendingJob,
  type RunningJob,
  type SendOptions,
} from "./jobs.ts";
export { openJobs, type JobsOptions } from "./open-jobs.ts";
