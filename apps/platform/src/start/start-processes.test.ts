import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { freePort } from "../testing/free-ports.ts";
import { freePorts, runPlatform } from "../testing/run-platform.ts";

const bootTimeoutInMs = 120_000;
let test: TestDatabase;
let folder = "";
let variables: Record<string, string> = {};

beforeAll(async () => {
  test = await createTestDatabase({ kind: "server" });
  if (!("url" in test.location)) throw new Error("a server has an address");
  folder = mkdtempSync(join(tmpdir(), "zoetrope-processes-"));
  variables = {
    DATABASE_URL: test.location.url,
    ZOETROPE_DATA: folder,
    ZOETROPE_SEED: "none",
    ZOETROPE_ROLES: "api,worker",
    DRAIN_IN_SECONDS: "0",
    LOG_LEVEL: "warn",
    WEB_CONCURRENCY: "2",
    ...(await freePorts()),
  };
}, bootTimeoutInMs);

afterAll(async () => {
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

const childrenOf = (pid: number | undefined): number[] =>
  execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Each on a connection of its own, which the system gives to one of the processes. */
async function ask(times: number): Promise<void> {
  const address = `http://localhost:${variables["PORT_API"]}/api/v1/search-keywords?q=a`;
  for (let time = 0; time < times; time += 1) {
    const request = get(address, { agent: false });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    expect(JSON.parse(await text(response))).toEqual({ data: [] });
  }
}

/** How many requests each process has answered, by its metrics. */
async function answeredByEach(): Promise<number[]> {
  const admin = Number(variables["PORT_ADMIN"]);
  return await Promise.all(
    [admin, admin + 1].map(async (port) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const count = /^zoetrope_http_request_duration_seconds_count\{host="api".* (\d+)$/m.exec(metrics)?.[1];
      return Number(count ?? 0);
    }),
  );
}

it(
  "answers by several processes at one port, goes on while one is gone, and ends with all",
  { timeout: bootTimeoutInMs, tags: "long" },
  async () => {
    const running = runPlatform(variables);
    await running.ready;
    const { pid } = running.child;
    onTestFinished(() => void running.child.kill("SIGKILL"));
    await expect.poll(() => running.output(), { timeout: 60_000 }).toContain("✓ Start 1 more process");
    // That all of them come to one is as likely as the same side of a coin so often.
    await ask(32);
    const answered = await answeredByEach();
    expect(Math.min(...answered)).toBeGreaterThan(0);
    expect(answered.reduce((sum, count) => sum + count)).toBe(32);

    const before = childrenOf(pid);
    expect(before).toHaveLength(2);
    const [, killed = 0] = before;
    process.kill(killed, "SIGKILL");
    await expect.poll(() => isRunning(killed)).toBe(false);
    await ask(8);
    await expect.poll(() => childrenOf(pid).length, { timeout: 60_000 }).toBe(2);
    expect(childrenOf(pid)[0]).toBe(before[0]);

    running.child.kill("SIGTERM");
    const { code, errors } = await running.ended;
    expect(code).toBe(0);
    expect(errors).toContain("a process has ended");
    expect(before.filter(isRunning)).toEqual([]);
  },
);

it("refuses a port that is taken before it starts any of them", { timeout: bootTimeoutInMs }, async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  const { code, errors } = await runPlatform({ ...variables, PORT_API: String(port) }).ended;
  other.close();
  expect(code).toBe(75);
  expect(errors.match(/Port \d+ is taken by another program/g)).toHaveLength(1);
});
