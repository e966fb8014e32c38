import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

type LossReason = "takes-too-long" | "takes-too-much-memory" | "crashed" | "cancelled" | "closed";

/** Why a job has no answer. */
export class JobLost extends Error {
  readonly reason: LossReason;

  constructor(reason: LossReason, cause?: unknown) {
    super(`job lost: ${reason}`, { cause });
    this.name = "JobLost";
    this.reason = reason;
  }
}

/** What a thread posts: "ready" once, and for each job shares of it that are done, then its answer. */
type Message<Answer> = Answer | "ready" | { progress: number };

interface QueuedJob<Job, Answer> {
  job: Job;
  control: JobControl;
  resolve(answer: Answer): void;
  reject(error: JobLost): void;
}

interface Seat<Job, Answer> {
  worker: Worker;
  /** Until the thread has loaded, it takes no job: loading does not count as a job's time. */
  isReady: boolean;
  current: QueuedJob<Job, Answer> | null;
  /** Ends the thread when the job takes too long, or when it idles. */
  timer: NodeJS.Timeout | undefined;
  /** Looks at its memory while a job runs. */
  memoryTimer: NodeJS.Timeout | undefined;
}

export interface WorkerPoolOptions {
  script: URL;
  maxWorkers: number;
  timeoutInMs: number;
  idleInMs: number;
  /** Memory that JavaScript of one thread may take; default 384. */
  maxHeapInMb?: number;
  /** Memory that JavaScript of a thread takes before V8 looks through all of it for the first time; default: what V8 thinks. */
  unsweptHeapInMb?: number;
  /** The same of buffers and WebAssembly, looked at while a job runs; default: not looked at. */
  maxBuffersInMb?: number;
}

/** Of one job. */
export interface JobControl {
  /** Aborted, the job is lost: the thread that does it is ended. */
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** Default: that of the pool. */
  timeoutInMs?: number;
}

export interface WorkerPool<Job extends object, Answer extends object> {
  /** Rejects with JobLost when the thread had to be ended, crashed, or the pool was closed. */
  run(job: Job, control?: JobControl): Promise<Answer>;
  /** Jobs that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

const betweenMemoryLooksInMs = 250;

/**
 * Threads that start with the first job, are ended when a job takes too long, and go when there is nothing to do. An answer with `isDamaged` ends
 * its thread.
 */
export function createWorkerPool<Job extends object, Answer extends object>(
  options: WorkerPoolOptions,
): WorkerPool<Job, Answer> {
  const seats = new Set<Seat<Job, Answer>>();
  const queue: QueuedJob<Job, Answer>[] = [];
  const ending = new Set<Promise<unknown>>();
  let isClosed = false;
  let failuresToStart = 0;

  const end = (seat: Seat<Job, Answer>): void => {
    seats.delete(seat);
    clearTimeout(seat.timer);
    clearInterval(seat.memoryTimer);
    const ended = seat.worker.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  };

  const lose = (seat: Seat<Job, Answer>, reason: LossReason, cause?: unknown): void => {
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
    if (options.unsweptHeapInMb !== undefined) setInitialHeap(options.unsweptHeapInMb);
    const worker = new Worker(options.script, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapInMb ?? 384 },
    });
    // The player complains on the console about files that the answer refuses anyway.
    worker.stdout.resume();
    worker.stderr.resume();
    const seat: Seat<Job, Answer> = {
      worker,
      isReady: false,
      current: null,
      timer: undefined,
      memoryTimer: undefined,
    };
    seats.add(seat);
    if (options.unsweptHeapInMb !== undefined) worker.once("online", () => setInitialHeap(0));
    worker.on("message", (message: Message<Answer>) => {
      if (!seats.has(seat)) return;
      if (message === "ready") {
        seat.isReady = true;
        failuresToStart = 0;
        assign();
        return;
      }
      const { current } = seat;
      if (isProgress(message)) {
        current?.control.onProgress?.(message.progress);
        return;
      }
      seat.current = null;
      clearTimeout(seat.timer);
      clearInterval(seat.memoryTimer);
      if ("isDamaged" in message && message.isDamaged === true) end(seat);
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
      const timeoutInMs = next.control.timeoutInMs ?? options.timeoutInMs;
      seat.timer = setTimeout(() => lose(seat, "takes-too-long"), timeoutInMs);
      if (options.maxBuffersInMb !== undefined)
        seat.memoryTimer = setInterval(() => void lookAtMemory(seat, next), betweenMemoryLooksInMs);
      seat.worker.postMessage(next.job, []);
    }
    const starting = [...seats].filter(({ isReady }) => !isReady).length;
    for (let missing = queue.length - starting; missing > 0 && seats.size < options.maxWorkers; missing--)
      takeSeat();
  };

  const lookAtMemory = async (seat: Seat<Job, Answer>, job: QueuedJob<Job, Answer>): Promise<void> => {
    // Of a thread that has ended meanwhile there is nothing to know.
    const found = await seat.worker.getHeapStatistics().catch(() => null);
    if (found === null || seat.current !== job) return;
    if (found.external_memory > (options.maxBuffersInMb ?? Infinity) * 1_000_000)
      lose(seat, "takes-too-much-memory");
  };

  const cancel = (job: QueuedJob<Job, Answer>): void => {
    const place = queue.indexOf(job);
    if (place >= 0) {
      queue.splice(place, 1);
      job.reject(new JobLost("cancelled"));
      return;
    }
    const seat = [...seats].find(({ current }) => current === job);
    if (seat !== undefined) lose(seat, "cancelled");
  };

  return {
    run(job, control = {}) {
      const { signal } = control;
      return new Promise((resolve, reject) => {
        if (isClosed || signal?.aborted === true) {
          reject(new JobLost(isClosed ? "closed" : "cancelled"));
          return;
        }
        const onAbort = (): void => cancel(queued);
        const queued: QueuedJob<Job, Answer> = {
          job,
          control,
          resolve(answer) {
            signal?.removeEventListener("abort", onAbort);
            resolve(answer);
          },
          reject(error) {
            signal?.removeEventListener("abort", onAbort);
            reject(error);
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        queue.push(queued);
        assign();
      });
    },
    get waiting() {
      return queue.length;
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

/** Of threads that begin from now on; Node has no other way to say it. 0: what V8 thinks. */
const setInitialHeap = (megabytes: number): void =>
  setFlagsFromString(`--initial-old-space-size=${megabytes}`);

const isProgress = (message: object): message is { progress: number } => "progress" in message;
