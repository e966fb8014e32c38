import type { Catalog } from "@zoetrope/catalog";
import type { Logger } from "pino";

const mostBetweenLooksInMs = 60_000;

export interface RankRegularlyOptions {
  catalog: Pick<Catalog, "rank">;
  logger: Logger;
  intervalInSeconds: number;
}

/**
 * Keeps "popular" and "downloads" true, and lets search know changed words: ranks when the last ranking is older than
 * the interval and something has changed. The age is kept in the database, so restarts do not put it off and any number
 * of workers do it once.
 */
export function rankRegularly({ catalog, logger, intervalInSeconds }: RankRegularlyOptions): {
  stop(): Promise<void>;
} {
  let ranking: Promise<unknown> = Promise.resolve();
  let isRanking = false;
  const look = (): void => {
    if (isRanking) return;
    isRanking = true;
    ranking = catalog
      .rank({ maxAgeInSeconds: intervalInSeconds })
      .catch((error: unknown) => logger.error({ err: error }, "the catalogue could not be ranked"))
      .finally(() => {
        isRanking = false;
      });
  };
  const timer = setInterval(look, Math.min(mostBetweenLooksInMs, intervalInSeconds * 1_000));
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await ranking;
    },
  };
}
