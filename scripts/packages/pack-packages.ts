import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { buildPackage } from "./build-package.ts";
import type { PublishedPackage } from "./published-packages.ts";

/** Where a package is built to be published from: `publishConfig.directory`. */
export const buildFolder = ({ folder }: PublishedPackage): string => join(folder, "build");

/** Builds each package, by default below `target`, and packs it into `target`; returns the tarballs. */
export async function packPackages(
  packages: readonly PublishedPackage[],
  target: string,
  folderOf = ({ folder }: PublishedPackage): string => join(target, basename(folder)),
): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const tarballs: string[] = [];
  for (const one of packages) {
    const built = folderOf(one);
    await buildPackage(one, built);
    const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", target], {
      cwd: built,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`npm pack of ${one.manifest.name}:\n${stderr}`);
    const [{ filename } = { filename: "" }] = JSON.parse(stdout) as { filename: string }[];
    tarballs.push(join(target, filename));
  }
  return tarballs;
}
