import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { processorTimeInUs } from "../ssr/child.ts";
import { startAccounts, type Report } from "./ask-accounts.ts";
import type { PeoplePlace } from "./people-place.ts";

const whoamiSeconds = 8;

/** Who is signed in, asked as fast as one core asks and one answers. */
export async function measureWhoami(place: PeoplePlace, report: Report): Promise<void> {
  const server = await startAccounts(place);
  try {
    const script = join(place.folder, "whoami.lua");
    const tokens = place.tokens.slice(0, 5_000).map((token) => `"${token}"`);
    writeFileSync(
      script,
      `local tokens = {${tokens.join(",")}}
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
      note: "PostgreSQL; server on one core, load on the other",
    });
    report.add({
      what: "whoami, processor time of the accounts host for one",
      value: spent / (rate * whoamiSeconds),
      unit: "µs",
      goal: { op: "<=", value: 200 },
      note: "5,000 a second on one core; the same on a busy machine",
    });
    report.add({
      what: "whoami, p99 under that load",
      value: p99,
      unit: "ms",
      goal: { op: "<=", value: 20 },
    });
  } finally {
    server.stop();
  }
}
