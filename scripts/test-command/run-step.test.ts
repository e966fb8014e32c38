import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runStep } from "./run-step.ts";

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const node = (program: string): Promise<boolean> => runStep("Check", process.execPath, ["-e", program]);

it("tells every line of a step under its title, and how it ended", async () => {
  expect(await node('console.log("one\\ntwo"); console.error("three")')).toBe(true);
  expect(printed.toSorted()).toEqual([
    expect.stringMatching(/^Check {9}│ ok, \d+\.\d s$/),
    "Check         │ one",
    "Check         │ three",
    "Check         │ two",
  ]);
});

it("says that a step has failed, and with what", async () => {
  expect(await node("process.exit(3)")).toBe(false);
  expect(printed).toEqual([expect.stringContaining("│ FAILED (3)")]);
});

it("says that a step could not be begun", async () => {
  expect(await runStep("Check", "/nowhere/at-all", [])).toBe(false);
  expect(printed.join()).toContain("ENOENT");
});
