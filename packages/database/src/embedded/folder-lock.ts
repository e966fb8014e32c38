import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { DatabaseStartError } from "../start-error.ts";

const lockName = "lock.json";
const heartbeatInMs = 5_000;
/** A lock written on another machine (a shared or copied folder) is believed for this long after its last sign of life. */
const strangerIsStaleAfterMs = 30_000;

interface Holder {
  pid: number;
  host: string;
  /** Clock ticks after boot when the process began (Linux), so that a reused pid is not taken for the holder. */
  ticks: string | null;
  since: string;
  /** The folder that it holds: one that was copied together with the lock is not held. */
  folder: string | null;
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
    const { pid, host, ticks, since, folder } = value as Record<string, unknown>;
    if (typeof pid !== "number" || typeof host !== "string" || typeof since !== "string") return null;
    const text = (field: unknown): string | null => (typeof field === "string" ? field : null);
    return { pid, host, ticks: text(ticks), since, folder: text(folder) };
  } catch {
    return null;
  }
}

/** Until a lock that was written on another machine counts as left behind; 0 when it does. */
function waitForStrangerInMs(path: string): number {
  try {
    const ageInMs = Math.max(0, Date.now() - statSync(path).mtimeMs);
    return Math.max(0, strangerIsStaleAfterMs - ageInMs);
  } catch {
    return 0;
  }
}

/**
 * True when the folder with this lock is a copy, and the holder holds the folder that it was copied from. `mine` lies in the copy: were
 * both one folder under two names, it would be found in the other as well.
 */
function isOfOriginal(holder: Holder, folder: string, mine: string): boolean {
  if (holder.folder === null || holder.folder === realpathSync(folder)) return false;
  const original = readHolder(join(holder.folder, lockName));
  return (
    original?.pid === holder.pid &&
    original.since === holder.since &&
    !existsSync(join(holder.folder, basename(mine)))
  );
}

function isHeld(folder: string, holder: Holder | null, mine: string): boolean {
  if (holder === null || holder.host !== hostname()) return waitForStrangerInMs(join(folder, lockName)) > 0;
  if (isOfOriginal(holder, folder, mine)) return false;
  if (!isAlive(holder.pid)) return false;
  const ticks = ticksOf(holder.pid);
  return holder.ticks === null || ticks === null || holder.ticks === ticks;
}

function lockedFault(folder: string, holder: Holder | null): DatabaseStartError {
  if (holder?.host === hostname())
    return new DatabaseStartError(
      "locked",
      `The data folder ${folder} is in use by process ${holder.pid}, since ${holder.since}. Stop it first, or choose another data folder.`,
    );
  const path = join(folder, lockName);
  const seconds = Math.ceil(waitForStrangerInMs(path) / 1_000);
  const who = holder === null ? "a process that cannot be told" : `process ${holder.pid} on ${holder.host}`;
  return new DatabaseStartError(
    "locked",
    `The data folder ${folder} was in use by ${who} a moment ago, and whether that still runs cannot be seen from here. If it does, stop it first, or choose another data folder. If it is gone (a crash, a container that was replaced, a folder that was copied), start again in ${seconds} seconds, or delete ${path} and start at once.`,
  );
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
  const path = join(folder, lockName);
  const mine = `${path}.${process.pid}.${crypto.randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    ticks: ticksOf(process.pid),
    since: new Date().toISOString(),
    folder: realpathSync(folder),
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
      if (isHeld(folder, other, mine) || attempt === 3) throw lockedFault(folder, other);
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
