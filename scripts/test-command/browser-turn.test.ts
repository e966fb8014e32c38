import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdBrowserTests, waitForTurn } from "./browser-turn.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-turn-"));
  vi.stubEnv("ZOETROPE_TEST_TURN", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("holds nobody who was not told to wait", async () => {
  await waitForTurn();
});

it("holds browser tests until the others are done", async () => {
  const release = holdBrowserTests(folder);
  let isReleased = false;
  const waited = waitForTurn().then(() => isReleased);
  isReleased = true;
  release();
  expect(await waited).toBe(true);
});

it("lets nobody wait for a test command that has ended", async () => {
  holdBrowserTests(folder);
  rmSync(folder, { recursive: true });
  await expect(waitForTurn()).rejects.toThrow("has ended");
});
