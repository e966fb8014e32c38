import { afterAll, beforeAll } from "vitest";
import { runPlatform, type RunningPlatform } from "../start-platform.ts";

/** A platform of this file's own, with an empty catalogue: pages of words and the whole header and footer. */
export function usePlatform(variables: () => Record<string, string>): () => RunningPlatform {
  let running: RunningPlatform | undefined;
  beforeAll(async () => {
    running = await runPlatform({
      ZOETROPE_SEED: "none",
      // Nobody waits ten seconds for events of pages that stay open.
      ANALYTICS_FLUSH_INTERVAL_IN_SECONDS: "0",
      ...variables(),
    });
  });
  afterAll(() => running?.stop());
  return () => {
    if (running === undefined) throw new Error("the platform has not been started");
    return running;
  };
}
