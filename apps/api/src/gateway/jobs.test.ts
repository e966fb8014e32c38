import {
  cancelJobsOperation,
  discardJobsOperation,
  operatedJobsOperation,
  retryJobsOperation,
} from "@zoetrope/gateway-client";
import { defineJob, PermanentJobError, type Jobs } from "@zoetrope/jobs";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operatorEmail, temporaryFeedback } from "../testing/temporary-feedback.ts";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const paint = defineJob<{ picture: string }>("paint");
let gateway: TemporaryGateway;
let jobs: Jobs;
let ines: Awaited<ReturnType<TemporaryGateway["person"]>>;
let id = "";
let waiting = "";

beforeAll(async () => {
  gateway = await openTemporaryGateway((temporary) => ({
    ...temporaryFeedback(temporary),
    jobs: {
      listFailed: () => jobs.listFailed(),
      counts: () => jobs.counts(),
      listPending: (kind, limit) => jobs.listPending(kind, limit),
      retryFailed: (ids) => jobs.retryFailed(ids),
      discardFailed: (ids) => jobs.discardFailed(ids),
      cancel: (ids) => jobs.cancel(ids),
    },
  }));
  ines = await gateway.person({ email: operatorEmail });
  jobs = await openTestJobs(gateway.database, { kinds: [paint] });
  jobs.handle(paint, () => Promise.reject(new PermanentJobError("no paint left")));
  id = await jobs.send(gateway.database.db, paint, { picture: "secret" });
  await jobs.runDue(paint);
  waiting = await jobs.send(gateway.database.db, paint, { picture: "secret" });
});
afterAll(async () => {
  await jobs.stop();
  await gateway.remove();
});

it("for everybody but operators there is nothing there, and nothing is sent again, discarded or cancelled", async () => {
  const mira = await gateway.person();
  for (const [text, variables] of [
    [operatedJobsOperation.text, {}],
    [retryJobsOperation.text, { ids: [id] }],
    [discardJobsOperation.text, { ids: [id] }],
    [cancelJobsOperation.text, { ids: [waiting] }],
  ] as const)
    expect(codes(await gateway.run(mira, text, variables))).toEqual(["not-found"]);
  expect(await jobs.listFailed()).toHaveLength(1);
  expect(await jobs.listPending("paint")).toHaveLength(1);
});

it("an operator sees failed jobs, not what they are about, and sends them again", async () => {
  const response = await gateway.run(ines, operatedJobsOperation.text);
  expect(response.data).toEqual({
    failedJobs: [{ id, kind: "paint", attempts: 1, failedAt: expect.any(String), reason: "no paint left" }],
    pendingJobs: [
      { id: waiting, kind: "paint", isRunning: false, failures: 0, startAfter: expect.any(String) },
    ],
    jobCounts: expect.arrayContaining([
      { kind: "paint", state: "failed", count: 1 },
      { kind: "paint", state: "waiting", count: 1 },
    ]),
  });
  expect(response.text).not.toContain("secret");
  expect((await gateway.run(ines, retryJobsOperation.text, { ids: [id] })).data).toEqual({ retryJobs: 1 });
  expect((await gateway.run(ines, operatedJobsOperation.text)).data).toMatchObject({ failedJobs: [] });
  expect((await gateway.run(ines, retryJobsOperation.text, { ids: ["no id of ours"] })).data).toEqual({
    retryJobs: 0,
  });
});

it("an operator cancels what waits and discards what failed, each once", async () => {
  const cancel = async (ids: string[]) => (await gateway.run(ines, cancelJobsOperation.text, { ids })).data;
  const discard = async (ids: string[]) => (await gateway.run(ines, discardJobsOperation.text, { ids })).data;
  // Sent again above: it fails anew.
  await jobs.runDue(paint);
  expect(await discard([id])).toEqual({ discardJobs: 1 });
  expect(await discard([id])).toEqual({ discardJobs: 0 });
  const next = await jobs.send(gateway.database.db, paint, { picture: "secret" });
  expect(await cancel([next])).toEqual({ cancelJobs: 1 });
  expect(await cancel([next, "no id of ours"])).toEqual({ cancelJobs: 0 });
  expect(await jobs.listPending("paint")).toEqual([]);
  expect((await jobs.listFailed()).map((job) => job.id)).not.toContain(id);
});
