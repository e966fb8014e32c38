import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RecentAnswers } from "./recent-answers.ts";

let asked: string[][];
let yes: Set<string>;
let isAway: boolean;
let answers: RecentAnswers;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  asked = [];
  yes = new Set(["a", "b", "c"]);
  isAway = false;
  answers = new RecentAnswers({
    maxAgeInMs: 20_000,
    maxAgeWhileAwayInMs: 600_000,
    maxCached: 2,
    async ask(names) {
      asked.push(names);
      await Promise.resolve();
      if (isAway) throw new Error("away");
      return names.filter((name) => yes.has(name));
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

it("what many want to know at once is asked in one go, beside the question under way", async () => {
  const names = ["a", "b", "c", "d", "a", "d"];
  expect(await Promise.all(names.map((name) => answers.isYes(name)))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(asked).toEqual([["a"], ["b", "c", "d", "a"]]);
});

it("a yes counts for a moment, a no never", async () => {
  expect([await answers.isYes("a"), await answers.isYes("d")]).toEqual([true, false]);
  yes = new Set(["d"]);
  pass(19);
  expect([await answers.isYes("a"), await answers.isYes("d")]).toEqual([true, true]);
  pass(1);
  expect(await answers.isYes("a")).toBe(false);
});

it("who was let in lately is while nobody can be asked; others are told to come again", async () => {
  await answers.isYes("a");
  isAway = true;
  pass(300);
  expect(await answers.isYes("a")).toBe(true);
  await expect(answers.isYes("b")).rejects.toMatchObject({ code: "unavailable" });
  pass(301);
  await expect(answers.isYes("a")).rejects.toMatchObject({ code: "unavailable" });
  isAway = false;
  expect(await answers.isYes("b")).toBe(true);
});

it("who asks while a question fails hears so with it, and waits for no second one", async () => {
  isAway = true;
  const answered = await Promise.allSettled(["a", "b", "c"].map((name) => answers.isYes(name)));
  expect(answered.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(asked).toEqual([["a"]]);
  isAway = false;
  expect(await answers.isYes("b")).toBe(true);
});

it("keeps no more than it may", async () => {
  for (const name of ["a", "b", "c"]) await answers.isYes(name);
  asked = [];
  for (const name of ["b", "c", "a"]) await answers.isYes(name);
  expect(asked).toEqual([["a"]]);
});
