import { operations } from "@zoetrope/cli/operations";
import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import { advanceTime, openTestJobs } from "@zoetrope/jobs/testing";
import type { Jobs } from "@zoetrope/jobs";
import { maxToolJobs, maxUnfinishedToolJobs } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OperationError } from "../operation-error.ts";
import { createToolJobs, type ToolJobs } from "./create-tool-jobs.ts";
import type { ToolJobServices } from "./tool-job-services.ts";
import { runTool } from "./run-tool.ts";

type Run = ToolJobServices["runner"]["run"];

describe.each(testedDatabases)("jobs of tools on the %s database", (kind) => {
  let test: TestDatabase;
  let jobs: Jobs;
  let toolJobs: ToolJobs;
  /** What the runner does. */
  let run: Run;
  let owners = 0;

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    jobs = await openTestJobs(test.database, { kinds: [runTool] });
    toolJobs = createToolJobs({
      database: test.database,
      jobs,
      runner: { operations: async () => operations, run: (...given) => run(...given) },
    });
  });
  afterAll(async () => {
    await jobs.stop();
    await test.remove();
  });

  const echo: Run = async (_, { sources, attachments = [], options }) => ({
    reports: [{ file: "owl.json", options }],
    hasFindings: true,
    files: [...sources, ...attachments].map(({ name, bytes }) => ({ name, bytes })),
  });
  const owner = () => `key ${(owners += 1)}`;
  const source = (name = "owl.json", size = 3) => ({ name, bytes: new Uint8Array(size).fill(7) });
  const start = (who: string, more: object = {}) =>
    toolJobs.start(who, "optimise", { sources: [source()], options: {}, ...more });
  const countFiles = async () =>
    (await test.database.db.execute<{ n: number }>(sql`select count(*)::int as n from tool_file_pieces`))
      .rows[0]?.n;

  it("are done once, with what was sent, and are there for whoever has asked", async () => {
    run = echo;
    const who = owner();
    const large = source("a\0b.json", 9_000_001);
    const { id, state } = await start(who, {
      sources: [large],
      attachments: [{ option: "font", ...source("f.ttf") }],
      options: { text: "a\0b\ud800" },
    });
    expect(state).toBe("waiting");
    await expect(toolJobs.result(who, id)).rejects.toMatchObject({ code: "conflict" });
    await jobs.runDue(runTool);
    const done = await toolJobs.get(who, id);
    expect(done).toMatchObject({
      state: "done",
      progress: 1,
      hasFindings: true,
      files: [
        { name: "ab.json", sizeInBytes: 9_000_001 },
        { name: "f.ttf", sizeInBytes: 3 },
      ],
    });
    const { files, reports } = await toolJobs.result(who, id);
    expect(Buffer.from(files[0]?.bytes ?? []).equals(Buffer.from(large.bytes))).toBe(true);
    expect(reports).toMatchObject([{ options: { text: "a\0b\ud800" } }]);
    expect((await toolJobs.list(who)).map((job) => job.id)).toEqual([id]);
    for (const ask of [toolJobs.get, toolJobs.result, toolJobs.remove])
      await expect(ask(owner(), id)).rejects.toMatchObject({ code: "not-found" });
    await toolJobs.remove(who, id);
    await expect(toolJobs.get(who, id)).rejects.toMatchObject({ code: "not-found" });
    expect(await countFiles()).toBe(0);
  });

  it("say why they have failed, and are tried again where that is not their fault", async () => {
    const who = owner();
    let tries = 0;
    run = async (...given) => {
      tries += 1;
      if (tries === 1) throw new OperationError("closed");
      return await echo(...given);
    };
    const { id } = await start(who);
    await jobs.runDue(runTool);
    expect((await toolJobs.get(who, id)).state).toBe("running");
    await advanceTime(test.database, 30);
    await jobs.runDue(runTool);
    expect((await toolJobs.get(who, id)).state).toBe("done");
    run = () => Promise.reject(new OperationError("takes-too-long"));
    const failing = await start(who);
    await jobs.runDue(runTool);
    expect(await toolJobs.get(who, failing.id)).toMatchObject({
      state: "failed",
      failure: { reason: "takes-too-long", detail: expect.stringContaining("too long") },
    });
    await expect(toolJobs.result(who, failing.id)).rejects.toMatchObject({ status: 422 });
  });

  it("that are deleted while they run are ended, and leave nothing", async () => {
    const who = owner();
    const began = Promise.withResolvers<void>();
    let isEnded = false;
    run = (_, __, control) => {
      began.resolve();
      return new Promise((_resolve, reject) => {
        control?.signal?.addEventListener("abort", () => {
          isEnded = true;
          reject(new OperationError("cancelled"));
        });
      });
    };
    const { id } = await start(who);
    const before = await countFiles();
    const running = jobs.runDue(runTool);
    await began.promise;
    await toolJobs.remove(who, id);
    await running;
    expect(isEnded).toBe(true);
    expect(await countFiles()).toBe((before ?? 0) - 1);
    expect(await jobs.listPending("run-tool")).toEqual([]);
  });

  it("are bounded in number, and are over after an hour", async () => {
    run = echo;
    const who = owner();
    for (let count = 0; count < maxUnfinishedToolJobs; count += 1) await start(who);
    await expect(start(who)).rejects.toMatchObject({ code: "too-many-requests", retryAfterInSeconds: 5 });
    await start(owner());
    await jobs.runDue(runTool);
    for (let count = maxUnfinishedToolJobs; count < maxToolJobs; count += maxUnfinishedToolJobs) {
      for (let more = 0; more < maxUnfinishedToolJobs; more += 1) await start(who);
      await jobs.runDue(runTool);
    }
    await expect(start(who)).rejects.toMatchObject({ code: "too-many-requests" });
    const [job] = await toolJobs.list(who);
    await test.database.db.execute(sql`
      update tool_jobs set expires_at = now() - interval '1 second' where owner = ${who}`);
    await expect(toolJobs.get(who, job?.id ?? "")).rejects.toMatchObject({ code: "not-found" });
    await toolJobs.cleanup();
    const { rows } = await test.database.db.execute(sql`select id from tool_files where owner = ${who}`);
    expect(rows).toEqual([]);
  });
});
