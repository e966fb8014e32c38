// What others install: `pack FOLDER` builds it into tarballs, `check` looks at it as whoever installs it does, `report` renews the
// committed API reports, `sizes` the tables in READMEs.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { makeApiReports } from "./packages/api-report.ts";
import { buildPackage } from "./packages/build-package.ts";
import { operationSizes, writeSizes } from "./packages/operation-sizes.ts";
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
    const results = tarballs.flatMap((tarball, index) => {
      const built = join(target, basename(packages[index]?.folder ?? ""));
      // WebAssembly is fetched, not imported: it has no types.
      const wasm = readdirSync(built).flatMap((file) => (file.endsWith(".wasm") ? [`./${file}`] : []));
      const excluded = wasm.length === 0 ? [] : ["--exclude-entrypoints", ...wasm];
      return [
        passes("publint", "run", "--strict", tarball),
        passes("attw", tarball, "--profile", "esm-only", "--no-emoji", ...excluded),
      ];
    });
    // Nobody imports a command: there are no types to be wrong.
    for (const tarball of await packCommands(publishedCommands(), target))
      results.push(passes("publint", "run", "--strict", tarball));
    if (stale.length > 0 || results.includes(false)) process.exitCode = 1;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** Of each package that has a table in its README. */
async function sizes(): Promise<void> {
  const target = mkdtempSync(join(tmpdir(), "zoetrope-sizes-"));
  for (const one of packages) {
    const built = join(target, basename(one.folder));
    await buildPackage(one, built);
    const found = await operationSizes(one.manifest.name, built);
    if (found.size > 0) writeSizes(join(one.folder, "README.md"), found);
  }
  rmSync(target, { recursive: true, force: true });
}

if (command === "report") report();
else if (command === "sizes") await sizes();
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
  console.error("Usage: node scripts/packages.ts pack [FOLDER] | check | report | sizes");
  process.exitCode = 2;
}
