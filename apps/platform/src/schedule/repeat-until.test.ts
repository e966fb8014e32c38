import { expect, it } from "vitest";
import { repeatUntil } from "./repeat-until.ts";

it("goes on after a failure, which is told, until it is ended", async () => {
  const ending = new AbortController();
  const failures: unknown[] = [];
  let times = 0;
  await repeatUntil(
    ending.signal,
    1,
    async () => {
      times += 1;
      if (times === 2) throw new Error("the database is away");
      if (times === 4) ending.abort();
    },
    (error) => failures.push(error),
  );
  expect(times).toBe(4);
  expect(failures).toEqual([new Error("the database is away")]);
});
