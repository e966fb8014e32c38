import { setTimeout as pause } from "node:timers/promises";
import { requireFolderLock, type FolderLock } from "@zoetrope/database/folder-lock";
import { DatabaseStartError } from "@zoetrope/database/start-error";

const retryDelayInMs = 100;

/** Runs `work` while no other process of this machine does so under the same folder; one that was killed is not waited for. `signal` ends the waiting. */
export async function runExclusively<T>(
  folder: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const lock = await takeLock(folder, signal);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function takeLock(folder: string, signal: AbortSignal | undefined): Promise<FolderLock> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return requireFolderLock(folder);
    } catch (error) {
      if (!(error instanceof DatabaseStartError) || error.fault !== "locked") throw error;
      await pause(retryDelayInMs);
    }
  }
}
