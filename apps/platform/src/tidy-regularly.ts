import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { People } from "./people.ts";

const intervalInMs = 60_000;
/** Looking for references reads whole tables. */
const sweepIntervalInMs = 3_600_000;

/** The worker's part: mails that wait are sent, keys rotate, what is over is cleared away. */
export function tidyRegularly(
  { identity, mailer, workspaces }: People,
  logger: Logger,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const tidying = (async () => {
    while (!signal.aborted) {
      await identity.tidy().catch((error: unknown) => logger.error({ err: error }, "not tidied"));
      await pause(intervalInMs, null, { signal }).catch(() => {});
    }
  })();
  const sweeping = (async () => {
    while (!signal.aborted) {
      await workspaces.tidy().catch((error: unknown) => logger.error({ err: error }, "files not cleared"));
      await pause(sweepIntervalInMs, null, { signal }).catch(() => {});
    }
  })();
  const delivering = mailer.deliverUntil(signal);
  return {
    async stop() {
      ending.abort();
      await Promise.all([tidying, sweeping, delivering]);
    },
  };
}
