// The README's test command: everything that must be true before a change lands.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./test-command/ensure-browser.ts";
import { ensurePostgres } from "./test-command/ensure-postgres.ts";
import { Outcome, type Report } from "./test-command/outcome.ts";

const reports = mkdtempSync(join(tmpdir(), "zoetrope-test-"));
const isLong = process.argv.includes("--long");
const outcome = new Outcome(process.cwd());

function step(title: string, command: string, args: string[]): boolean {
  const startedAt = Date.now();
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env: process.env });
  console.log(
    `— ${title}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

function vitest(title: string, config: string): boolean {
  const report = join(reports, `${config}.json`);
  const ok = step(title, "vitest", [
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  try {
    outcome.add(JSON.parse(readFileSync(report, "utf8")) as Report);
  } catch (error) {
    console.log(`No report of ${title} was written: ${String(error)}`);
    return false;
  }
  return ok;
}

process.env.ZOETROPE_TEST_BROWSER = ensureBrowser();
ensurePostgres();
if (isLong) process.env.ZOETROPE_TEST_THOROUGH = "1";

const results = isLong
  ? [
      step("Build", "npm", ["run", "--silent", "build"]),
      vitest("Long tests", "vitest.long.config.ts"),
      vitest("Browser tests, every page in every way", "vitest.e2e.config.ts"),
    ]
  : [
      step("Check", "npm", ["run", "--silent", "check"]),
      step("Build", "npm", ["run", "--silent", "build"]),
      vitest("Tests", "vitest.config.ts"),
      vitest("Browser tests", "vitest.e2e.config.ts"),
    ];

rmSync(reports, { recursive: true, force: true });
const leftOutBecause = existsSync("../shared/corpus")
  ? ""
  : " because ../shared/corpus (other people's files) is not there";
console.log(`\n${outcome.told(leftOutBecause)}`);
process.exitCode = results.every(Boolean) && outcome.passed > 0 ? 0 : 1;
