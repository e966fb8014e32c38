import type { Logger } from "pino";
import { repeatUntil } from "./repeat-until.ts";
import type { Services } from "../start/services.ts";

/** Views of animations, as the hit counter numbers them. */
const animationViews = 3;

/**
 * Counts events every few seconds, and lets the catalogue know what is seen. No schedule of jobs: a row for each time would cost more
 * than the counting, which keeps other workers out by itself.
 */
export function measureRegularly(
  { statistics, catalog }: Pick<Services, "statistics" | "catalog">,
  logger: Logger,
  { countingIntervalInMs }: { countingIntervalInMs: number },
): { stop(): Promise<void> } {
  if (statistics === null) return { stop: () => Promise.resolve() };
  const ending = new AbortController();
  const { signal } = ending;
  const counting = repeatUntil(
    signal,
    countingIntervalInMs,
    () => statistics.rollUp(),
    (error) => logger.error({ err: error }, "events not rolled up; they are kept and counted later"),
  );
  const showingViews = repeatUntil(
    signal,
    countingIntervalInMs,
    () => statistics.reportHits(animationViews, (views) => catalog.recordViews(views)),
    (error) => logger.error({ err: error }, "views not taken over into the catalogue; they are kept"),
  );
  return {
    async stop() {
      ending.abort();
      await Promise.all([counting, showingViews]);
    },
  };
}
