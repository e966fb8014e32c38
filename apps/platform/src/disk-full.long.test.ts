import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { environment } from "@zoetrope/kit";
import { expect, it } from "vitest";
import { freePorts } from "./testing/run-platform.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const seedAndTell = fileURLToPath(new URL("testing/seed-and-tell.ts", import.meta.url));

/** Runs a script of the shell on a real disk of this size, which only it can see and which goes away with it. */
async function onDisk(sizeInMegabytes: number, script: string) {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-full-"));
  const whole = `mount -t tmpfs -o size=${sizeInMegabytes}m tmpfs "$ZOETROPE_DATA"\n${script}`;
  const { status, stdout, stderr } = spawnSync("unshare", ["--map-root-user", "--mount", "sh", "-c", whole], {
    encoding: "utf8",
    // What never ends is the fault that this looks for.
    timeout: 400_000,
    killSignal: "SIGKILL",
    env: {
      ...(await freePorts()),
      PATH: environment["PATH"],
      NODE: process.execPath,
      ZOETROPE_DATA: folder,
      ZOETROPE_ROLES: "worker",
      LOG_LEVEL: "silent",
    },
  });
  rmSync(folder, { recursive: true, force: true });
  return { status, stdout, stderr };
}

it.each([
  ["the database is made", 10],
  ["the catalogue is filled", 60],
  // There it is the database's own log that finds no room.
  ["the catalogue is filled a little further", 68],
])("says that the disk is full when it fills up while %s", async (_when, size) => {
  const { status, stderr } = await onDisk(size, `exec "$NODE" ${main} start`);
  expect(stderr).toMatch(/disk[^\n]* is full[^\n]*Free some space and start again/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(74);
});

it("has everything that was stored when there is room again, and goes on", async () => {
  const { status, stdout } = await onDisk(
    68,
    `"$NODE" ${seedAndTell} "$ZOETROPE_DATA" 1000 2>/dev/null && exit 90
    echo full
    mount -o remount,size=300m "$ZOETROPE_DATA"
    exec "$NODE" ${seedAndTell} "$ZOETROPE_DATA" 400`,
  );
  expect(status).toBe(0);
  const [before = "", after = ""] = stdout.split("full\n");
  const ids = [before, after].map((told) => told.trim().split("\n"));
  expect(ids.every((told) => told.length > 10)).toBe(true);
  // Nothing is stored a second time, so nothing was lost.
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
  expect(ids.flat().length).toBe(400);
});
