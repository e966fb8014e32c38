import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";

export interface Child {
  port: number;
  pid: number;
  stop(): void;
}

/** Starts a server on the first core (or, where it is meant to use all, on every one) and waits for the port it prints. */
export async function startServer(
  command: string,
  args: string[],
  options: {
    cwd?: string;
    port?: number;
    errorFile?: string;
    onEveryCore?: boolean;
    isDrained?: boolean;
  } = {},
): Promise<Child> {
  // From its start: Node and what it runs count their cores once.
  const cores = options.onEveryCore ? `0-${availableParallelism() - 1}` : "0";
  const child: ChildProcess = spawn("taskset", ["-c", cores, command, ...args], {
    cwd: options.cwd,
    stdio: ["ignore", "pipe", options.errorFile === undefined ? "inherit" : openSync(options.errorFile, "w")],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (child.stdout === null || child.pid === undefined) throw new Error("no output to read the port from");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (options.port !== undefined ? /ready/i.test(line) : /^\d+$/.test(line)) {
      return {
        port: options.port ?? Number(line),
        pid: child.pid,
        stop: () => child.kill(options.isDrained ? "SIGTERM" : "SIGKILL"),
      };
    }
  }
  throw new Error(`${command} ${args.join(" ")} ended before it listened`);
}

/** Of a process and those that it has started, from /proc. */
export function processorTimeInUs(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + processorTimeInUs(Number(child)), ownProcessorTimeInUs(pid));
}

/**
 * proc_pid_stat(5): fields 14 to 17, in hundredths of a second, which the name in brackets may not disturb. The last two are of children that
 * have ended, such as connections of a database.
 */
function ownProcessorTimeInUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * 10_000;
}
