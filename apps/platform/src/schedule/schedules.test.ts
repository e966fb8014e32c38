import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import type { Jobs } from "@zoetrope/jobs";
import { locales } from "@zoetrope/i18n";
import { openTestJobs, readJobs } from "@zoetrope/jobs/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handleSchedules, schedulesOf, type ScheduleOptions } from "./schedules.ts";

const configuration = { RANKING_INTERVAL_IN_SECONDS: 3_600, ACCESSIBILITY_ANALYSIS: "on" } as const;
const follow = () => () => {};
const kinds = Object.values(schedulesOf(configuration));
let test: TestDatabase;
const open: Jobs[] = [];

beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.stop();
  await test.remove();
});

const worker = async (services: object, people: object) => {
  const jobs = await openTestJobs(test.database, { kinds });
  open.push(jobs);
  handleSchedules(jobs, { services, people, configuration, follow } as unknown as ScheduleOptions);
  return jobs;
};

it("of two workers one does each thing, and each thing is done again a minute or an hour later", async () => {
  const done: string[] = [];
  const act = (name: string) => async () => void done.push(name);
  const top = vi.fn(async () => [{ value: "owl", count: 3, visitors: 2 }]);
  const recordSearches = vi.fn(act("learn"));
  const rank = vi.fn(act("rank"));
  const renewSimilarity = vi.fn(act("similarity"));
  const learn = vi.fn(async () => {});
  const analyseAccessibility = async () => {
    done.push("accessibility");
    return 3;
  };
  const catalog = {
    rank,
    recordSearches,
    renewSimilarity,
    posters: { makeAwaited: act("posters") },
    analyseAccessibility,
    seedingProgress: async () => null,
    editorsDays: { begin: act("days") },
    popularSearches: { learn },
  };
  const popularSearches = async () => new Map([["de", ["pferd"]]]);
  const services = { catalog, statistics: { cleanup: act("statistics"), top, popularSearches } };
  const people = {
    identity: { cleanup: act("identity") },
    workspaces: { rotateKeys: act("keys"), cleanup: act("files") },
    feedback: { cleanup: act("messages") },
  };
  for (const jobs of [await worker(services, people), await worker(services, people)]) await jobs.work();
  const all = [
    "accessibility",
    "days",
    "files",
    "identity",
    "keys",
    "learn",
    "messages",
    "posters",
    "rank",
    "similarity",
    "statistics",
  ];
  await expect.poll(() => done.toSorted()).toEqual(all);
  await expect.poll(() => learn.mock.calls.length).toBe(locales.length);
  expect(learn).toHaveBeenCalledWith("de", ["pferd"]);
  expect(learn).toHaveBeenCalledWith("en", []);
  expect(rank).toHaveBeenCalledWith({
    maxAgeInSeconds: 3_600,
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(recordSearches).toHaveBeenCalledWith([{ query: "owl", visitors: 2 }]);
  expect(top).toHaveBeenCalledWith(expect.anything(), { event: "search", dimension: "query", limit: 5_000 });
  const waits = async (kind: string) =>
    (await readJobs(test.database, kind)).map((job) => job.waitsInSeconds);
  for (const [kind, seconds] of [
    ["rank-catalogue", 60],
    ["begin-editors-days", 60],
    ["make-posters", 60],
    ["renew-similarity", 60],
    ["analyse-accessibility", 60],
    ["clean-identity", 60],
    ["clean-statistics", 60],
    ["sweep-files", 3_600],
    ["learn-searches", 3_600],
  ] as const) {
    await expect.poll(async () => (await waits(kind))[0]).toBeGreaterThan(seconds - 30);
    expect(await waits(kind)).toHaveLength(1);
  }
});

it.each([
  ["on", 1],
  ["off", 0],
] as const)(
  "animations are looked at for accessibility where that is %s: %i time",
  async (setting, times) => {
    const handlers = new Map<string, (job: { signal: AbortSignal }) => Promise<void>>();
    const jobs = {
      handle: ({ name }: { name: string }, handler: () => Promise<void>) => void handlers.set(name, handler),
    };
    const analyseAccessibility = vi.fn(async () => 0);
    handleSchedules(
      jobs as unknown as Jobs,
      {
        services: { catalog: { analyseAccessibility }, statistics: null },
        people: {},
        follow,
        configuration: { ...configuration, ACCESSIBILITY_ANALYSIS: setting },
      } as unknown as ScheduleOptions,
    );
    await handlers.get("analyse-accessibility")?.({ signal: AbortSignal.any([]) });
    expect(handlers.has("analyse-accessibility")).toBe(true);
    expect(analyseAccessibility).toHaveBeenCalledTimes(times);
  },
);

it("a ranking that was wanted more often than every minute is looked at as often", () => {
  const { rank } = schedulesOf({ RANKING_INTERVAL_IN_SECONDS: 10 });
  expect(rank.options.everySeconds).toBe(10);
});

it("what is measured is left alone where nothing is", async () => {
  const idle = async () => {};
  const people = {
    identity: { cleanup: idle },
    workspaces: { rotateKeys: idle, cleanup: idle },
    feedback: { cleanup: idle },
  };
  const jobs = await worker(
    {
      catalog: {
        rank: idle,
        renewSimilarity: idle,
        posters: { makeAwaited: idle },
        analyseAccessibility: idle,
        seedingProgress: async () => null,
      },
      statistics: null,
    },
    people,
  );
  await jobs.work();
  await expect.poll(async () => await readJobs(test.database, "sweep-files")).toHaveLength(1);
  expect(await readJobs(test.database, "clean-statistics")).toEqual([]);
});
