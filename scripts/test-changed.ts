// `npm run test:changed [-- BRANCH]`: what the changes since BRANCH (default: main) can break. The whole is `npm test`.
import { execFileSync, spawnSync } from "node:child_process";
import { browserTestsOf } from "./test-command/browser-tests-of.ts";
import { ensureBrowser } from "./test-command/ensure-browser.ts";
import { ensurePostgres } from "./test-command/ensure-postgres.ts";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "");

const [since = ""] = git("merge-base", process.argv[2] ?? "main", "HEAD");
const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];
if (changed.length === 0) {
  console.log("Nothing has changed.");
  process.exit();
}

function run(command: string, ...args: string[]): boolean {
  console.log(`\n— ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

ensurePostgres();
if (changed.some((file) => file.startsWith("packages/database/")))
  process.env.ZOETROPE_TEST_DATABASES ??= "both";
const outcomes = [
  run("npm", "run", "--silent", "check:types"),
  run("vitest", "run", "--changed", since, "--passWithNoTests"),
];
const browserTests = browserTestsOf(changed);
if (browserTests === "all" || browserTests.length > 0) {
  process.env.ZOETROPE_TEST_BROWSER = ensureBrowser();
  outcomes.push(
    run("npm", "run", "--silent", "build") &&
      run(
        "vitest",
        "run",
        "--config",
        "vitest.e2e.config.ts",
        ...(browserTests === "all" ? [] : browserTests),
      ),
  );
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
