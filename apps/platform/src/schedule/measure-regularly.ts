import type { Logger } from "pino";
import { repeatUntil } from "./repeat-until.ts";
import type { Services } from "../start/services.ts";

const intervalInMs = 60_000;
const searchesIntervalInMs = 3_600_000;
/** What people have searched for in this time moves up among the suggestions. */
const searchesOfInMs = 30 * 86_400_000;
const mostSearches = 5_000;
/** Views of animations, as the hit counter numbers them. */
const animationViews = 3;

/** The worker's part of statistics: events are counted, old ones dropped, and the catalogue learns what is searched for and seen. */
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
  // By itself: a day that cannot be dropped must not keep the others from being counted.
  const cleaning = repeatUntil(
    signal,
    intervalInMs,
    () => statistics.cleanup(),
    (error) => logger.error({ err: error }, "statistics not tidied"),
  );
  const learning = repeatUntil(
    signal,
    searchesIntervalInMs,
    async () => {
      const to = new Date();
      const range = { from: new Date(to.getTime() - searchesOfInMs), to };
      const limit = mostSearches;
      const searches = await statistics.top(range, { event: "search", dimension: "query", limit });
      await catalog.recordSearches(searches.map(({ value, visitors }) => ({ query: value, visitors })));
    },
    (error) => logger.error({ err: error }, "searches not taken over into the suggestions"),
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
      await Promise.all([counting, cleaning, learning, showingViews]);
    },
  };
}
