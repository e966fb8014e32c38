import { availableParallelism } from "node:os";
import type { Operation, OperationRequest, OperationResult } from "@zoetrope/cli/operations";
import { createWorkerPool, JobLost, type JobControl } from "@zoetrope/render/worker-pool";
import { OperationError, type OperationErrorReason } from "./operation-error.ts";
import type { OperationAnswer, OperationJob } from "./operation-job.ts";

export interface OperationRunnerOptions {
  /** Threads at most; default 2, but one core stays free for those who ask for pages. */
  workers?: number;
  /** Time one operation may take; default 30,000. */
  timeoutInMs?: number;
  /** Time after which a thread without work ends; default 30,000. */
  idleInMs?: number;
  /** Operations that wait for a thread; default 32. */
  maxWaiting?: number;
  /** Of all that one operation writes; default 64 million. */
  maxResultBytes?: number;
  /** Buffers and WebAssembly of one thread; default 768. */
  maxBuffersInMb?: number;
}

/** The commands of the command line on files that were sent, in threads with limits of time and memory. */
export interface OperationRunner {
  /** By their names. Loaded when first asked for: whoever needs none of it pays nothing. */
  operations(): Promise<ReadonlyMap<string, Operation>>;
  /** Throws OperationError for what the operation does not take, and for options that make no sense whatever the files. */
  check(operation: Operation, request: OperationRequest): Promise<void>;
  /**
   * Throws OperationError: for what the operation does not take before it waits for a thread, and with the thread of its own ended where
   * that takes too much.
   */
  run(operation: Operation, request: OperationRequest, control?: JobControl): Promise<OperationResult>;
  close(): Promise<void>;
}

const lossReasons: Record<JobLost["reason"], OperationErrorReason> = {
  "takes-too-long": "takes-too-long",
  "takes-too-much-memory": "takes-too-much-memory",
  crashed: "crashed",
  cancelled: "cancelled",
  closed: "closed",
};

const refusals = {
  options: "options-refused",
  file: "file-refused",
  result: "result-too-large",
} as const;

export function createOperationRunner({
  workers = Math.max(1, Math.min(2, availableParallelism() - 1)),
  timeoutInMs = 30_000,
  idleInMs = 30_000,
  maxWaiting = 32,
  maxResultBytes = 64_000_000,
  maxBuffersInMb = 768,
}: OperationRunnerOptions = {}): OperationRunner {
  const pool = createWorkerPool<OperationJob, OperationAnswer>({
    script: new URL("./operation-worker.ts", import.meta.url),
    maxWorkers: workers,
    timeoutInMs,
    idleInMs,
    maxBuffersInMb,
  });
  const load = () => import("@zoetrope/cli/operations");

  async function check(operation: Operation, request: OperationRequest): Promise<void> {
    const { checkOperation, OperationRefused } = await load();
    try {
      await checkOperation(operation, request);
    } catch (error) {
      if (error instanceof OperationRefused)
        throw new OperationError(refusals[error.at], { message: error.message });
      throw error;
    }
  }

  return {
    operations: async () => (await load()).operations,

    check,

    async run(operation, request, control) {
      await check(operation, request);
      if (pool.waiting >= maxWaiting) throw new OperationError("busy");
      const answer = await pool
        .run({ operation: operation.name, request, maxResultBytes }, control)
        .catch((error: unknown) => {
          throw error instanceof JobLost
            ? new OperationError(lossReasons[error.reason], { cause: error })
            : error;
        });
      if ("result" in answer) return answer.result;
      throw new OperationError(refusals[answer.refused.at], { message: answer.refused.message });
    },

    close: () => pool.close(),
  };
}
