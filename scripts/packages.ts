// What others install: `pack FOLDER` builds it into tarballs, `check` looks at it as whoever installs it does, `report` renews the
// committed API reports.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { makeApiReports } from "./packages/api-report.ts";
import { buildFolder, packCommands, packPackages } from "./packages/pack-packages.ts";
import { publishedCommands, publishedPackages, type Entry } from "./packages/published-packages.ts";
import { staleReports } from "./packages/stale-reports.ts";

const [command, folder = "."] = process.argv.slice(2);
const packages = publishedPackages();

function report(): void {
  const entries: Entry[] = packages.flatMap((one) => one.entries);
  const texts = makeApiReports(entries.map(({ source }) => source));
  for (const [index, { reportFile }] of entries.entries()) {
    mkdirSync(dirname(reportFile), { recursive: true });
    writeFileSync(reportFile, texts[index] ?? "");
  }
}

/** True when a checker of packages finds nothing; else it has said what. */
function passes(...args: string[]): boolean {
  const [program = "", ...rest] = args;
  const { status, stdout, stderr } = spawnSync(program, rest, { encoding: "utf8" });
  if (status !== 0) console.error(`${args.join(" ")}\n${stdout}${stderr}`);
  return status === 0;
}

async function check(): Promise<void> {
  const stale = staleReports(packages);
  for (const file of stale)
    console.error(
      `${relative(".", file)} is not what the sources export: run \`npm run api-reports\`, commit it, and add a change file (\`npx changeset\`).`,
    );
  const target = mkdtempSync(join(tmpdir(), "zoetrope-packages-"));
  try {
    const tarballs = await packPackages(packages, target);
    const results = tarballs.flatMap((tarball) => [
      passes("publint", "run", "--strict", tarball),
      passes("attw", "--profile", "esm-only", "--no-emoji", tarball),
    ]);
    if (stale.length > 0 || results.includes(false)) process.exitCode = 1;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

if (command === "report") report();
else if (command === "check") await check();
else if (command === "pack")
  for (const tarball of [
    ...(await packPackages(packages, resolve(folder), buildFolder)),
    ...(await packCommands(publishedCommands(), resolve(folder), buildFolder)),
  ])
    console.log(relative(".", tarball));
else if (command === "refuse") {
  console.error("Its sources are not what others install: `npm run pack` builds the package and packs that.");
  process.exitCode = 1;
} else {
  console.error("Usage: node scripts/packages.ts pack [FOLDER] | check | report");
  process.exitCode = 2;
}
