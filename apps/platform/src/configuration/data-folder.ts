import { mkdirSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { errorMessage } from "@zoetrope/kit";
import type { Configuration } from "./configuration.ts";
import { exitCodes, StartFault, toStartFault } from "../start/start-fault.ts";

type StorageSettings = Pick<Configuration, "ZOETROPE_DATA" | "DATABASE_URL" | "STORAGE_URL">;

/**
 * Where this process keeps what no server keeps for it; made when missing. Throws StartFault where nothing can be kept: all who
 * open something in it could only say so in their own ways, or not at all.
 */
export function requireDataFolder({ ZOETROPE_DATA, DATABASE_URL, STORAGE_URL }: StorageSettings): string {
  const folder = resolve(ZOETROPE_DATA);
  if (DATABASE_URL !== undefined && STORAGE_URL !== undefined) return folder;
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    throw unusable(folder, error);
  }
  return folder;
}

/** Step by step: where nobody can make anything (/proc), Node's own `recursive` tries for ever. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function unusable(folder: string, error: unknown): StartFault {
  const fault = toStartFault(error);
  if (fault.exitCode === exitCodes.disk) return fault;
  const reason = errorMessage(error).split(",", 1)[0];
  return new StartFault(
    exitCodes.permission,
    `Nothing can be kept in the data folder ${folder} (${reason}). Give this user the right to write there, or set ZOETROPE_DATA to another folder.`,
    error,
  );
}
