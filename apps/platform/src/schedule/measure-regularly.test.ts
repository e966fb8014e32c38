import { createLogger } from "@zoetrope/kit";
import { expect, it, vi } from "vitest";
import { measureRegularly } from "./measure-regularly.ts";

const logger = createLogger({ level: "silent" });
type Services = Parameters<typeof measureRegularly>[0];

it("rolls events up at once, lets the catalogue know the searches of a month and the views, and ends when both have ended", async () => {
  const calls: string[] = [];
  const top = vi.fn(async () => [{ value: "owl", count: 3, visitors: 2 }]);
  const recordSearches = vi.fn(async () => {});
  const recordViews = vi.fn(async () => {});
  const statistics = {
    cleanup: async () => void calls.push("cleanup"),
    rollUp: async () => void calls.push("roll up"),
    top,
    reportHits: async (method: number, tell: (views: Map<string, number>) => Promise<void>) =>
      await tell(new Map([["owl", method]])),
  };
  const measuring = measureRegularly(
    { statistics, catalog: { recordSearches, recordViews } } as unknown as Services,
    logger,
    { countingIntervalInMs: 60_000 },
  );
  await expect
    .poll(() => [...calls.toSorted(), recordSearches.mock.calls.length, recordViews.mock.calls.length])
    .toEqual(["roll up", "cleanup", 1, 1]);
  expect(recordViews).toHaveBeenCalledWith(new Map([["owl", 3]]));
  expect(recordSearches).toHaveBeenCalledWith([{ query: "owl", visitors: 2 }]);
  expect(top).toHaveBeenCalledWith(expect.anything(), { event: "search", dimension: "query", limit: 5_000 });
  await measuring.stop();
});

it("does nothing where nothing is measured", async () => {
  await measureRegularly({ statistics: null, catalog: {} } as unknown as Services, logger, {
    countingIntervalInMs: 1_000,
  }).stop();
});
