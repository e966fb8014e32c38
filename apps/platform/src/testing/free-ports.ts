import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Below what systems give away by themselves (from 32768 on Linux, from 49152 elsewhere): a free port from there may be that of
 * somebody's request a moment later.
 */
const firstPort = 20_000;
const lastPort = 32_000;
const maxAttempts = 1_000;

/** Shared by the processes of a test run. */
const claims = join(tmpdir(), "zoetrope-test-ports");

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** True when the port is this process's own until it ends. */
function claim(port: number): boolean {
  const path = join(claims, String(port));
  mkdirSync(claims, { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const pid = Number(readFileSync(path, { encoding: "utf8", flag: "a+" }));
    // The next attempt may have it.
    if (pid > 0 && !isRunning(pid)) rmSync(path, { force: true });
    return false;
  }
}

/** `host`: an address; without one all of them. */
async function canListen(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  const isListening = await Promise.race([
    once(server.listen({ port, host }), "listening").then(() => true),
    once(server, "error").then(() => false),
  ]).catch(() => false);
  if (isListening) await new Promise((resolve) => void server.close(resolve));
  return isListening;
}

/** A port that nobody listens on, and that no other process of this test run is given while this one lives. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));
    if (claim(port) && (await canListen(port)) && (await canListen(port, "127.0.0.1"))) return port;
  }
  throw new Error(`no port between ${firstPort} and ${lastPort} is free`);
}

/** What a program says whose port somebody else has taken between the choice and the start. */
const portIsTaken = /Port \d+ is taken by another program/;
const maxStarts = 5;

/** Starts a program with free ports, and again with others while it says that one of them is taken. */
export async function startOnFreePorts<Started>(
  count: number,
  start: (ports: number[]) => Promise<Started>,
): Promise<Started> {
  for (let starts = 1; ; starts += 1) {
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    try {
      return await start(ports);
    } catch (error) {
      if (starts === maxStarts || !portIsTaken.test(String(error))) throw error;
    }
  }
}
