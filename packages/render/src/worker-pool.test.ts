import { afterEach, describe, expect, it } from "vitest";
import type { Answer } from "./jobs.ts";
import { createWorkerPool, type JobLost, type WorkerPool } from "./worker-pool.ts";

const good = 9;
const crash = 1;
const endless = 2;
const exit = 3;
const hoard = 4;

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());

function open(
  options: { maxWorkers?: number; timeoutInMs?: number; idleInMs?: number; script?: URL } = {},
): (order: number) => Promise<Answer> {
  const opened = createWorkerPool({
    script: new URL("./testing/crashing-worker.ts", import.meta.url),
    maxWorkers: 2,
    timeoutInMs: 20_000,
    idleInMs: 20_000,
    maxHeapInMb: 32,
    ...options,
  });
  pool = opened;
  return (order) =>
    opened.run({
      kind: "frames",
      drawing: 1,
      bytes: new Uint8Array([order]),
      width: 1,
      frames: null,
      from: 0,
      count: 1,
    });
}

const done = { result: { frames: [], total: good } };
const lost = (reason: JobLost["reason"]): unknown => expect.objectContaining({ name: "JobLost", reason });

describe("drawing threads", () => {
  it.each([
    ["crashes", crash, "crashed"],
    ["ends itself", exit, "crashed"],
    ["takes all memory", hoard, "crashed"],
  ] as const)("lose only the job with which a thread %s", async (_, order, reason) => {
    const run = open({ maxWorkers: 1 });
    const results = await Promise.allSettled([run(good), run(order), run(good), run(good)]);
    expect(results.map((each) => (each.status === "fulfilled" ? each.value : each.reason))).toEqual([
      done,
      lost(reason),
      done,
      done,
    ]);
  });

  it("are ended when a job takes too long, and the next job runs", async () => {
    const run = open({ maxWorkers: 1, timeoutInMs: 500 });
    await expect(run(endless)).rejects.toEqual(lost("takes-too-long"));
    await expect(run(good)).resolves.toEqual(done);
  });

  it("go on beside one that hangs", async () => {
    const run = open({ maxWorkers: 2 });
    const hanging = expect(run(endless)).rejects.toEqual(lost("closed"));
    await expect(Promise.all([run(good), run(good)])).resolves.toEqual([done, done]);
    await pool?.close();
    await hanging;
  });

  it("start again after they idled", async () => {
    const run = open({ maxWorkers: 1, idleInMs: 0 });
    for (let round = 0; round < 3; round++) {
      await expect(run(good)).resolves.toEqual(done);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it("answer every job of a crowd once", async () => {
    const run = open();
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => run(index % 10 === 5 ? crash : good)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(54);
  });

  it("give up instead of starting for ever what cannot start", async () => {
    const run = open({ script: new URL("./testing/missing-worker.ts", import.meta.url) });
    await expect(run(good)).rejects.toEqual(lost("crashed"));
  });

  it("take nothing after closing", async () => {
    const run = open();
    await run(good);
    await pool?.close();
    await expect(run(good)).rejects.toEqual(lost("closed"));
  });
});
