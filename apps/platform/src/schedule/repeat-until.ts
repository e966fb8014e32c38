import { setTimeout as pause } from "node:timers/promises";

/** What takes long is done less often: at most a twentieth of the time. */
const minIntervalFactor = 20;

/**
 * Does `work` now and then again, `intervalInMs` after its end, until `signal`; resolves when the last one has ended. What fails is
 * told and tried again.
 */
export async function repeatUntil(
  signal: AbortSignal,
  intervalInMs: number,
  work: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    await work().catch(onFailure);
    const waitInMs = Math.max(intervalInMs, (performance.now() - startedAt) * (minIntervalFactor - 1));
    await pause(waitInMs, null, { signal }).catch(() => {});
  }
}
