import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const turnVariable = "ZOETROPE_TEST_TURN";

/** From here on browser tests that are started get their platform ready, and wait for the function that is returned. */
export function holdBrowserTests(folder: string): () => void {
  const file = join(folder, "turn-of-browsers");
  process.env[turnVariable] = file;
  return () => writeFileSync(file, "");
}

/** Waits until nothing else is tested; at once outside of the test command. */
export async function waitForTurn(): Promise<void> {
  const file = process.env[turnVariable];
  if (!file) return;
  while (!existsSync(file)) {
    if (!existsSync(dirname(file))) throw new Error("the test command has ended");
    await pause(200);
  }
}
