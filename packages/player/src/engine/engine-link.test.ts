import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectEngine } from "./engine-link.ts";
import type { EngineReply, EngineRequest } from "./reel-protocol.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that answers until it hangs. */
class FakeWorker extends EventTarget {
  isHanging = false;
  readonly terminate = vi.fn();

  postMessage({ type }: EngineRequest): void {
    if (this.isHanging) return;
    if (type === "init") this.#reply({ type: "ready" });
    if (type === "ping") this.#reply({ type: "pong" });
  }

  breakDown(): void {
    this.#reply({ type: "broken" });
  }

  #reply(data: EngineReply): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

async function connect(worker: FakeWorker) {
  const listeners = { onReply: vi.fn(), onLost: vi.fn() };
  await connectEngine(
    {
      wasmUrl: "player.wasm",
      createWorker: () => worker as unknown as Worker,
      importEngine: () => Promise.reject(new Error("not here")),
    },
    listeners,
  );
  return listeners;
}

test("a worker that hangs is ended, once, and its page is told", async () => {
  const worker = new FakeWorker();
  const { onLost } = await connect(worker);
  worker.isHanging = true;
  vi.advanceTimersByTime(60_000);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(onLost).toHaveBeenCalledOnce();
});

test("a worker that is only slow goes on", async () => {
  const worker = new FakeWorker();
  const { onReply, onLost } = await connect(worker);
  for (let time = 0; time < 20; time++) {
    worker.isHanging = true;
    vi.advanceTimersByTime(8_000);
    worker.isHanging = false;
    vi.advanceTimersByTime(4_000);
  }
  expect(worker.terminate).not.toHaveBeenCalled();
  expect(onLost).not.toHaveBeenCalled();
  expect(onReply).not.toHaveBeenCalled();
});

test("a renderer that broke down is ended with its worker, and nothing more is asked of it", async () => {
  const worker = new FakeWorker();
  const { onLost } = await connect(worker);
  worker.breakDown();
  vi.advanceTimersByTime(60_000);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(onLost).toHaveBeenCalledOnce();
});
