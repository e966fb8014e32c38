import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import type { StartupReporter } from "../start/startup-reporter.ts";

/** What is computed at ingest, and later for animations that are there already. */
const titles = {
  concepts: "Link with concepts",
  posters: "Draw the posters",
  vectors: "Measure look and motion",
  neighbours: "Choose similar animations",
  previews: "Draw premium previews",
  accessibility: "Look for flashes",
} as const;
export type BackfillKind = keyof typeof titles;

/** What comes in day by day is done before anybody could read of it. */
const fewest = 20;
const steps = 10;

export interface BackfillOutputs {
  logger: Pick<Logger, "info">;
  reporter: Pick<StartupReporter, "follow">;
  metrics: Pick<Metrics, "observeBackfill">;
}

/** Shows how far such a work is: always in the metrics, in the terminal and, at every tenth, in the log where there is more than a handful. */
export function followBackfill(
  { logger, reporter, metrics }: BackfillOutputs,
  work: BackfillKind,
): (done: number, total: number) => void {
  const title = titles[work];
  const show = reporter.follow(title);
  let lastStep = 0;
  return (done, total) => {
    metrics.observeBackfill(work, done, total);
    if (total < fewest) return;
    show(done, total);
    const step = Math.floor((done * steps) / total);
    if (step === lastStep) return;
    lastStep = step;
    logger.info({ work, done, total }, `backfill: ${title.toLowerCase()}`);
  };
}
