import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import type { StartupReporter } from "../start/startup-reporter.ts";
import { describeSeed, type SeedOutcome } from "./seed-outcome.ts";
import { seedOnce } from "./seed-once.ts";
import type { Services } from "../start/services.ts";

/** Pages say how far the catalogue is; nobody needs to know it more exactly. */
const reportEveryInMs = 2_000;
/** Suggestions, related tags and the order of results know what has come after each so many parts of the whole. */
const rankingRuns = 3;

export interface BackgroundSeedingOptions {
  services: Pick<Services, "catalog" | "database">;
  logger: Logger;
  reporter: Pick<StartupReporter, "step">;
  /** How much of it. Default: all. */
  part?: "sample" | "all";
  seed?: typeof seedOnce;
}

/** Fills the catalogue while the hosts answer. What is stopped goes on at the next start. */
export function seedInBackground({
  services,
  logger,
  reporter,
  part = "all",
  seed = seedOnce,
}: BackgroundSeedingOptions): {
  stop(): Promise<void>;
} {
  const { catalog } = services;
  const ended = new AbortController();
  const { signal } = ended;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let ranked = 0;
  let reporting: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<unknown>) => {
    reporting = reporting
      .then(work)
      .catch((error: unknown) =>
        logger.warn({ err: error }, "the progress of seeding could not be reported"),
      );
  };
  function follow(done: number, total: number): void {
    const now = performance.now();
    if (now - reportedAt >= reportEveryInMs) {
      reportedAt = now;
      enqueue(() => catalog.reportSeedingProgress({ done, total }));
    }
    const step = Math.floor((done * rankingRuns) / total);
    if (step > ranked && step < rankingRuns) {
      ranked = step;
      enqueue(() => catalog.rank());
    }
  }
  async function seedAll(onProgress: (done: number, total: number) => void): Promise<SeedOutcome | null> {
    try {
      return await seed({
        services,
        logger,
        signal,
        part,
        onProgress(done, total) {
          onProgress(done, total);
          follow(done, total);
        },
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      enqueue(() => catalog.reportSeedingProgress(null));
      await reporting;
      releaseMemory();
    }
  }
  const seeding = reporter
    .step("Fill the catalogue", seedAll, (outcome) =>
      outcome === null ? "stopped; it goes on at the next start" : describeSeed(outcome),
    )
    .catch((error: unknown) =>
      logger.error({ err: error }, "the catalogue could not be filled; the next start tries again"),
    );
  return {
    async stop() {
      ended.abort();
      await seeding;
    },
  };
}
