import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseStartError } from "./start-error.ts";

const heartbeatInMs = 5_000;
/** A lock written on another machine (a shared or copied folder) is believed for this long after its last sign of life. */
const strangerIsStaleAfterMs = 30_000;

interface Holder {
  pid: number;
  host: string;
  /** Clock ticks after boot when the process began (Linux), so that a reused pid is not taken for the holder. */
  ticks: string | null;
  since: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
const isThere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Fields of /proc/PID/stat from the third (the state) on; empty where there is no such thing. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The process name in brackets may itself hold blanks and brackets.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

const startTimeField = 19;
const ticksOf = (pid: number): string | null => statOf(pid)[startTimeField] ?? null;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Killed and not yet collected by its parent: it will write no more.
    return statOf(pid)[0] !== "Z";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null) return null;
    const { pid, host, ticks, since } = value as Record<string, unknown>;
    if (typeof pid !== "number" || typeof host !== "string" || typeof since !== "string") return null;
    return { pid, host, ticks: typeof ticks === "string" ? ticks : null, since };
  } catch {
    return null;
  }
}

function isHeld(path: string, holder: Holder | null): boolean {
  if (holder === null || holder.host !== hostname()) {
    try {
      return Date.now() - statSync(path).mtimeMs < strangerIsStaleAfterMs;
    } catch {
      return false;
    }
  }
  if (!isAlive(holder.pid)) return false;
  const ticks = ticksOf(holder.pid);
  return holder.ticks === null || ticks === null || holder.ticks === ticks;
}

function describe(holder: Holder | null): string {
  if (holder === null) return "another process";
  const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
  return `process ${holder.pid}${where}, since ${holder.since}`;
}

/** Held until `release`; a lock left by a crashed process is taken over. */
export interface FolderLock {
  release(): void;
}

/**
 * Keeps a second process out of `folder`: the embedded database has no lock of its own, and two writers lose rows.
 * Throws DatabaseStartError "locked" naming the holder.
 */
export function requireFolderLock(folder: string): FolderLock {
  const path = join(folder, "lock.json");
  const mine = `${path}.${process.pid}.${crypto.randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    ticks: ticksOf(process.pid),
    since: new Date().toISOString(),
  };
  // Written whole under another name and then linked: nobody ever reads half a lock, and only one link succeeds.
  writeFileSync(mine, JSON.stringify(holder), { flag: "wx" });
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        linkSync(mine, path);
        break;
      } catch (error) {
        if (!isThere(error)) throw error;
      }
      const other = readHolder(path);
      if (isHeld(path, other) || attempt === 3) {
        throw new DatabaseStartError(
          "locked",
          `The data folder ${folder} is in use by ${describe(other)}. Stop it first, or choose another data folder.`,
        );
      }
      takeAway(path, other, mine);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder was removed under our feet; the database itself will say so.
    }
  }, heartbeatInMs);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readHolder(path)?.since === holder.since) rmSync(path, { force: true });
    },
  };
}

/** Two processes may find the same stale lock: whoever moved away a fresh one puts it back. */
function takeAway(path: string, stale: Holder | null, mine: string): void {
  const aside = `${mine}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (JSON.stringify(moved) !== JSON.stringify(stale)) {
    try {
      linkSync(aside, path);
    } catch (error) {
      if (!isThere(error)) throw error;
    }
  }
  rmSync(aside, { force: true });
}
