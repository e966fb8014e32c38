import type { Logger } from "pino";
import type { People } from "../start/people.ts";
import { repeatUntil } from "./repeat-until.ts";

const intervalInMs = 60_000;
/** Looking for references reads whole tables. */
const sweepIntervalInMs = 3_600_000;

/** The worker's part: keys rotate, what is over is cleared away. */
export function runCleanup(
  { feedback, identity, workspaces }: People,
  logger: Logger,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const cleaning = repeatUntil(
    signal,
    intervalInMs,
    () => identity.cleanup(),
    (error) => logger.error({ err: error }, "not tidied"),
  );
  const sweeping = repeatUntil(
    signal,
    sweepIntervalInMs,
    async () => {
      await workspaces.rotateKeys();
      await feedback.cleanup();
      await workspaces.cleanup();
    },
    (error) => logger.error({ err: error }, "messages and files not cleared"),
  );
  return {
    async stop() {
      ending.abort();
      await Promise.all([cleaning, sweeping]);
    },
  };
}
