import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { asError } from "@zoetrope/kit";
import { engineCode } from "./engine-code.ts";
import { EmbeddedEngine, EngineError } from "./embedded-engine.ts";
import { DatabaseStartError, getFolderFault } from "../start-error.ts";

const minBuffers = 16;
const maxBuffers = 128;
const bytesPerMegabyte = 1_048_576;

/** Cluster files inside the data folder; beside them lies the lock. */
const clusterFolderOf = (folder: string): string => join(folder, "cluster");

/**
 * Makes the cluster when there is none. It is made under another name and renamed when whole, so an interrupted first
 * start leaves nothing that looks like data; in a thread of its own, because making it takes 800 MB that opening does not.
 */
export async function ensureCluster(folder: string): Promise<void> {
  const cluster = clusterFolderOf(folder);
  if (existsSync(cluster)) {
    if (existsSync(join(cluster, "PG_VERSION"))) return;
    throw corruptFault(folder, "PG_VERSION is missing");
  }
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const engine = new EmbeddedEngine({
    folder: unfinished,
    bufferMegabytes: minBuffers,
    isInitialising: true,
    code: await engineCode(),
  });
  await engine.initialised();
  renameSync(unfinished, cluster);
}

/** Memory for pages: little for a small catalogue, because the whole platform is to fit a small machine. */
export function fittingBufferMegabytes(folder: string | null): number {
  const base = folder === null ? "" : join(clusterFolderOf(folder), "base");
  if (!existsSync(base)) return minBuffers;
  let size = 0;
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) size += statSync(join(entry.parentPath, entry.name)).size;
  }
  return Math.min(maxBuffers, Math.max(minBuffers, Math.ceil(size / bytesPerMegabyte / 4)));
}

export async function openEngine(folder: string | null, bufferMegabytes: number): Promise<EmbeddedEngine> {
  const engine = new EmbeddedEngine({
    folder: folder === null ? null : clusterFolderOf(folder),
    bufferMegabytes,
    isInitialising: false,
    code: await engineCode(),
  });
  await engine.ready();
  return engine;
}

/** What a person should read when the embedded database does not open. */
export function embeddedFault(error: unknown, folder: string): Error {
  if (error instanceof DatabaseStartError) return error;
  const fault = getFolderFault(error, folder);
  if (fault) return fault;
  if (!(error instanceof EngineError)) return asError(error);
  const isEngineFault =
    /failed to initialize|unreachable|memory access/.test(error.message) || /PANIC|FATAL/.test(error.message);
  if (!isEngineFault) return error;
  const reason =
    error.log.findLast((line) => /PANIC|FATAL|ERROR/.test(line)) ?? error.message.split("\n")[0] ?? "";
  return corruptFault(folder, reason.replace(/^.*?(PANIC|FATAL|ERROR):\s*/, ""), error);
}

function corruptFault(folder: string, reason: string, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    "corrupt",
    `The embedded database in ${folder} is damaged and was left as it is (${reason}). Put back a copy of the folder, or move it away to start anew.`,
    cause,
  );
}
