import { randomInt } from "node:crypto";

const minute = 60;
const hour = 3_600;

/** Between one try and the next, as the specification of Standard Webhooks has it: ten tries in three days. */
const delaysInSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** Up to so much later, so that what failed at once does not come back at once. */
const maxJitterInPercent = 10;

/** When a delivery is tried again whose tries up to `step` have failed; null after the last. */
export function nextAttemptAt(step: number, now: Date): Date | null {
  const delay = delaysInSeconds[step - 1];
  if (delay === undefined) return null;
  const jitter = 1 + randomInt(maxJitterInPercent * 10) / 1_000;
  return new Date(now.getTime() + delay * jitter * 1_000);
}
