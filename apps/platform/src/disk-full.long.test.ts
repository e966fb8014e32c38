import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { environment } from "@zoetrope/kit";
import { expect, it } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** Runs a command on a real disk of this size, which only it can see and which goes away with it. */
function startOnDisk(sizeInMegabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-full-"));
  const script = `mount -t tmpfs -o size=${sizeInMegabytes}m tmpfs "$ZOETROPE_DATA" && exec "$0" "$@"`;
  const { status, stderr } = spawnSync(
    "unshare",
    ["--map-root-user", "--mount", "sh", "-c", script, process.execPath, main, "start"],
    {
      encoding: "utf8",
      env: {
        PATH: environment["PATH"],
        ZOETROPE_DATA: folder,
        ZOETROPE_ROLES: "worker",
        PORT_ADMIN: "39464",
      },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  return { status, stderr };
}

it("says that the disk is full when it fills up while the database is made", () => {
  const { status, stderr } = startOnDisk(10);
  expect(stderr).toMatch(/disk[^\n]* is full[^\n]*Free some space and start again/);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(74);
});
