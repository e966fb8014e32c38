import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface Child {
  port: number;
  stop(): void;
}

/** Starts a server on the first core and waits for the port it prints. */
export async function startServer(
  command: string,
  args: string[],
  options: { cwd?: string; port?: number } = {},
): Promise<Child> {
  const child: ChildProcess = spawn("taskset", ["-c", "0", command, ...args], {
    cwd: options.cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (child.stdout === null) throw new Error("no output to read the port from");
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    if (options.port !== undefined ? /ready/i.test(line) : /^\d+$/.test(line)) {
      return { port: options.port ?? Number(line), stop: () => child.kill("SIGKILL") };
    }
  }
  throw new Error(`${command} ${args.join(" ")} ended before it listened`);
}

/** Requests a second that wrk on the second core gets, with 32 connections. */
export async function requestsPerSecond(
  url: string,
  options: { seconds?: number; script?: string; header?: string } = {},
): Promise<number> {
  const args = ["-c", "1", "wrk", "-t1", "-c32", `-d${options.seconds ?? 5}s`];
  if (options.script !== undefined) args.push("-s", options.script);
  if (options.header !== undefined) args.push("-H", options.header);
  const child = spawn("taskset", [...args, url], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  if (bad !== null) throw new Error(`${bad[1]} requests to ${url} failed`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
