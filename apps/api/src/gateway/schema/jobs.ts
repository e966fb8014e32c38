import { AppError } from "@zoetrope/kit";
import type { FailedJob, JobCount } from "@zoetrope/jobs";
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
}));
