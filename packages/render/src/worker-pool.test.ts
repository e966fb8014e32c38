import { afterEach, describe, expect, it } from "vitest";
import type { Answer, Job } from "./renderer/jobs.ts";
import { createWorkerPool, type JobControl, type JobLost, type WorkerPool } from "./worker-pool.ts";

const good = 9;
const crash = 1;
const endless = 2;
const exit = 3;
const hoard = 4;
const buffers = 5;

let pool: WorkerPool<Job, Answer> | undefined;
afterEach(() => pool?.close());

function open(
  options: { maxWorkers?: number; timeoutInMs?: number; idleInMs?: number; script?: URL } = {},
): (order: number, control?: JobControl) => Promise<Answer> {
  const opened = createWorkerPool<Job, Answer>({
    script: new URL("./testing/crashing-worker.ts", import.meta.url),
    maxWorkers: 2,
    timeoutInMs: 20_000,
    idleInMs: 20_000,
    maxHeapInMb: 32,
    maxBuffersInMb: 200,
    ...options,
  });
  pool = opened;
  return (order, control) =>
    opened.run(
      {
        kind: "frames",
        drawing: 1,
        bytes: new Uint8Array([order]),
        width: 1,
        frames: null,
        from: 0,
        count: 1,
      },
      control,
    );
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

  it("are ended when a job hoards buffers, of which its heap says nothing", async () => {
    const run = open({ maxWorkers: 1 });
    await expect(run(buffers)).rejects.toEqual(lost("takes-too-much-memory"));
    await expect(run(good)).resolves.toEqual(done);
  });

  it("are ended with a job that is cancelled, whether it runs or waits", async () => {
    const run = open({ maxWorkers: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const { promise: started, resolve: onProgress } = Promise.withResolvers<number>();
    const first = expect(run(endless, { signal: running.signal, onProgress })).rejects.toEqual(
      lost("cancelled"),
    );
    const second = expect(run(endless, { signal: waiting.signal })).rejects.toEqual(lost("cancelled"));
    expect(await started).toBe(0.5);
    expect(pool?.waiting).toBe(1);
    waiting.abort();
    await second;
    const next = run(good);
    running.abort();
    await first;
    await expect(next).resolves.toEqual(done);
    await expect(run(good, { signal: AbortSignal.abort() })).rejects.toEqual(lost("cancelled"));
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
