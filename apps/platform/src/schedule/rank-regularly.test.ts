import { createLogger } from "@zoetrope/kit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rankRegularly } from "./rank-regularly.ts";

const logger = createLogger({ level: "silent" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("looks every minute whether a ranking is due, and at once when it was due more often", async () => {
  const rank = vi.fn(() => Promise.resolve(true));
  const hourly = rankRegularly({ catalog: { rank }, logger, intervalInSeconds: 3_600 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(rank).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(62_000);
  expect(rank).toHaveBeenCalledTimes(2);
  expect(rank).toHaveBeenCalledWith({ maxAgeInSeconds: 3_600 });
  await hourly.stop();
  const often = rankRegularly({ catalog: { rank }, logger, intervalInSeconds: 10 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rank).toHaveBeenCalledTimes(3);
  await often.stop();
});

it("never ranks twice at once, goes on after a failure, and waits for the last one when stopped", async () => {
  const first = Promise.withResolvers<boolean>();
  const last = Promise.withResolvers<boolean>();
  const rank = vi
    .fn<() => Promise<boolean>>()
    .mockReturnValueOnce(first.promise)
    .mockReturnValueOnce(last.promise);
  const ranking = rankRegularly({ catalog: { rank }, logger, intervalInSeconds: 60 });
  await vi.advanceTimersByTimeAsync(180_000);
  expect(rank).toHaveBeenCalledTimes(1);
  first.reject(new Error("the database is away"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rank).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopping = ranking.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(isStopped).toBe(false);
  last.resolve(true);
  await stopping;
  expect(rank).toHaveBeenCalledTimes(2);
});
