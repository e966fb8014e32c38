import { Worker } from "node:worker_threads";
import type { Answer, Job } from "./jobs.ts";

/** Why a job has no answer. */
export class JobLost extends Error {
  readonly reason: "takes-too-long" | "crashed" | "closed";

  constructor(reason: "takes-too-long" | "crashed" | "closed", cause?: unknown) {
    super(`render job lost: ${reason}`, { cause });
    this.name = "JobLost";
    this.reason = reason;
  }
}

interface QueuedJob {
  job: Job;
  resolve(answer: Answer): void;
  reject(error: JobLost): void;
}

interface Seat {
  worker: Worker;
  /** Until the thread has loaded, it takes no job: loading does not count as a job's time. */
  isReady: boolean;
  current: QueuedJob | null;
  /** Ends the thread when the job takes too long, or when it idles. */
  timer: NodeJS.Timeout | undefined;
}

export interface WorkerPoolOptions {
  script: URL;
  maxWorkers: number;
  timeoutInMs: number;
  idleInMs: number;
  /** Memory that JavaScript of one thread may take; default 384. */
  maxHeapInMb?: number;
}

export interface WorkerPool {
  /** Rejects with JobLost when the thread had to be ended, crashed, or the pool was closed. */
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

/** Threads that start with the first job, are ended when a job takes too long, and go when there is nothing to do. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const seats = new Set<Seat>();
  const queue: QueuedJob[] = [];
  const ending = new Set<Promise<unknown>>();
  let isClosed = false;
  let failuresToStart = 0;

  const end = (seat: Seat): void => {
    seats.delete(seat);
    clearTimeout(seat.timer);
    const ended = seat.worker.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  };

  const lose = (seat: Seat, reason: JobLost["reason"], cause?: unknown): void => {
    if (!seats.has(seat)) return;
    const { current } = seat;
    end(seat);
    current?.reject(new JobLost(reason, cause));
    // A thread that cannot even start would be started for ever: its jobs are given up instead.
    failuresToStart = seat.isReady ? 0 : failuresToStart + 1;
    if (failuresToStart > 2)
      for (const waiting of queue.splice(0)) waiting.reject(new JobLost("crashed", cause));
    assign();
  };

  const takeSeat = (): void => {
    const worker = new Worker(options.script, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapInMb ?? 384 },
    });
    // The player complains on the console about files that the answer refuses anyway.
    worker.stdout.resume();
    worker.stderr.resume();
    const seat: Seat = { worker, isReady: false, current: null, timer: undefined };
    seats.add(seat);
    worker.on("message", (message: Answer | "ready") => {
      if (!seats.has(seat)) return;
      if (message === "ready") {
        seat.isReady = true;
        failuresToStart = 0;
        assign();
        return;
      }
      const { current } = seat;
      seat.current = null;
      clearTimeout(seat.timer);
      if ("refused" in message && message.isDamaged) end(seat);
      current?.resolve(message);
      assign();
    });
    worker.on("error", (error) => lose(seat, "crashed", error));
    worker.on("exit", () => lose(seat, "crashed"));
  };

  const assign = (): void => {
    if (isClosed) return;
    for (const seat of seats) {
      if (!seat.isReady || seat.current !== null) continue;
      const next = queue.shift();
      clearTimeout(seat.timer);
      if (next === undefined) {
        seat.timer = setTimeout(() => end(seat), options.idleInMs);
        // An idle thread does not keep the process alive.
        seat.timer.unref();
        seat.worker.unref();
        continue;
      }
      seat.current = next;
      seat.worker.ref();
      seat.timer = setTimeout(() => lose(seat, "takes-too-long"), options.timeoutInMs);
      seat.worker.postMessage(next.job, []);
    }
    const starting = [...seats].filter(({ isReady }) => !isReady).length;
    for (let missing = queue.length - starting; missing > 0 && seats.size < options.maxWorkers; missing--)
      takeSeat();
  };

  return {
    run(job) {
      return new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new JobLost("closed"));
          return;
        }
        queue.push({ job, resolve, reject });
        assign();
      });
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new JobLost("closed"));
      for (const seat of seats) {
        const { current } = seat;
        end(seat);
        current?.reject(new JobLost("closed"));
      }
      await Promise.allSettled(ending);
    },
  };
}
