import { GuardedFetchError } from "./guarded-fetch-error.ts";

interface Limits {
  timeoutInMs: number;
  /** Ends it; the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}

/** Gives `run` a signal that is aborted when the time is over, and names what failed. */
export async function withDeadline<Value>(
  { timeoutInMs, signal: given }: Limits,
  run: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const deadline = AbortSignal.timeout(timeoutInMs);
  try {
    return await run(given === undefined ? deadline : AbortSignal.any([deadline, given]));
  } catch (error) {
    given?.throwIfAborted();
    if (error instanceof GuardedFetchError) throw error;
    throw deadline.aborted
      ? new GuardedFetchError("too-slow", `not done in ${timeoutInMs} ms`, { cause: error })
      : new GuardedFetchError("unreachable", "the connection broke off", { cause: error });
  }
}
