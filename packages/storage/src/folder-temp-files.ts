import { randomUUID } from "node:crypto";
import { readdir, stat, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { errorCode } from "./store-error.ts";

/** Tells this process from an earlier one with the same process id, which is every restart of a container. */
const processToken = randomUUID();
const host = hostname().replaceAll(/[^a-zA-Z0-9-]/g, "-");
const maxAgeInMs = 60 * 60 * 1000;
let counter = 0;

/** A name that no other process writes and that says who writes it. */
export function tempFileName(): string {
  counter += 1;
  return `${host}.${process.pid}.${processToken}.${counter}`;
}

/**
 * Removes what writers left behind that were killed. Files of living writers stay, for several processes may share
 * the folder; a writer on another machine cannot be asked, so its files go after an hour.
 */
export async function sweepTempFiles(folder: string): Promise<number> {
  let swept = 0;
  for (const name of await readdir(folder)) {
    if (!(await isLeftOver(folder, name))) continue;
    try {
      await unlink(join(folder, name));
      swept += 1;
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }
  return swept;
}

async function isLeftOver(folder: string, name: string): Promise<boolean> {
  const [nameHost, pid, token] = name.split(".");
  if (token === processToken) return false;
  if (nameHost === host && pid !== undefined && !isAlive(Number(pid))) return true;
  try {
    const { mtimeMs } = await stat(join(folder, name));
    return Date.now() - mtimeMs > maxAgeInMs;
  } catch {
    return false; // gone meanwhile
  }
}

function isAlive(pid: number): boolean {
  // Our own id with another token is a dead predecessor; numbers below 1 would signal process groups.
  if (pid === process.pid || !Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
