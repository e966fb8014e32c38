import { failedJobsOperation, retryJobsOperation } from "@zoetrope/gateway-client";
import { defineJob, PermanentJobError, type Jobs } from "@zoetrope/jobs";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const paint = defineJob<{ picture: string }>("paint");
let gateway: TemporaryGateway;
let jobs: Jobs;
let id = "";

beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => ({
    ...temporaryFeedback(temporary),
    jobs: {
      listFailed: () => jobs.listFailed(),
      counts: () => jobs.counts(),
      retryFailed: (ids) => jobs.retryFailed(ids),
    },
  }));
  jobs = await openTestJobs(gateway.database, { kinds: [paint] });
  jobs.handle(paint, () => Promise.reject(new PermanentJobError("no paint left")));
  id = await jobs.send(gateway.database.db, paint, { picture: "secret" });
  await jobs.runDue(paint);
});
afterAll(async () => {
  await jobs.stop();
  await gateway.remove();
});

it("for everybody but operators there is nothing there, and nothing is sent again", async () => {
  const mira = await gateway.person();
  for (const [text, variables] of [
    [failedJobsOperation.text, {}],
    [retryJobsOperation.text, { ids: [id] }],
  ] as const)
    expect(codes(await gateway.run(mira, text, variables))).toEqual(["not-found"]);
  expect(await jobs.listFailed()).toHaveLength(1);
});

it("an operator sees failed jobs, not what they are about, and sends them again", async () => {
  const ines = await gateway.person({ email: operatorEmail });
  const answer = await gateway.run(ines, failedJobsOperation.text);
  expect(answer.data).toEqual({
    failedJobs: [{ id, kind: "paint", attempts: 1, failedAt: expect.any(String), reason: "no paint left" }],
    jobCounts: [{ kind: "paint", state: "failed", count: 1 }],
  });
  expect(answer.text).not.toContain("secret");
  expect((await gateway.run(ines, retryJobsOperation.text, { ids: [id] })).data).toEqual({ retryJobs: 1 });
  expect((await gateway.run(ines, failedJobsOperation.text)).data).toMatchObject({ failedJobs: [] });
  expect((await gateway.run(ines, retryJobsOperation.text, { ids: ["no id of ours"] })).data).toEqual({
    retryJobs: 0,
  });
});
