import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { afterEach, beforeEach, expect, it } from "vitest";
import { english } from "./messages/english.ts";
import type { CommandError } from "./exit-codes.ts";
import { readOptionFile } from "./files/inputs.ts";
import { createProcessContext } from "./process-context.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-system-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const system = () => ({ ...createProcessContext(new AbortController().signal, folder), messages: english });

it("reads no more of a file, or of what never ends, than makes it too large", async () => {
  writeFileSync(join(folder, "large.json"), "{");
  truncateSync(join(folder, "large.json"), 3_000_000_000);
  expect((await system().readFile("large.json")).length).toBe(maxFileBytes + 1);
  expect((await system().readFile("/dev/zero")).length).toBe(maxFileBytes + 1);
  const refusal = await readOptionFile(system(), "large.json").catch((error: CommandError) => error);
  expect((refusal as CommandError).say(english)).toContain("larger than 32 MB");
});

it("takes a name with brackets for the file that is called so, and no folder for a file", () => {
  writeFileSync(join(folder, "icon[1].json"), "{}");
  mkdirSync(join(folder, "icons"));
  expect(system().glob("icon[1].json")).toEqual(["icon[1].json"]);
  expect(system().glob("icon*")).toEqual(["icon[1].json"]);
});

it("finds files by patterns in folders, absolute ones too, and no hidden ones", () => {
  mkdirSync(join(folder, "icons/small"), { recursive: true });
  for (const name of ["b.json", "a.json", "a.lottie", ".c.json", "small/d.json"])
    writeFileSync(join(folder, "icons", name), "{}");
  expect(system().glob("./icons/*.json")).toEqual(["icons/a.json", "icons/b.json"]);
  expect(system().glob("icons/**/*.json")).toEqual(["icons/a.json", "icons/b.json", "icons/small/d.json"]);
  expect(system().glob("icons/[ab].{json,lottie}")).toHaveLength(3);
  expect(system().glob(join(folder, "icons/a*"))).toEqual([
    join(folder, "icons/a.json"),
    join(folder, "icons/a.lottie"),
  ]);
  const elsewhere = createProcessContext(new AbortController().signal, join(folder, "icons/small"));
  expect(elsewhere.glob(join(folder, "icons/a*"))).toHaveLength(2);
  expect(elsewhere.glob("../a*")).toEqual(["../a.json", "../a.lottie"]);
  symlinkSync(join(folder, "icons/small"), join(folder, "icons/shown"));
  expect(system().glob("icons/s*")).toEqual([]);
});
