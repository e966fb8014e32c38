import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, expect, it } from "vitest";
import { environment } from "@zoetrope/kit";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import { listenAt } from "../listeners/listen.ts";
import { freePort, startOnFreePorts } from "./free-ports.ts";

const module = fileURLToPath(new URL("./free-ports.ts", import.meta.url));
const address = { address: "127.0.0.1", isOptional: false };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  await listenAt(server, address, { port, portVariable: "PORT_SITE" });
}

it("gives two processes different ports, although neither listens yet", async () => {
  // Every port of a range of twenty in turn: without claims both would be given the same.
  const program = `Math.random = (() => { let n = 0; return () => (n++ % 20) / 12_000; })();
    const { freePort } = await import(${JSON.stringify(module)});
    const ports = []; for (let i = 0; i < 8; i += 1) ports.push(await freePort());
    console.log(JSON.stringify(ports)); await new Promise((resolve) => process.stdin.once("data", resolve)); process.exit(0);`;
  const run = () => {
    const running = promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
      env: environment,
    });
    const { child } = running;
    return { running, child, output: once(child.stdout ?? child, "data") };
  };
  const both = [run(), run()];
  const ports = (await Promise.all(both.map(({ output }) => output))).flatMap(
    ([line]) => JSON.parse(String(line)) as number[],
  );
  for (const { child } of both) child.stdin?.write("end\n");
  await Promise.all(both.map(({ running }) => running));
  expect(ports).toHaveLength(16);
  expect(new Set(ports).size).toBe(16);
});

it("gives ports that no system gives away by itself", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(20);
});

it("starts with other ports what finds one of them taken", async () => {
  const attempts: number[][] = [];
  await startOnFreePorts(2, async (ports) => {
    attempts.push(ports);
    // Somebody else is faster with the second one.
    if (attempts.length < 3) await listen(ports[1] ?? 0);
    for (const port of ports) await listen(port);
  });
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts.flat()).size).toBe(6);
});

it("lets every other fault of a start through, and gives up after five ports", async () => {
  const disk = new StartFault(exitCodes.disk, "The disk is full.");
  await expect(startOnFreePorts(1, () => Promise.reject(disk))).rejects.toBe(disk);
  let starts = 0;
  const start = async ([port = 0]: number[]) => {
    starts += 1;
    await listen(port);
    await listen(port);
  };
  await expect(startOnFreePorts(1, start)).rejects.toThrow("is taken by another program");
  expect(starts).toBe(5);
});
