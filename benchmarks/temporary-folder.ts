import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/**
 * A folder in the system's temporary one that goes when the process ends, also by a fault or by Ctrl+C.
 * A browser or a server that was just ended may still write into its own: `remove` says how that one goes.
 */
export function createTemporaryFolder(name: string, remove = removeFolder): string {
  const folder = mkdtempSync(join(tmpdir(), `zoetrope-${name}-`));
  // PostgreSQL refuses to run as root: another user is to come in.
  chmodSync(folder, 0o755);
  process.once("exit", () => remove(folder));
  return folder;
}
