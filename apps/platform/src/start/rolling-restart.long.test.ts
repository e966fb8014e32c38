import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { environment } from "@zoetrope/kit";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startReadyProxy } from "../testing/ready-proxy.ts";
import { freePorts, runPlatform, type PlatformRun } from "../testing/run-platform.ts";

const run = promisify(execFile);
/** One is the restart of both processes, one after the other. */
const rollingRestarts = Number(environment["ROLLING_RESTARTS"] ?? 100);
const visitors = 4;
/** Between two requests of a visitor: the processes that start need the machine as well. */
const restInMs = 40;
const hosts = ["site", "api", "assets"] as const;

type Proxy = Awaited<ReturnType<typeof startReadyProxy>>;
const proxies = new Map<string, Proxy>();
const processes: { run: PlatformRun; ports: Record<string, string> }[] = [];
let test: TestDatabase;
let folder: string;
let variables: Record<string, string>;

const addressOf = (host: string) => `http://127.0.0.1:${proxies.get(host)?.port}`;
const portOf = (ports: Record<string, string>, host: string) => Number(ports[`PORT_${host.toUpperCase()}`]);

const start = (ports: Record<string, string>) => ({ ports, run: runPlatform({ ...variables, ...ports }) });

/** Once a process answers and its proxies send it requests; rejects with what it said when it ends before. */
async function isSent({ ports, run: { ready } }: (typeof processes)[number]): Promise<void> {
  await ready;
  const isReady = () => hosts.every((host) => proxies.get(host)?.isReady(portOf(ports, host)));
  await vi.waitUntil(isReady, { timeout: 60_000 });
}

beforeAll(async () => {
  test = await createTestDatabase({ kind: "server" });
  if (!("url" in test.location)) throw new Error("a server has an address");
  folder = mkdtempSync(join(tmpdir(), "zoetrope-rolling-"));
  const DATABASE_URL = test.location.url;
  await run(process.execPath, [join(import.meta.dirname, "../testing/seed-and-report.ts"), folder, "20"], {
    env: { PATH: environment["PATH"], DATABASE_URL },
  });
  for (const host of hosts) proxies.set(host, await startReadyProxy());
  variables = {
    DATABASE_URL,
    ZOETROPE_DATA: folder,
    ZOETROPE_ROLES: hosts.join(","),
    // Ten looks of the proxy.
    DRAIN_IN_SECONDS: "2",
    LOG_LEVEL: "error",
    ...Object.fromEntries(hosts.map((host) => [`${host.toUpperCase()}_URL`, addressOf(host)])),
  };
  const ports = [await freePorts(), await freePorts()];
  for (const host of hosts) proxies.get(host)?.lead(ports.map((own) => portOf(own, host)));
  for (const own of ports) {
    const started = start(own);
    processes.push(started);
    await isSent(started);
  }
});

afterAll(async () => {
  for (const { run: running } of processes) running.child.kill("SIGTERM");
  await Promise.all(processes.map(({ run: { ended } }) => ended));
  for (const proxy of proxies.values()) await proxy.close();
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

it(
  `${rollingRestarts} rolling restarts of two processes behind a proxy lose no request`,
  { timeout: 3_600_000, retry: 0 },
  async () => {
    const found = await (await fetch(`${addressOf("site")}/free-animations`)).text();
    const poster = /\/files\/[\da-f]{64}\.webp/.exec(found)?.[0] ?? "no poster";
    const asked = (count: number) => [
      `${addressOf("site")}/free-animations`,
      `${addressOf("site")}/free-animations?q=${count}`,
      `${addressOf("api")}/api/v1/animations?q=cat&page=${1 + (count % 2)}`,
      `${addressOf("assets")}${poster}`,
    ];
    const failed: string[] = [];
    let answered = 0;
    const over = new AbortController();
    const visit = async (first: number): Promise<void> => {
      for (let count = first; !over.signal.aborted; count += 1) {
        const address = asked(count)[count % 4] ?? "";
        const outcome = await fetch(address).then(
          async (response) => {
            const text = await response.text();
            return response.status === 200 ? null : `${response.status} ${text.slice(0, 200)}`;
          },
          (error: unknown) => String(error),
        );
        if (outcome === null) answered += 1;
        else {
          failed.push(`${outcome} ${address}`);
          process.stdout.write(`  ${failed.at(-1)}\n`);
        }
        await pause(restInMs);
      }
    };
    const visiting = Array.from({ length: visitors }, (_, index) => visit(index * 1_000_000));

    for (let count = 0; count < rollingRestarts; count += 1) {
      for (const [index, { run: old, ports }] of processes.entries()) {
        old.child.kill("SIGTERM");
        expect((await old.ended).code).toBe(0);
        const started = start(ports);
        processes[index] = started;
        await isSent(started);
      }
      process.stdout.write(`  ${count + 1}: ${answered} answered, ${failed.length} failed\n`);
    }
    over.abort();
    await Promise.all(visiting);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(rollingRestarts);
  },
);
