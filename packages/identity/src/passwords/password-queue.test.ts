import { expect, it } from "vitest";
import { PasswordQueue } from "./password-queue.ts";

const gate = () => Promise.withResolvers<void>();

it("hashes no more at a time than there are threads, in the order of arrival", async () => {
  const queue = new PasswordQueue({ threads: 2, maxAdmitted: 10 });
  const gates = Array.from({ length: 5 }, gate);
  const begun: number[] = [];
  const runs = gates.map(({ promise }, index) =>
    queue.run(async () => {
      begun.push(index);
      await promise;
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1]);
  gates[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it("goes on after a hash that failed", async () => {
  const queue = new PasswordQueue({ threads: 1, maxAdmitted: 10 });
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

it("turns away at once whoever finds it full, says when to come back, and lets the next in when one is done", async () => {
  const queue = new PasswordQueue({ threads: 1, maxAdmitted: 2 });
  const first = gate();
  const second = gate();
  const inside = [queue.admit(() => first.promise), queue.admit(() => second.promise)];
  let wasCalled = false;
  const refused = queue.admit(async () => {
    wasCalled = true;
  });
  await expect(refused).rejects.toMatchObject({ reason: "busy", status: 503, retryAfterInSeconds: 1 });
  expect(wasCalled).toBe(false);
  first.resolve();
  await inside[0];
  expect(await queue.admit(() => Promise.resolve("in"))).toBe("in");
  second.resolve();
  await inside[1];
});

it("is full for whoever has let in as many as it takes, before they have got there", () => {
  const queue = new PasswordQueue({ threads: 1, maxAdmitted: 2 });
  expect([queue.isFull(), queue.isFull(1), queue.isFull(2)]).toEqual([false, false, true]);
});
