// The README's test command: everything that must be true before a change lands.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./test-command/ensure-browser.ts";
import { ensurePostgres } from "./test-command/ensure-postgres.ts";

interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const reports = mkdtempSync(join(tmpdir(), "zoetrope-test-"));
const isLong = process.argv.includes("--long");
const counts = { passed: 0, failed: 0, skipped: 0 };
const leftOut: string[] = [];

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
    const result = JSON.parse(readFileSync(report, "utf8")) as Counts;
    counts.passed += result.numPassedTests;
    counts.failed += result.numFailedTests;
    counts.skipped += result.numPendingTests;
    for (const { status, fullName } of result.testResults.flatMap((file) => file.assertionResults))
      if (status === "skipped" || status === "pending") leftOut.push(fullName);
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
if (leftOut.length > 0) {
  const reason = existsSync("../shared/corpus")
    ? ""
    : " because ../shared/corpus (other people's files) is not there";
  console.log(`\nLeft out${reason}:\n${leftOut.map((name) => `  ${name}`).join("\n")}`);
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\nTotal: ${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = results.every(Boolean) && counts.passed > 0 ? 0 : 1;
