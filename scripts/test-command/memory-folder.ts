import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const memoryFolder = "/dev/shm";
const bytesOfARun = 3 * 1024 ** 3;

function hasSpace(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  // What lies there is taken from the memory that the browsers and the databases need as well.
  return Math.min(bavail * bsize, freemem() / 2) > bytesOfARun;
}

/** A folder for all that a test run writes and nobody keeps: in memory, where there is much of it, a commit waits for no disk. */
export function makeRunFolder(): string {
  const folder = mkdtempSync(join(hasSpace() ? memoryFolder : tmpdir(), "zoetrope-test-"));
  // A PostgreSQL of the tests runs as somebody else.
  chmodSync(folder, 0o755);
  return folder;
}
