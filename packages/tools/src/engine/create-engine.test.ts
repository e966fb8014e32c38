import { afterEach, expect, test, vi } from "vitest";
import { createEngine } from "./create-engine.ts";
import type { EngineAnswer } from "./engine-protocol.ts";

/** A worker that answers when the test says so. */
class TestWorker extends EventTarget {
  static readonly opened: TestWorker[] = [];
  readonly requests: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    TestWorker.opened.push(this);
  }
  postMessage(request: unknown): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: EngineAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const open = (options: { maxWorkers?: number; idleInMs?: number; watch?: () => Promise<void> } = {}) =>
  createEngine({ createWorker: () => new TestWorker() as unknown as Worker, maxWorkers: 2, ...options });
const worker = (index: number): TestWorker => {
  const found = TestWorker.opened[index];
  if (found === undefined) throw new Error(`worker ${index} was never opened`);
  return found;
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  TestWorker.opened.length = 0;
  vi.useRealTimers();
});

test("gives the result and how far it is", async () => {
  const engine = open();
  const shares: number[] = [];
  const running = engine.run("read", [], null, { onProgress: (share) => shares.push(share) });
  await settle();
  worker(0).answer({ kind: "progress", share: 0.5 });
  worker(0).answer({ kind: "result", result: { layerCount: 3 } });
  expect(await running).toEqual({ layerCount: 3 });
  expect(shares).toEqual([0.5]);
});

test("runs as many at once as it has workers, the others after them in their order", async () => {
  const engine = open();
  const runs = [1, 2, 3].map(() => engine.run("read", [], null));
  await settle();
  expect(TestWorker.opened.length).toBe(2);
  worker(1).answer({ kind: "result", result: "second" });
  await settle();
  expect(worker(1).requests.length).toBe(2);
  worker(1).answer({ kind: "result", result: "third" });
  worker(0).answer({ kind: "result", result: "first" });
  expect(await Promise.all(runs)).toEqual(["first", "second", "third"]);
});

test("what nobody has asked for is run one after the other, in one worker", async () => {
  const engine = open();
  const abort = new AbortController();
  const first = engine.runInTurn("read", [], null, { signal: abort.signal });
  const second = engine.runInTurn("read", [], null);
  await settle();
  abort.abort(new DOMException("stopped", "AbortError"));
  await expect(first).rejects.toThrow("stopped");
  await settle();
  expect(TestWorker.opened.length).toBe(2);
  expect(worker(0).isTerminated).toBe(true);
  worker(1).answer({ kind: "result", result: "second" });
  expect(await second).toBe("second");
});

test("a worker that was opened before is the one that is asked", async () => {
  const engine = open();
  engine.prepare("read");
  engine.prepare("read");
  const run = engine.run("read", [], null);
  await settle();
  expect(TestWorker.opened.length).toBe(1);
  worker(0).answer({ kind: "result", result: "read" });
  expect(await run).toBe("read");
});

test("what is cancelled ends its worker at once, and what waits goes on in another", async () => {
  const engine = open({ maxWorkers: 1 });
  const abort = new AbortController();
  const cancelled = engine.run("read", [], null, { signal: abort.signal });
  const next = engine.run("read", [], null);
  await settle();
  abort.abort(new DOMException("stopped", "AbortError"));
  await expect(cancelled).rejects.toThrow("stopped");
  expect(worker(0).isTerminated).toBe(true);
  await settle();
  worker(1).answer({ kind: "result", result: "next" });
  expect(await next).toBe("next");
});

test("what is cancelled while it waits takes no worker", async () => {
  const engine = open({ maxWorkers: 1 });
  const first = engine.run("read", [], null);
  const abort = new AbortController();
  const waiting = engine.run("read", [], null, { signal: abort.signal });
  await settle();
  abort.abort(new DOMException("stopped", "AbortError"));
  await expect(waiting).rejects.toThrow("stopped");
  worker(0).answer({ kind: "result", result: "first" });
  expect(await first).toBe("first");
  await settle();
  expect(worker(0).requests.length).toBe(1);
});

test("a worker that dies is told and replaced", async () => {
  const engine = open({ maxWorkers: 1 });
  const first = engine.run("read", [], null);
  await settle();
  worker(0).dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  await expect(first).rejects.toMatchObject({ code: "crashed", message: "out of memory" });
  const second = engine.run("read", [], null);
  await settle();
  worker(1).answer({ kind: "result", result: "again" });
  expect(await second).toBe("again");
});

test("a worker that ends without an event is told and replaced, also one that had nothing to do", async () => {
  const ends: (() => void)[] = [];
  const engine = open({ maxWorkers: 1, watch: () => new Promise((resolve) => ends.push(resolve)) });
  const first = engine.run("read", [], null);
  await settle();
  worker(0).answer({ kind: "started", lock: "first" });
  ends[0]?.();
  await expect(first).rejects.toMatchObject({ code: "crashed" });
  const second = engine.run("read", [], null);
  await settle();
  worker(1).answer({ kind: "started", lock: "second" });
  worker(1).answer({ kind: "result", result: "again" });
  expect(await second).toBe("again");
  ends[1]?.();
  await settle();
  const third = engine.run("read", [], null);
  await settle();
  worker(2).answer({ kind: "result", result: "and again" });
  expect(await third).toBe("and again");
});

test("a renderer that broke on a file is not used for the next", async () => {
  const engine = open({ maxWorkers: 1 });
  const first = engine.run("gif", [], {});
  await settle();
  worker(0).answer({ kind: "fault", fault: { code: "broken", message: "frame 3" } });
  await expect(first).rejects.toMatchObject({ code: "broken" });
  expect(worker(0).isTerminated).toBe(true);
});

test("a refused file leaves its worker to the next", async () => {
  const engine = open({ maxWorkers: 1 });
  const first = engine.run("read", [], null);
  await settle();
  worker(0).answer({ kind: "fault", fault: { code: "too-large", message: "41 MB" } });
  await expect(first).rejects.toMatchObject({ code: "too-large" });
  expect(worker(0).isTerminated).toBe(false);
});

test("an idle worker is ended after a while", async () => {
  vi.useFakeTimers();
  const engine = open({ idleInMs: 1_000 });
  const run = engine.run("read", [], null);
  await vi.advanceTimersByTimeAsync(0);
  worker(0).answer({ kind: "result", result: null });
  await run;
  await vi.advanceTimersByTimeAsync(999);
  expect(worker(0).isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(worker(0).isTerminated).toBe(true);
});

test("closing ends what runs", async () => {
  const engine = open();
  const run = engine.run("read", [], null);
  await settle();
  engine.close();
  await expect(run).rejects.toThrow("closed");
  expect(worker(0).isTerminated).toBe(true);
});
