import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median, quantile } from "../harness.ts";
import { processorTimeInUs, type Child } from "../ssr/child.ts";
import { startAccounts, type Report } from "./ask-accounts.ts";
import type { PeopleDatabase } from "./people-database.ts";

const whoamiSeconds = 8;
const steadyRate = 5_000;
const askedFor = 5_000;
const maxOutputLength = 20_000_000;

/** Who is signed in, asked by one core of the other: as fast as that goes, and at the rate that is to be borne. */
export async function measureWhoami(database: PeopleDatabase, report: Report): Promise<void> {
  const server = await startAccounts(database, { onEveryCore: false });
  const tokens = database.tokens.slice(0, askedFor);
  try {
    await measurePeak(server, database.folder, tokens, report);
    await measureSteady(server, database.folder, tokens, report);
  } finally {
    server.stop();
  }
}

async function measurePeak(server: Child, folder: string, tokens: string[], report: Report): Promise<void> {
  const script = join(folder, "whoami.lua");
  writeFileSync(
    script,
    `local tokens = {${tokens.map((token) => `"${token}"`).join(",")}}
local asked = 0
request = function()
  asked = asked % #tokens + 1
  return wrk.format("GET", "/user/v2/whoami", { ["Cookie"] = "zoetrope-session=" .. tokens[asked], ["Origin"] = "http://localhost:3000" })
end
done = function(summary, latency)
  io.write(string.format("p99 %f rate %f bad %d\\n", latency:percentile(99) / 1000, summary.requests / summary.duration * 1000000, summary.errors.status))
end`,
  );
  const address = `http://127.0.0.1:${server.port}/user/v2/whoami`;
  const load = async (seconds: number) => {
    const wrk = spawn("taskset", ["-c", "1", "wrk", "-t1", "-c32", `-d${seconds}s`, "-s", script, address]);
    let output = "";
    wrk.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await once(wrk, "close");
    const [, p99, rate, bad] = /p99 ([\d.]+) rate ([\d.]+) bad (\d+)/.exec(output) ?? [];
    if (bad !== "0") throw new Error(`whoami failed: ${output}`);
    return { p99: Number(p99), rate: Number(rate) };
  };
  await load(2);
  const before = processorTimeInUs(server.pid);
  const { p99, rate } = await load(whoamiSeconds);
  const spent = processorTimeInUs(server.pid) - before;
  report.add({
    what: "whoami of people who are signed in",
    value: rate,
    unit: "requests/s",
    goal: { op: ">=", value: 5_000 },
    note: "PostgreSQL; server on one core, load on the other, 32 who ask again at once",
  });
  report.add({
    what: "whoami, processor time of the accounts host for one",
    value: spent / (rate * whoamiSeconds),
    unit: "µs",
    goal: { op: "<=", value: 200 },
    note: "5,000 a second on one core; the same on a busy machine",
  });
  report.add({ what: "whoami as fast as it goes, p99", value: p99, unit: "ms" });
}

/** What somebody waits while 5,000 come each second, whatever became of those before them. */
async function measureSteady(server: Child, folder: string, tokens: string[], report: Report): Promise<void> {
  const file = join(folder, "tokens");
  writeFileSync(file, tokens.join("\n"));
  const script = join(import.meta.dirname, "steady-load.ts");
  const settings = [server.port, steadyRate, whoamiSeconds].map(String);
  const waitedBefore = waitedForCoreInMs(server.pid);
  const begun = performance.now();
  const { stdout } = await promisify(execFile)(
    "taskset",
    ["-c", "1", process.execPath, script, ...settings, file],
    { maxBuffer: maxOutputLength },
  );
  const waited = (waitedForCoreInMs(server.pid) - waitedBefore) / (performance.now() - begun);
  const { times, bad, tookInSeconds } = JSON.parse(stdout) as {
    times: number[];
    bad: number;
    tookInSeconds: number;
  };
  if (bad > 0) throw new Error(`${bad} of ${times.length} answers of whoami were wrong`);
  report.add({
    what: "whoami at 5,000 requests/s, p99",
    value: quantile(times, 0.99),
    unit: "ms",
    goal: { op: "<=", value: 20 },
    note: `each counted from when it was due; ${(times.length / tookInSeconds).toFixed(0)}/s were answered, median ${quantile(times, 0.5).toFixed(1)} ms, p99 of the median second ${p99OfMedianSecond(times).toFixed(1)} ms; the server waited ${(waited * 100).toFixed(0)} % of the time for its core, which others had`,
  });
}

/** What a p99 would be without the worst moments of the machine. */
function p99OfMedianSecond(times: readonly number[]): number {
  const seconds = Array.from({ length: whoamiSeconds }, (_, second) =>
    times.slice(second * steadyRate, (second + 1) * steadyRate),
  );
  return median(seconds.map((second) => quantile(second, 0.99)));
}

/** How long the main thread was ready to run and did not (Linux, sched-stats): what others on the machine take. */
const waitedForCoreInMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1_000_000;
