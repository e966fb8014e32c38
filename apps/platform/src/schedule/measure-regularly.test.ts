import { createLogger } from "@zoetrope/kit";
import { expect, it, vi } from "vitest";
import { measureRegularly } from "./measure-regularly.ts";

const logger = createLogger({ level: "silent" });
type Services = Parameters<typeof measureRegularly>[0];

it("rolls events up at once, lets the catalogue know the views, and ends when both have ended", async () => {
  const rollUp = vi.fn(async () => {});
  const recordViews = vi.fn(async () => {});
  const statistics = {
    rollUp,
    reportHits: async (method: number, report: (views: Map<string, number>) => Promise<void>) =>
      await report(new Map([["owl", method]])),
  };
  const measuring = measureRegularly(
    { statistics, catalog: { recordViews } } as unknown as Services,
    logger,
    {
      countingIntervalInMs: 60_000,
    },
  );
  await expect.poll(() => [rollUp.mock.calls.length, recordViews.mock.calls.length]).toEqual([1, 1]);
  expect(recordViews).toHaveBeenCalledWith(new Map([["owl", 3]]));
  await measuring.stop();
});

it("does nothing where nothing is measured", async () => {
  await measureRegularly({ statistics: null, catalog: {} } as unknown as Services, logger, {
    countingIntervalInMs: 1_000,
  }).stop();
});
