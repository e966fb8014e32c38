import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import type { StartupReporter } from "../start/startup-reporter.ts";
import { describeSeed, type SeedOutcome } from "./seed-outcome.ts";
import { seedOnce } from "./seed-once.ts";
import type { Services } from "../start/services.ts";

/** Pages say how far the catalogue is; nobody needs to know it more exactly. */
const toldEveryInMs = 2_000;
/** Suggestions, related tags and the order of results know what has come after each so many parts of the whole. */
const rankings = 5;

export interface FillBehindOptions {
  services: Pick<Services, "catalog" | "database">;
  logger: Logger;
  reporter: Pick<StartupReporter, "step">;
  seed?: typeof seedOnce;
}

/** Fills the catalogue while the hosts answer. What is stopped goes on at the next start. */
export function fillBehind({ services, logger, reporter, seed = seedOnce }: FillBehindOptions): {
  stop(): Promise<void>;
} {
  const { catalog } = services;
  const ended = new AbortController();
  const { signal } = ended;
  let toldAt = Number.NEGATIVE_INFINITY;
  let ranked = 0;
  let noting: Promise<unknown> = Promise.resolve();
  const note = (work: () => Promise<unknown>) => {
    noting = noting
      .then(work)
      .catch((error: unknown) => logger.warn({ err: error }, "the filling could not be noted"));
  };
  function follow(done: number, total: number): void {
    const now = performance.now();
    if (now - toldAt >= toldEveryInMs) {
      toldAt = now;
      note(() => catalog.noteFilling({ done, total }));
    }
    const part = Math.floor((done * rankings) / total);
    if (part > ranked && part < rankings) {
      ranked = part;
      note(() => catalog.rank());
    }
  }
  async function fill(onProgress: (done: number, total: number) => void): Promise<SeedOutcome | null> {
    try {
      return await seed({
        services,
        logger,
        signal,
        onProgress(done, total) {
          onProgress(done, total);
          follow(done, total);
        },
      });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      note(() => catalog.noteFilling(null));
      await noting;
      releaseMemory();
    }
  }
  const filling = reporter
    .step("Fill the catalogue", fill, (outcome) =>
      outcome === null ? "stopped; it goes on at the next start" : describeSeed(outcome),
    )
    .catch((error: unknown) =>
      logger.error({ err: error }, "the catalogue could not be filled; the next start tries again"),
    );
  return {
    async stop() {
      ended.abort();
      await filling;
    },
  };
}
