import { buildStalePageApps } from "../page-apps/build-page-apps.ts";
import { buildStaleLexicon } from "../page-apps/build-stale-lexicon.ts";
import type { PageAppHost } from "../page-apps/page-apps.ts";
import { seedInChildProcess } from "../seed/seed-in-child-process.ts";
import { describeSeed, type SeedOutcome } from "../seed/seed-outcome.ts";
import type { StartupReporter } from "./startup-reporter.ts";

export interface BuildAndBeginOptions {
  reporter: Pick<StartupReporter, "step">;
  /** Whose pages are to be built where they are stale. */
  pageApps: readonly PageAppHost[];
  /** Whether the catalogue is to begin with what the first pages show. */
  isBeginning: boolean;
  /** The pages are there, and a processor is idle now and then until the catalogue has begun. */
  onPagesBuilt?: () => void;
  signal: AbortSignal;
}

/**
 * Builds what is stale of pages and words, and begins the catalogue, whose animations wait for the words and whose database waits for
 * nothing: at the same time, since none of them keeps two processors busy. They are shown one after the other, each with what is left
 * of it. When one fails the others end.
 */
export async function buildAndBegin({
  reporter,
  pageApps,
  isBeginning,
  onPagesBuilt,
  signal,
}: BuildAndBeginOptions): Promise<void> {
  const failed = new AbortController();
  let beginning: Beginning | null = null;
  try {
    await buildStaleLexicon(reporter, async (compiled) => {
      if (isBeginning) beginning = new Beginning(compiled, AbortSignal.any([signal, failed.signal]));
      await buildStalePageApps(pageApps, reporter, { signal });
      signal.throwIfAborted();
      onPagesBuilt?.();
    });
    if (beginning !== null) await (beginning as Beginning).shownBy(reporter);
  } catch (error) {
    failed.abort();
    await (beginning as Beginning | null)?.ended();
    throw error;
  }
}

/** The beginning of the catalogue, shown from whenever there is a line for it. */
class Beginning {
  readonly #seeding: Promise<SeedOutcome>;
  #progress: [done: number, total: number] | null = null;
  #onProgress: ((done: number, total: number) => void) | null = null;

  constructor(compiled: Promise<void>, signal: AbortSignal) {
    this.#seeding = seedInChildProcess(
      (done, total) => {
        this.#progress = [done, total];
        this.#onProgress?.(done, total);
      },
      signal,
      { lexicon: compiled },
    );
    // Who waits for it hears of it.
    this.#seeding.catch(() => {});
  }

  async shownBy(reporter: Pick<StartupReporter, "step">): Promise<void> {
    await reporter.step(
      "Begin the catalogue",
      (onProgress) => {
        if (this.#progress !== null) onProgress(...this.#progress);
        this.#onProgress = onProgress;
        return this.#seeding;
      },
      describeSeed,
    );
  }

  async ended(): Promise<void> {
    await this.#seeding.catch(() => {});
  }
}
