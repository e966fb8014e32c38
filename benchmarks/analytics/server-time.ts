import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Fields of /proc/PID/stat from the third on (proc_pid_stat(5)), which the name in brackets may not disturb; null when it is gone. */
function fieldsOf(pid: number): number[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) \S /, "")
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
}

/** Processor time of the PostgreSQL in `folder` so far, with all that work for it and all that have ended. */
export function serverTimeInUs(folder: string): number {
  const server = Number(readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n")[0]);
  let hundredths = 0;
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    const fields = Number.isInteger(pid) ? fieldsOf(pid) : null;
    if (fields === null || (pid !== server && fields[0] !== server)) continue;
    // User and system time; of the server itself that of its children that have ended as well.
    const own = fields.slice(10, pid === server ? 14 : 12);
    hundredths += own.reduce((sum, part) => sum + part, 0);
  }
  return hundredths * 10_000;
}
