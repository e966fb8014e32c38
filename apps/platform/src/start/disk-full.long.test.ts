import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "@zoetrope/kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePorts } from "../testing/run-platform.ts";

const main = join(import.meta.dirname, "../main.ts");
const fillDisk = join(import.meta.dirname, "../testing/fill-disk.ts");
const seedAndReport = join(import.meta.dirname, "../testing/seed-and-report.ts");
/** What never ends is the fault that this looks for. */
const timeoutInMs = 400_000;
let seeded = "";

/** A data folder with a few animations, copied by each test: making a database takes longest. */
beforeAll(() => {
  seeded = mkdtempSync(join(tmpdir(), "zoetrope-seeded-"));
  const { status } = spawnSync(process.execPath, [seedAndReport, seeded, "5"], {
    env: { PATH: environment["PATH"] },
    timeout: timeoutInMs,
  });
  expect(status).toBe(0);
});
afterAll(() => rmSync(seeded, { recursive: true, force: true }));

/** Runs a script of the shell over a real disk of its own, which nobody else sees and which goes away with it. */
async function onDisk(script: string) {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-full-"));
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    [
      "--map-root-user",
      "--mount",
      "sh",
      "-ec",
      `mount -t tmpfs -o size=10m tmpfs "$ZOETROPE_DATA"\n${script}`,
    ],
    {
      encoding: "utf8",
      timeout: timeoutInMs,
      killSignal: "SIGKILL",
      env: {
        ...(await freePorts()),
        PATH: environment["PATH"],
        NODE: process.execPath,
        SEEDED: seeded,
        ZOETROPE_DATA: folder,
        ZOETROPE_ROLES: "worker",
        LOG_LEVEL: "silent",
      },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  return { status, stdout, stderr };
}

const enough = `mount -o remount,size=600m "$ZOETROPE_DATA"`;
const copySeeded = `cp -a "$SEEDED/." "$ZOETROPE_DATA"`;
const leaveThreeMegabytes = `
  used=$(df --output=used -k "$ZOETROPE_DATA" | tail -1)
  mount -o remount,size=$((used + 3072))k "$ZOETROPE_DATA"`;

it.each([
  ["the database is made", ""],
  ["animations are stored", [enough, copySeeded, leaveThreeMegabytes].join("\n")],
  [
    // With room for files on another disk it is the database's own log that finds none.
    "the database grows",
    [
      enough,
      `mkdir "$ZOETROPE_DATA/files" && mount -t tmpfs -o size=600m tmpfs "$ZOETROPE_DATA/files"`,
      copySeeded,
      leaveThreeMegabytes,
    ].join("\n"),
  ],
])("a start says that the disk is full when it fills up while %s", async (_when, prepare) => {
  const { status, stderr } = await onDisk(`${prepare}\nexec "$NODE" ${main} start`);
  expect(stderr).toMatch(/disk[^\n]* is full[^\n]*Free some space and start again/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(74);
});

it("tells of a failure nothing of what was to be kept", async () => {
  const { status, stdout, stderr } = await onDisk(`
    ${enough}
    ${copySeeded}
    ${leaveThreeMegabytes}
    exec "$NODE" ${fillDisk} "$ZOETROPE_DATA/database"`);
  expect(stdout).toContain("DatabaseError");
  expect(stdout + stderr).not.toMatch(/planted|argon2/);
  expect(status).toBe(0);
});

it("has everything that was stored when there is room again, and goes on", async () => {
  const { status, stdout, stderr } = await onDisk(`
    ${enough}
    ${copySeeded}
    ${leaveThreeMegabytes}
    if "$NODE" ${seedAndReport} "$ZOETROPE_DATA" 1000 2>/dev/null; then exit 90; fi
    echo full
    ${enough}
    exec "$NODE" ${seedAndReport} "$ZOETROPE_DATA" 150`);
  expect([status, stderr]).toEqual([0, ""]);
  const [before, after] = stdout.split("full\n").map((text) => text.trim().split("\n"));
  expect(before?.length).toBeGreaterThan(5);
  expect(after?.length).toBeGreaterThan(5);
  // Nothing is stored a second time, so nothing was lost; five were there from the start.
  const ids = [...(before ?? []), ...(after ?? [])];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(145);
});
