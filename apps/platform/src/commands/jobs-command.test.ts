import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { defineJob, PermanentJobError, type Jobs } from "@zoetrope/jobs";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runJobsCommand } from "./jobs-command.ts";

const paint = defineJob<{ picture: string }>("paint");
let test: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  test = await createTestDatabase();
  jobs = await openTestJobs(test.database, { kinds: [paint] });
});
afterAll(async () => {
  await jobs.stop();
  await test.remove();
});

it("an operator sees what waits and what has failed, and sends it again", async () => {
  expect(await runJobsCommand(jobs, ["list"])).toBe("No job waits.\n\nNone has failed.");
  jobs.handle(paint, () => Promise.reject(new PermanentJobError("no paint left")));
  const id = await jobs.send(test.database.db, paint, { picture: "owl" });
  await jobs.runDue(paint);
  expect(await runJobsCommand(jobs, ["list"])).toMatch(
    new RegExp(`${id}.*paint  after 1 try: no paint left`),
  );
  expect(await runJobsCommand(jobs, ["retry", id])).toBe("1 sent again.");
  expect(await runJobsCommand(jobs, ["list"])).toMatch(/paint +waiting +1/);
  await expect(runJobsCommand(jobs, ["retry", id])).rejects.toThrow(`No failed job has the id ${id}`);
  expect(await runJobsCommand(jobs, ["retry", "all"])).toBe("0 sent again.");
});

it("an operator cancels what waits, and discards what has failed", async () => {
  const id = await jobs.send(test.database.db, paint, { picture: "owl" }, { key: "wall" });
  expect(await runJobsCommand(jobs, ["list", "paint"])).toMatch(new RegExp(`${id}  .*  wall  after 0 tries`));
  await expect(runJobsCommand(jobs, ["discard", id])).rejects.toThrow(`No failed job has the id ${id}`);
  await jobs.runDue(paint);
  await expect(runJobsCommand(jobs, ["cancel", id])).rejects.toThrow(`No waiting job has the id ${id}`);
  expect(await runJobsCommand(jobs, ["discard", id])).toBe("1 discarded.");
  const next = await jobs.send(test.database.db, paint, { picture: "owl" });
  expect(await runJobsCommand(jobs, ["cancel", next])).toBe("1 cancelled.");
  expect(await runJobsCommand(jobs, ["list", "paint"])).toBe("No job of the kind paint waits.");
  expect(await runJobsCommand(jobs, ["list"])).not.toContain(id);
});

it("what is not understood is answered with what can be said", async () => {
  for (const words of [[], ["retry"], ["list", "all", "more"], ["cancel"], ["discard"], ["delete", "x"]])
    await expect(runJobsCommand(jobs, words)).rejects.toThrow("Usage: npm run jobs");
});
