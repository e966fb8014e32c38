import { expect, it } from "vitest";
import { GroupCommit } from "./group-commit.ts";

const opened = (options: { maxItems?: number; maxWaiting?: number; writers?: number } = {}) => {
  const writes: { items: readonly number[]; done: PromiseWithResolvers<void> }[] = [];
  const commits = new GroupCommit<number>({
    ...options,
    async write(items) {
      const done = Promise.withResolvers<void>();
      writes.push({ items, done });
      await done.promise;
    },
  });
  return { commits, writes };
};

it("writes what came together at once, and what came meanwhile in one go", async () => {
  const { commits, writes } = opened();
  const first = [commits.add([1, 2]), commits.add([3])];
  await expect.poll(() => writes.length).toBe(1);
  const later = [commits.add([4]), commits.add([5, 6])];
  writes[0]?.done.resolve();
  await Promise.all(first);
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.done.resolve();
  await Promise.all(later);
  expect(writes.map(({ items }) => items)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

it("tells everybody of a group that failed, and nobody else", async () => {
  const { commits, writes } = opened({ maxItems: 2 });
  const answers = Promise.allSettled([commits.add([1]), commits.add([2]), commits.add([3])]);
  await expect.poll(() => writes.length).toBe(1);
  writes[0]?.done.reject(new Error("the disk is full"));
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.done.resolve();
  const [one, two, three] = await answers;
  expect(one).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(two).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(three).toMatchObject({ status: "fulfilled" });
  expect(writes[1]?.items).toEqual([3]);
});

it("takes a batch that is larger than a group whole", async () => {
  const { commits, writes } = opened({ maxItems: 2 });
  const added = commits.add([1, 2, 3]);
  await expect.poll(() => writes.length).toBe(1);
  expect(writes[0]?.items).toEqual([1, 2, 3]);
  writes[0]?.done.resolve();
  await added;
});

it("refuses more than may wait, and takes more once there is room", async () => {
  const { commits, writes } = opened({ maxWaiting: 2 });
  const first = commits.add([1]);
  await expect.poll(() => writes.length).toBe(1);
  const waiting = commits.add([2, 3]);
  await expect(commits.add([4])).rejects.toMatchObject({ code: "unavailable" });
  writes[0]?.done.resolve();
  await first;
  await expect.poll(() => writes.length).toBe(2);
  const again = commits.add([4]);
  writes[1]?.done.resolve();
  await waiting;
  await expect.poll(() => writes.length).toBe(3);
  writes[2]?.done.resolve();
  await again;
});
