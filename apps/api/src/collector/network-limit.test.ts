import { expect, test } from "vitest";
import { NetworkLimit } from "./network-limit.ts";

const most = 600;
const takeMany = (limit: NetworkLimit, network: string, count: number): number[] =>
  Array.from({ length: count }, () => limit.take(network));

test("a network sends as much as it may in a minute, and then waits for the next", () => {
  let now = 10_000;
  const limit = new NetworkLimit(most, { now: () => now });
  expect(takeMany(limit, "203.0.113.0", most).every((seconds) => seconds === 0)).toBe(true);
  now += 20_500;
  expect(limit.take("203.0.113.0")).toBe(40);
  expect(limit.take("198.51.100.0")).toBe(0);
  now += 39_500;
  expect(limit.take("203.0.113.0")).toBe(0);
});

test("what would be too much is not taken, and less of it still may be", () => {
  const limit = new NetworkLimit(most, { now: () => 0 });
  expect(limit.take("203.0.113.0", 590)).toBe(0);
  expect(limit.take("203.0.113.0", 11)).toBe(60);
  expect(limit.take("203.0.113.0", 10)).toBe(0);
  expect(limit.take("203.0.113.0", 1)).toBe(60);
});

test("any number of networks takes no more than a bounded amount of memory", () => {
  const limit = new NetworkLimit(most, { now: () => 0 });
  takeMany(limit, "203.0.113.0", most);
  expect(limit.take("203.0.113.0")).toBeGreaterThan(0);
  for (let network = 0; network <= 20_000; network += 1) limit.take(`n${network}`);
  expect(limit.take("203.0.113.0")).toBe(0);
});
