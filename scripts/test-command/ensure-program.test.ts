import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureProgram } from "./ensure-program.ts";

vi.mock("./debian-package.ts", () => ({ installDebianPackages: () => false }));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-program-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it("takes a program that is there", () => {
  writeFileSync(join(folder, "wrk"), "");
  chmodSync(join(folder, "wrk"), 0o755);
  expect(() => ensureProgram("wrk")).not.toThrow();
});

it("says which one is missing, and how it comes", () => {
  expect(() => ensureProgram("taskset", "util-linux")).toThrow(
    "The program taskset is needed, and was neither found nor could it be installed. Install it (Debian: util-linux).",
  );
});
