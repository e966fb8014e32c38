import { expect, test } from "vitest";
import { runBatch } from "./run-batch.ts";

test("each item is worked on once, so many at once", async () => {
  let under = 0;
  let most = 0;
  const done: number[] = [];
  const items = Array.from({ length: 10 }, (_, index) => index);
  await runBatch(items, {
    atOnce: 3,
    signal: new AbortController().signal,
    work: async (item) => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under--;
      done.push(item);
    },
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(3);
});

test("once it is stopped no further one begins", async () => {
  const abort = new AbortController();
  const begun: number[] = [];
  await runBatch([1, 2, 3, 4], {
    atOnce: 1,
    signal: abort.signal,
    work: (item) => {
      begun.push(item);
      if (item === 2) abort.abort();
      return Promise.resolve();
    },
  });
  expect(begun).toEqual([1, 2]);
});
