import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { processorTimeInUs, type Child } from "./child.ts";

interface LoadOptions {
  seconds?: number;
  script?: string;
  /** For the script. */
  arguments?: readonly string[];
  header?: string;
  /** Connections at once; default 32. */
  clients?: number;
  /** The load runs beside the server instead of on a core of its own. */
  onEveryCore?: boolean;
}

/**
 * Requests a second that wrk on the second core gets, and the processor time (user and system) that the server spent on a request
 * meanwhile; the 95th percentile of the answers where the script tells it.
 */
export async function measureLoad(server: Child, url: string, options: LoadOptions = {}) {
  const before = processorTimeInUs(server.pid);
  const load = await runWrk(url, options);
  const spent = processorTimeInUs(server.pid) - before;
  return {
    requestsPerSecond: load.requestsPerSecond,
    p95InMs: load.p95InMs,
    processorTimePerRequestInUs: spent / load.requests,
  };
}

async function runWrk(
  url: string,
  options: LoadOptions,
): Promise<{ requestsPerSecond: number; requests: number; p95InMs: number | null }> {
  const cores = options.onEveryCore ? `0-${availableParallelism() - 1}` : "1";
  const args = ["-c", cores, "wrk", "-t1", `-c${options.clients ?? 32}`, `-d${options.seconds ?? 5}s`];
  if (options.script !== undefined) args.push("-s", options.script);
  if (options.header !== undefined) args.push("-H", options.header);
  const child = spawn("taskset", [...args, url, "--", ...(options.arguments ?? [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  if (bad !== null) throw new Error(`${bad[1]} requests to ${url} failed`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (rate === undefined || requests === undefined) throw new Error(`wrk ended without a figure for ${url}`);
  const p95 = /p95 ([\d.]+) ms/.exec(output)?.[1];
  return {
    requestsPerSecond: Number(rate),
    requests: Number(requests),
    p95InMs: p95 === undefined ? null : Number(p95),
  };
}
