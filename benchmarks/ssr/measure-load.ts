import { spawn } from "node:child_process";
import { once } from "node:events";
import { processorTimeInUs, type Child } from "./child.ts";

interface LoadOptions {
  seconds?: number;
  script?: string;
  header?: string;
}

/**
 * Requests a second that wrk on the second core gets, with 32 connections, and the processor time (user and system) that the server
 * spent on a request meanwhile.
 */
export async function measureLoad(server: Child, url: string, options: LoadOptions = {}) {
  const before = processorTimeInUs(server.pid);
  const load = await runWrk(url, options);
  const spent = processorTimeInUs(server.pid) - before;
  return {
    requestsPerSecond: load.requestsPerSecond,
    processorTimePerRequestInUs: spent / load.requests,
  };
}

async function runWrk(
  url: string,
  options: LoadOptions,
): Promise<{ requestsPerSecond: number; requests: number }> {
  const args = ["-c", "1", "wrk", "-t1", "-c32", `-d${options.seconds ?? 5}s`];
  if (options.script !== undefined) args.push("-s", options.script);
  if (options.header !== undefined) args.push("-H", options.header);
  const child = spawn("taskset", [...args, url], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(output);
  if (bad !== null) throw new Error(`${bad[1]} requests to ${url} failed`);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const requests = /(\d+) requests in/.exec(output)?.[1];
  if (rate === undefined || requests === undefined) throw new Error(`wrk ended without a figure for ${url}`);
  return { requestsPerSecond: Number(rate), requests: Number(requests) };
}
