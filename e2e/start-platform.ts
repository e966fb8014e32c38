import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort, startOnFreePorts } from "../apps/platform/src/testing/free-ports.ts";
import { copyEmbeddedTemplate } from "@zoetrope/database/testing/embedded-template";
import { traceFolder } from "./failure-traces.ts";
import { waitForTurn } from "../scripts/test-command/browser-turn.ts";
import { isThorough } from "../scripts/test-command/thoroughness.ts";

const hosts = ["site", "accounts", "workflow", "api", "assets"] as const;
export type Hosts = Record<(typeof hosts)[number], string>;

declare module "vitest" {
  export interface ProvidedContext {
    hosts: Hosts;
    /** Pages on these ports, of localhost and of 127.0.0.1, may embed the sign-in frames: one for each worker. */
    embedderPorts: readonly number[];
  }
}

async function waitUntilReady(url: string, platform: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    if (platform.exitCode !== null) throw new Error(`The platform ended while starting:\n${output()}`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The platform was not ready in time:\n${output()}`);
}

async function waitUntilSaid(line: string, platform: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes(line)) {
    if (platform.exitCode !== null) throw new Error(`The platform ended while filling:\n${output()}`);
    await once(platform.stdout ?? platform, "data");
  }
}

const originsOn = (ports: readonly number[]): string =>
  ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]).join(",");

export interface RunningPlatform {
  hosts: Hosts;
  /** Origin of `/metrics`. */
  admin: string;
  stop(): Promise<void>;
}

/** Runs the built platform on free ports and an empty data folder. `variables`: of its environment. */
export const runPlatform = (variables: Record<string, string>): Promise<RunningPlatform> =>
  startOnFreePorts(hosts.length + 1, (ports) => runPlatformOn(ports, variables));

async function runPlatformOn(
  given: readonly number[],
  variables: Record<string, string>,
): Promise<RunningPlatform> {
  const data = mkdtempSync(join(tmpdir(), "zoetrope-e2e-"));
  // A catalogue that stays empty begins as a copy; one that is filled begins with nothing, as somebody's first start does.
  if (variables["ZOETROPE_SEED"] === "none") await copyEmbeddedTemplate(join(data, "database"));
  const names = [...hosts, "admin"].map((host) => `PORT_${host.toUpperCase()}`);
  const ports = {
    ...Object.fromEntries(names.map((name, index) => [name, String(given[index])])),
    ...variables,
  };
  const platform = spawn(process.execPath, ["apps/platform/src/main.ts", "start"], {
    env: { ...process.env, ZOETROPE_DATA: data, LOG_LEVEL: "warn", ...ports },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  platform.stdout.on("data", (chunk) => (output += String(chunk)));
  platform.stderr.on("data", (chunk) => (output += String(chunk)));
  const stop = async (): Promise<void> => {
    platform.kill("SIGTERM");
    if (platform.exitCode === null) await once(platform, "exit");
    rmSync(data, { recursive: true, force: true });
  };

  const addressOf = (host: string): string => `http://localhost:${ports[`PORT_${host.toUpperCase()}`]}`;
  const urls = Object.fromEntries(hosts.map((host) => [host, addressOf(host)])) as Hosts;
  try {
    await waitUntilReady(`${urls.site}/readyz`, platform, () => output);
    // Its hosts answer before the whole catalogue is there, which the tests look at.
    if (variables["ZOETROPE_SEED"] !== "none")
      await waitUntilSaid("✓ Fill the catalogue", platform, () => output);
    // Of a sample they are made with the rest.
    if (variables["ZOETROPE_SEED"] === "real")
      await waitUntilSaid("✓ Draw the posters", platform, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { hosts: urls, admin: `http://127.0.0.1:${ports["PORT_ADMIN"]}`, stop };
}

/** Starts the built platform, seeded with the real animations, for all tests that need no other. */
export default async function startPlatform(project: TestProject): Promise<() => Promise<void>> {
  rmSync(traceFolder, { recursive: true, force: true });
  // While writing tests: `ZOETROPE_TEST_HOSTS='{"site":"http://localhost:3000",…}'` uses a platform that runs already, started with
  // AUTH_EMBEDDERS=http://localhost:4999,http://127.0.0.1:4999,http://localhost:4998,http://127.0.0.1:4998, NEW_WORKSPACE_PLAN=team,
  // TRUSTED_PROXIES=127.0.0.1,::1, ANALYTICS_FLUSH_INTERVAL_IN_SECONDS=0, FETCH_PORTS=4999,4998, FETCH_PRIVATE_ADDRESSES=127.0.0.1,
  // the same of WEBHOOK_PORTS and WEBHOOK_PRIVATE_ADDRESSES, and
  // OPERATORS as below.
  if (process.env.ZOETROPE_TEST_HOSTS) {
    project.provide("hosts", JSON.parse(process.env.ZOETROPE_TEST_HOSTS) as Hosts);
    project.provide("embedderPorts", [4_999, 4_998]);
    return () => Promise.resolve();
  }
  const embedderPorts = await Promise.all(Array.from({ length: project.config.maxWorkers }, freePort));
  const { hosts: urls, stop } = await runPlatform({
    // The long tests look at all of the catalogue, and at a platform that draws every frame of it meanwhile, as one does that has begun.
    ZOETROPE_SEED: isThorough ? "real" : "sample",
    ACCESSIBILITY_ANALYSIS: isThorough ? "on" : "off",
    AUTH_EMBEDDERS: originsOn(embedderPorts),
    // Files of other hosts lie on the same ports.
    FETCH_PORTS: embedderPorts.join(","),
    FETCH_PRIVATE_ADDRESSES: "127.0.0.1",
    // And receivers of webhooks.
    WEBHOOK_PORTS: ["443", ...embedderPorts].join(","),
    WEBHOOK_PRIVATE_ADDRESSES: "127.0.0.1",
    // The smallest plan that a company can have its workspace in.
    NEW_WORKSPACE_PLAN: "team",
    // Everybody who is signed up without a browser has a network address of their own: from one place only so many may be mailed.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    OPERATORS: "operator@days.example,operator@figures.example,operator@forms.example",
    ANALYTICS_COUNTING_INTERVAL_IN_SECONDS: "2",
    ANALYTICS_FLUSH_INTERVAL_IN_SECONDS: "0",
  });
  project.provide("hosts", urls);
  project.provide("embedderPorts", embedderPorts);
  try {
    await waitForTurn();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
