import { availableParallelism } from "node:os";
import type { Need } from "../benchmarks/harness.ts";
import { ensureBrowser } from "./test-command/ensure-browser.ts";
import { ensurePostgres } from "./test-command/ensure-postgres.ts";
import { ensureProgram } from "./test-command/ensure-program.ts";

/** Who asks is measured on another core than whoever answers. */
function requireTwoCores(cores = availableParallelism()): void {
  if (cores < 2) throw new Error("It needs two processor cores, and this process may use one.");
}

/** Finds what a benchmark needs, or installs it; throws with a sentence that says how it comes. */
export const requireNeed: Record<Need, () => void> = {
  browser: () => void ensureBrowser(),
  postgres: ensurePostgres,
  taskset: () => {
    ensureProgram("taskset", "util-linux");
    requireTwoCores();
  },
  wrk: () => ensureProgram("wrk"),
};
