import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import {
  addressSubject,
  createAttemptLimits,
  delayInSeconds,
  type AttemptLimit,
  type AttemptLimits,
} from "./attempt-limits.ts";

const limit: AttemptLimit = {
  name: "test",
  free: 10,
  windowInSeconds: 900,
  firstDelayInSeconds: 15,
  longestDelayInSeconds: 900,
};

it("makes whoever goes on wait twice as long each time, a quarter of an hour at most", () => {
  expect([0, 9, 10, 11, 12, 16, 17, 1_000].map((earlier) => delayInSeconds(limit, earlier))).toEqual([
    0, 0, 15, 30, 60, 900, 900, 900,
  ]);
});

it("counts a whole network of IPv6 as one address", () => {
  expect(addressSubject("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(addressSubject("2001:db8:1:2::9")).toBe("2001:db8:1:2");
  expect(addressSubject("2001:0db8::1")).toBe("2001:db8:0:0");
  expect(addressSubject("::1")).toBe("0:0:0:0");
  expect(addressSubject("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(addressSubject("192.0.2.1")).toBe("192.0.2.1");
});

describe.each(testedDatabases)("counted tries (%s)", (kind) => {
  let test: TestDatabase;
  let limits: AttemptLimits;
  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    limits = createAttemptLimits(test.database);
  });
  afterAll(() => test.remove());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const tries = async (subject: string, count: number) => {
    const delays: number[] = [];
    for (let index = 0; index < count; index++)
      delays.push((await limits.begin({ limit, subject })).delayInSeconds);
    return delays;
  };
  const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

  it("are free ten times in fifteen minutes, and again when those are over", async () => {
    expect(await tries("one", 11)).toEqual([...Array<number>(10).fill(0), 15]);
    later(901);
    expect(await tries("one", 1)).toEqual([0]);
  });

  it("may go on when the wait is over, and each further failure makes it longer", async () => {
    await tries("two", 10);
    later(14);
    const early = await limits.begin({ limit, subject: "two" });
    expect(early.delayInSeconds).toBe(1);
    await early.forget();
    later(1);
    expect((await limits.begin({ limit, subject: "two" })).delayInSeconds).toBe(0);
    expect((await limits.begin({ limit, subject: "two" })).delayInSeconds).toBe(30);
  });

  it("are counted even when a thousand come at the same moment", async () => {
    const all = await Promise.all(
      Array.from({ length: 200 }, () => limits.begin({ limit, subject: "three" })),
    );
    expect(all.filter((attempt) => attempt.delayInSeconds === 0).length).toBeLessThanOrEqual(10);
  });

  it("belong to one subject, can be taken back and cleared", async () => {
    await tries("four", 12);
    expect((await limits.begin({ limit, subject: "five" })).delayInSeconds).toBe(0);
    await limits.clear({ limit, subject: "four" });
    const attempt = await limits.begin({ limit, subject: "four" });
    await attempt.forget();
    expect((await limits.begin({ limit, subject: "four" })).earlier).toEqual([0]);
  });

  it("name nobody in the database, and are forgotten after a day", async () => {
    await tries("lotte@example.org", 1);
    const { rows } = await test.database.db.execute<{ key: string }>("SELECT key FROM attempts");
    expect(rows.map(({ key }) => key).join()).not.toContain("lotte");
    later(200_000);
    await limits.cleanup();
    expect((await test.database.db.execute("SELECT 1 FROM attempts")).rows).toEqual([]);
  });
});
