import { releaseMemory } from "@zoetrope/kit";
import type { Logger } from "pino";
import { isDiskFull, toStartFault, type StartFault } from "../start/start-fault.ts";
import type { StartupReporter } from "../start/startup-reporter.ts";
import { describeSeed, type SeedOutcome } from "./seed-outcome.ts";
import { seedOnce } from "./seed-once.ts";
import type { Services } from "../start/services.ts";

/** Pages say how far the catalogue is; nobody needs to know it more exactly. */
const reportEveryInMs = 2_000;
/** Suggestions, related tags and the order of results know what has come after each so many parts of the whole: each ranking takes seconds from the filling. */
const rankingRuns = 2;

export interface BackgroundSeedingOptions {
  services: Pick<Services, "catalog" | "database">;
  logger: Logger;
  reporter: Pick<StartupReporter, "step">;
  /** Told of a full disk under an embedded database: the platform has to end, because it can store nothing of anybody. */
  onFault: (fault: StartFault) => void;
  /** How much of it. Default: all. */
  part?: "sample" | "all";
  seed?: typeof seedOnce;
}

/** Fills the catalogue while the hosts answer. What is stopped goes on at the next start. */
export function seedInBackground({
  services,
  logger,
  reporter,
  onFault,
  part = "all",
  seed = seedOnce,
}: BackgroundSeedingOptions): {
  stop(): Promise<void>;
} {
  const { catalog, database } = services;
  const ended = new AbortController();
  const { signal } = ended;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let ranked = 0;
  // A ranking may take long on a busy machine, and a progress that nobody repeats is taken for that of a process that has ended.
  const reports = new Sequence((error) =>
    logger.warn({ err: error }, "the progress of seeding could not be reported"),
  );
  const rankings = new Sequence((error) =>
    logger.warn({ err: error }, "what has come could not be ranked on the way"),
  );
  function follow(done: number, total: number): void {
    const now = performance.now();
    if (now - reportedAt >= reportEveryInMs) {
      reportedAt = now;
      reports.add(() => catalog.reportSeedingProgress({ done, total }));
    }
    const step = Math.floor((done * rankingRuns) / total);
    if (step > ranked && step < rankingRuns) {
      ranked = step;
      rankings.add(() => catalog.rank({ signal }));
    }
  }
  const isFatal = (error: unknown): boolean => database.kind === "embedded" && isDiskFull(error);
  async function reportEnd(): Promise<void> {
    await rankings.done;
    reports.add(() => catalog.reportSeedingProgress(null));
    await reports.done;
    releaseMemory();
  }
  async function seedAll(onProgress: (done: number, total: number) => void): Promise<SeedOutcome | null> {
    try {
      const outcome = await seed({
        services,
        logger,
        signal,
        part,
        onProgress(done, total) {
          onProgress(done, total);
          follow(done, total);
        },
      });
      await reportEnd();
      return outcome;
    } catch (error) {
      // A database without room might not answer any more.
      if (isFatal(error)) throw error;
      await reportEnd();
      if (signal.aborted) return null;
      throw error;
    }
  }
  const seeding = reporter
    .step("Fill the catalogue", seedAll, (outcome) =>
      outcome === null ? "stopped; it goes on at the next start" : describeSeed(outcome),
    )
    .catch((error: unknown) => {
      if (isFatal(error)) return onFault(toStartFault(error));
      logger.error({ err: error }, "the catalogue could not be filled; the next start tries again");
    });
  return {
    async stop() {
      ended.abort();
      await seeding;
    },
  };
}

/** One after the other; what fails is told, and the next goes on. */
class Sequence {
  readonly #onFailure: (error: unknown) => void;
  done: Promise<unknown> = Promise.resolve();

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  add(work: () => Promise<unknown>): void {
    this.done = this.done.then(work).catch(this.#onFailure);
  }
}
