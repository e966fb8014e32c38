import { expect, test } from "vitest";
import { HitLimit } from "./hit-limit.ts";

const takeMany = (limit: HitLimit, network: string, count: number): number[] =>
  Array.from({ length: count }, () => limit.take(network));

test("a network counts six hundred views in a minute, and then waits for the next", () => {
  let now = 10_000;
  const limit = new HitLimit(() => now);
  expect(takeMany(limit, "203.0.113.0", 600).every((seconds) => seconds === 0)).toBe(true);
  now += 20_500;
  expect(limit.take("203.0.113.0")).toBe(40);
  expect(limit.take("198.51.100.0")).toBe(0);
  now += 39_500;
  expect(limit.take("203.0.113.0")).toBe(0);
});

test("any number of networks takes no more than a bounded room", () => {
  const limit = new HitLimit(() => 0);
  takeMany(limit, "203.0.113.0", 600);
  expect(limit.take("203.0.113.0")).toBeGreaterThan(0);
  for (let network = 0; network <= 20_000; network += 1) limit.take(`n${network}`);
  expect(limit.take("203.0.113.0")).toBe(0);
});
