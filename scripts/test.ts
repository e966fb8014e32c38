// The README's test command: everything that must be true before a change lands.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { holdBrowserTests } from "./test-command/browser-turn.ts";
import { ensureBrowser } from "./test-command/ensure-browser.ts";
import { ensurePostgres } from "./test-command/ensure-postgres.ts";
import { makeRunFolder } from "./test-command/memory-folder.ts";
import { Outcome } from "./test-command/outcome.ts";
import { runStep } from "./test-command/run-step.ts";
import { hasFailures, runVitest } from "./test-command/run-vitest.ts";
import { withoutLongTests } from "./test-command/test-tags.ts";
import { thoroughVariable } from "./test-command/thoroughness.ts";

const folder = makeRunFolder();
const isLong = process.argv.includes("--long");
/** `--shard=1/3`: this third of the tests, for one of three machines. */
const shard = process.argv.filter((argument) => argument.startsWith("--shard="));
const outcome = new Outcome(process.cwd());
/** It takes 5 GB then. */
const bytesToCollectNothing = 10 * 1024 ** 3;

async function vitest(title: string, config: string, ...filters: string[]): Promise<boolean> {
  const first = await runVitest(title, join(folder, config), ["--config", config, ...filters, ...shard]);
  const { files } = first.aborted;
  outcome.add(first.report, files);
  if (files.length === 0) return first.isOk;
  const second = await runVitest(title, join(folder, config), ["--config", config, ...filters, ...files]);
  outcome.add(second.report);
  return second.isOk && !first.aborted.hasOtherErrors && !hasFailures(first.report, files);
}

process.env.TMPDIR = folder;
// That files are compressed is seen at any quality, and the best takes as long as a tenth of the browser tests.
if (!isLong) process.env.BROTLI_QUALITY ??= "5";
// Types are checked by a program in Go: where there is memory it collects none, a fifth of its processor time.
if (process.availableMemory() > bytesToCollectNothing) process.env.GOGC ??= "off";
process.env.ZOETROPE_TEST_BROWSER = ensureBrowser();
ensurePostgres();
// Contract suites ask both in continuous integration, on the way there the embedded one; all other tests the one that opens faster.
if (process.env.CI) process.env.ZOETROPE_TEST_DATABASES ??= "both";
else if (!isLong) process.env.ZOETROPE_TEST_DATABASES ??= "split";
if (isLong) process.env[thoroughVariable] = "1";

async function build(): Promise<boolean> {
  const isBuilt = await runStep("Build", "npm", ["run", "--silent", "build"]);
  // From here on tests of the page apps open what was built.
  if (isBuilt) process.env.ZOETROPE_TEST_BUILT = "1";
  return isBuilt;
}
const check = (): Promise<boolean> => runStep("Check", "npm", ["run", "--silent", "check"]);

/**
 * Browsers come last and alone: a page on a busy machine takes more than twice the processor time, and what is waited for comes too late.
 * The checks fill what the build and the other tests leave, then the platform of the browser tests starts there.
 */
async function tests(): Promise<boolean> {
  const checked = check();
  if (!(await build())) {
    await checked;
    return false;
  }
  const releaseBrowsers = holdBrowserTests(folder);
  const browsersTested = checked.then(() =>
    vitest("Browser tests", "vitest.e2e.config.ts", withoutLongTests),
  );
  const areOthersOk = await vitest("Tests", "vitest.config.ts", withoutLongTests);
  releaseBrowsers();
  return (await Promise.all([checked, browsersTested])).every(Boolean) && areOthersOk;
}

/** One after the other: they fill disks, count milliseconds and end processes. */
async function longTests(): Promise<boolean> {
  if (!(await build())) return false;
  const isLongOk = await vitest("Long tests", "vitest.long.config.ts");
  return (await vitest("Browser tests", "vitest.e2e.config.ts")) && isLongOk;
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
const startedAt = performance.now();
const isOk = await (isLong ? longTests() : tests());

rmSync(folder, { recursive: true, force: true });
const leftOutBecause = existsSync("../shared/corpus")
  ? ""
  : " because ../shared/corpus (other people's files) is not there";
console.log(`\n${outcome.summary(leftOutBecause)}`);
console.log(`In ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
process.exitCode = isOk && outcome.passed > 0 ? 0 : 1;
