import type { OperationControl } from "@zoetrope/lottie";
import type {
  EngineAnswer,
  EngineFault,
  EngineFile,
  EnginePreparation,
  EngineRequest,
} from "./engine-protocol.ts";
import type { operations, OperationName } from "../operations/index.ts";
import { whenEnded } from "./worker-lifetime.ts";

type RunOf<Name extends OperationName> = Awaited<ReturnType<(typeof operations)[Name]>>["run"];
export type OptionsOf<Name extends OperationName> = Parameters<RunOf<Name>>[1];
export type ResultOf<Name extends OperationName> = Awaited<ReturnType<RunOf<Name>>>;

/** An operation gave nothing. `code` is of the format, of drawing, or `crashed` where its worker broke down. */
export class EngineError extends Error {
  readonly code: string;

  constructor({ code, message }: EngineFault) {
    super(message);
    this.name = "EngineError";
    this.code = code;
  }
}

export interface EngineOptions {
  createWorker: () => Worker;
  /** At most so many at once; default as many as there are processors, 8 at most. */
  maxWorkers?: number;
  /** A worker that had nothing to do for so long is ended, which frees its memory. */
  idleInMs?: number;
  /** Tells of the end of a worker by the lock that it holds (`worker-lifetime.ts`). */
  watch?: typeof whenEnded;
}

export interface Engine {
  /**
   * Runs an operation in a worker; the files are copied. Rejects with EngineError, or with the reason of the signal, upon which the
   * worker is ended at once and its memory freed.
   */
  run<Name extends OperationName>(
    operation: Name,
    files: readonly EngineFile[],
    options: OptionsOf<Name>,
    control?: OperationControl,
  ): Promise<ResultOf<Name>>;
  /**
   * Likewise for what nobody has asked for, as an estimate: one after the other, so that however many there are they need one worker.
   */
  runInTurn: Engine["run"];
  /** Opens a worker, unless there is one, and fetches the code of what it will be asked first. */
  prepare(operation: OperationName): void;
  /** Ends all workers. What runs is rejected. */
  close(): void;
}

interface Slot {
  worker: Worker;
  /** Aborted with the worker's end. */
  life: AbortController;
  idleTimer?: ReturnType<typeof setTimeout>;
}

/** Operations on animation files in workers of this page: nothing is sent anywhere. */
export function createEngine({
  createWorker,
  maxWorkers = Math.min(8, globalThis.navigator?.hardwareConcurrency ?? 2),
  idleInMs = 60_000,
  watch = whenEnded,
}: EngineOptions): Engine {
  const idle: Slot[] = [];
  const busy = new Map<Slot, (reason: Error) => void>();
  const waiting: ((slot: Slot) => void)[] = [];

  const end = (slot: Slot): void => {
    slot.life.abort();
    clearTimeout(slot.idleTimer);
    slot.worker.terminate();
    const index = idle.indexOf(slot);
    if (index >= 0) idle.splice(index, 1);
  };
  /** A worker that ended without any event is told like one that broke down; an idle one is not used again. */
  function lose(slot: Slot): void {
    const fail = busy.get(slot);
    if (fail === undefined) end(slot);
    else fail(new EngineError({ code: "crashed", message: "the worker was ended" }));
  }
  function open(): Slot {
    const slot: Slot = { worker: createWorker(), life: new AbortController() };
    const { signal } = slot.life;
    slot.worker.addEventListener(
      "message",
      ({ data }: MessageEvent<EngineAnswer>) => {
        if (data.kind === "started") void watch(data.lock, signal).then(() => lose(slot));
      },
      { signal },
    );
    return slot;
  }
  function take(): Slot {
    const slot = idle.pop() ?? open();
    clearTimeout(slot.idleTimer);
    busy.set(slot, () => undefined);
    return slot;
  }
  function keep(slot: Slot): void {
    idle.push(slot);
    slot.idleTimer = setTimeout(() => end(slot), idleInMs);
  }
  function release(slot: Slot, isUsable: boolean): void {
    busy.delete(slot);
    if (isUsable) keep(slot);
    else end(slot);
    const next = waiting.shift();
    if (next !== undefined) next(take());
  }

  /** Resolves with a worker when one may be taken; rejects when the signal says so before. */
  function acquire(signal: AbortSignal | undefined): Promise<Slot> {
    if (busy.size < maxWorkers) return Promise.resolve(take());
    return new Promise((resolve, reject) => {
      const proceed = (slot: Slot): void => {
        signal?.removeEventListener("abort", leave);
        resolve(slot);
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(proceed), 1);
        reject(signal?.reason as Error);
      };
      waiting.push(proceed);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  function ask(
    slot: Slot,
    request: EngineRequest,
    { signal, onProgress }: OperationControl,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { worker } = slot;
      const listeners = new AbortController();
      const finish = (isUsable: boolean): void => {
        listeners.abort();
        release(slot, isUsable);
      };
      const fail = (reason: Error): void => {
        finish(false);
        reject(reason);
      };
      busy.set(slot, fail);
      const crashed = (message: string): void => fail(new EngineError({ code: "crashed", message }));
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<EngineAnswer>) => {
          if (data.kind === "started") return;
          if (data.kind === "progress") return onProgress?.(data.share);
          // What broke the renderer broke it for all that comes after.
          finish(data.kind === "result" || data.fault.code !== "broken");
          if (data.kind === "result") resolve(data.result);
          else reject(new EngineError(data.fault));
        },
        listeners,
      );
      worker.addEventListener("error", ({ message }) => crashed(message || "the worker ended"), listeners);
      worker.addEventListener("messageerror", () => crashed("the answer could not be read"), listeners);
      signal?.addEventListener("abort", () => fail(signal.reason as Error), listeners);
      worker.postMessage(request);
    });
  }

  async function run<Name extends OperationName>(
    operation: Name,
    files: readonly EngineFile[],
    options: OptionsOf<Name>,
    control: OperationControl = {},
  ): Promise<ResultOf<Name>> {
    control.signal?.throwIfAborted();
    const slot = await acquire(control.signal);
    if (control.signal?.aborted === true) release(slot, true);
    control.signal?.throwIfAborted();
    // What an operation gives is what its module says (operations/index.ts).
    return (await ask(slot, { operation, files, options }, control)) as ResultOf<Name>;
  }
  let turn: Promise<unknown> = Promise.resolve();

  return {
    run,
    runInTurn(...asked) {
      const running = turn.then(() => run(...asked));
      turn = running.catch(() => undefined);
      return running;
    },
    prepare(operation) {
      if (idle.length > 0 || busy.size > 0) return;
      const slot = open();
      slot.worker.postMessage({ prepare: operation } satisfies EnginePreparation);
      keep(slot);
    },
    close() {
      for (const fail of busy.values()) fail(new DOMException("the engine was closed", "AbortError"));
      while (idle[0] !== undefined) end(idle[0]);
    },
  };
}
