import { AppError } from "@zoetrope/kit";
import type { FailedJob, JobCount, Jobs, PendingJob } from "@zoetrope/jobs";
import { builder, type GatewayContext } from "./builder.ts";
import { operatorsOnly, requireOperator } from "./operators-only.ts";

const FailedJobType = builder.objectRef<FailedJob>("FailedJob").implement({
  description:
    "A job that failed too often, or for good. What it is about is not told: it may be somebody's address.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    attempts: t.exposeInt("attempts"),
    failedAt: t.expose("failedAt", { type: "DateTime" }),
    reason: t.exposeString("reason", { description: "What the last try said of itself." }),
  }),
});

type ShownJob = PendingJob & { kind: string };

const PendingJobType = builder.objectRef<ShownJob>("PendingJob").implement({
  description: "A job that waits or runs. What it is about is not told, as of failed ones.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    isRunning: t.exposeBoolean("isRunning"),
    failures: t.exposeInt("failures", { description: "Tries that have failed." }),
    startAfter: t.expose("startAfter", { type: "DateTime" }),
  }),
});

const maxPending = 100;

/** Of every kind, one after the other; the next run of a schedule, which nobody waits for, is left out. */
async function listPending(jobs: Pick<Jobs, "counts" | "listPending">): Promise<ShownJob[]> {
  const counts = await jobs.counts();
  const kinds = new Set(
    counts.filter(({ state }) => state !== "failed" && state !== "scheduled").map(({ kind }) => kind),
  );
  const pending: ShownJob[] = [];
  for (const kind of kinds) {
    if (pending.length >= maxPending) break;
    for (const job of await jobs.listPending(kind, maxPending))
      if (job.isRunning || job.failures > 0 || job.startAfter.getTime() <= Date.now())
        pending.push({ kind, ...job });
  }
  return pending.slice(0, maxPending);
}

const JobCountType = builder.objectRef<JobCount>("JobCount").implement({
  fields: (t) => ({
    kind: t.exposeString("kind"),
    state: t.exposeString("state", { description: "waiting, retrying, scheduled, running or failed" }),
    count: t.exposeInt("count"),
  }),
});

async function operated(context: GatewayContext) {
  await requireOperator(context);
  const { jobs } = context;
  if (jobs === null) throw new AppError("not-found", "there are no jobs here");
  return jobs;
}

builder.queryFields((t) => ({
  failedJobs: t.field({
    type: [FailedJobType],
    description: `The newest hundred. ${operatorsOnly}`,
    resolve: async (_, __, context) => (await operated(context)).listFailed(),
  }),
  pendingJobs: t.field({
    type: [PendingJobType],
    description: `What waits or runs, in the order of its kind; a hundred at most. ${operatorsOnly}`,
    resolve: async (_, __, context) => listPending(await operated(context)),
  }),
  jobCounts: t.field({
    type: [JobCountType],
    description: operatorsOnly,
    resolve: async (_, __, context) => (await operated(context)).counts(),
  }),
}));

builder.mutationFields((t) => ({
  retryJobs: t.int({
    description: `Sends failed jobs again, all of them without ids; answers how many. ${operatorsOnly}`,
    args: { ids: t.arg.idList({ required: false }) },
    resolve: async (_, { ids }, context) =>
      (await operated(context)).retryFailed(ids == null ? undefined : ids.map(String)),
  }),
  discardJobs: t.int({
    description: `Gives failed jobs up for good; what waits behind them goes on. Answers how many. ${operatorsOnly}`,
    args: { ids: t.arg.idList() },
    resolve: async (_, { ids }, context) => (await operated(context)).discardFailed(ids.map(String)),
  }),
  cancelJobs: t.int({
    description: `Jobs that wait are not done, and what a running one would have changed is left out. Answers how many. ${operatorsOnly}`,
    args: { ids: t.arg.idList() },
    resolve: async (_, { ids }, context) => (await operated(context)).cancel(ids.map(String)),
  }),
}));
