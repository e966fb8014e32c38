import {
  type OperationControl,
  type Outcome,
  parseAnimation,
  type ParsedAnimation,
  type Source,
  UnknownAnimation,
} from "@zoetrope/lottie";
import type { BakeExpressionsReport } from "@zoetrope/lottie/expressions";
import { createWorkerPool, JobLost, type WorkerPool } from "@zoetrope/render/worker-pool";
import type { OptionText } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import type { BakeAnswer, BakeJob, BakeOptions } from "./bake-job.ts";

export const bakeOption: OptionText = {
  type: "boolean",
  help: (m) => m.options.expressions.bake,
};

/** Somewhat more than the interpreter's own limit, after which it names what it has not come to. */
const timeoutInMs = 150_000;
const idleInMs = 1_000;

let pool: WorkerPool<BakeJob, BakeAnswer> | null = null;

/** In a thread that starts where something is baked, and is ended when that takes too long, or is interrupted. */
export async function bakeInSandbox(
  source: Source,
  { animationId, tolerance }: BakeOptions,
  { signal, onProgress }: OperationControl,
): Promise<Outcome<ParsedAnimation, BakeExpressionsReport>> {
  requireReadable(source, animationId);
  pool ??= createWorkerPool<BakeJob, BakeAnswer>({
    script: new URL("./bake-worker.ts", import.meta.url),
    maxWorkers: 1,
    timeoutInMs,
    idleInMs,
  });
  const options = {
    ...(animationId === undefined ? {} : { animationId }),
    ...(tolerance === undefined ? {} : { tolerance }),
  };
  const control = {
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
  try {
    return (await pool.run({ source, options }, control)).outcome;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof JobLost)) throw error;
    if (error.reason === "crashed") throw error.cause ?? error;
    throw new CommandError("unreadable", ({ files }) =>
      files.endlessExpressions({ seconds: timeoutInMs / 1_000 }),
    );
  }
}

/** What is wrong with a file is said by this thread: errors lose their kind on the way out of another. */
function requireReadable(source: Source, animationId: string | undefined): void {
  const { animations } = source instanceof Uint8Array ? parseAnimation(source) : source;
  if (animationId === undefined || animations.some(({ id }) => id === animationId)) return;
  throw new UnknownAnimation(
    animationId,
    animations.map(({ id }) => id),
  );
}
