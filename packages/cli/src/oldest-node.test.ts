import { spawnSync } from "node:child_process";
import { globSync } from "tinyglobby";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What came to Node after version 20, of which the compiler knows nothing: it is told of ES2024 as a whole. */
const newer =
  /\b(?:(?:Map|Object)\.groupBy\(|Promise\.withResolvers|Atomics\.waitAsync|import \{[^}]*\bglob(?:Sync)?\b[^}]*\} from "node:fs)/;

it("nothing of which the command is made asks for a newer Node than it says", () => {
  const packages = join(import.meta.dirname, "../..");
  const files = globSync(["{cli,lottie,render,i18n}/src/**/*.ts", "!**/*.test.ts", "!**/testing/**"], {
    cwd: packages,
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => newer.test(readFileSync(join(packages, file), "utf8")))).toEqual([]);
});

it("an older Node is told so in a sentence, before anything else is loaded", () => {
  const older =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.9.0" } })';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(older)}`,
      join(import.meta.dirname, "main.ts"),
      "--version",
    ],
    { encoding: "utf8" },
  );
  expect([status, stdout, stderr]).toEqual([2, "", "zoetrope needs Node 20.19 or newer, this is 20.9.0.\n"]);
  // What is imported at the top would be read first.
  expect(readFileSync(join(import.meta.dirname, "main.ts"), "utf8")).not.toMatch(/^import\b/m);
});
