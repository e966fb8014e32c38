import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildPackage } from "./build-package.ts";
import type { PublishedPackage } from "./published-packages.ts";

/** Builds each package into its folder `build`, and packs that; returns the tarballs. */
export async function packPackages(packages: readonly PublishedPackage[], target: string): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const tarballs: string[] = [];
  for (const one of packages) {
    const built = join(one.folder, "build");
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
