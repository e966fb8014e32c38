import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { buildCommand } from "./build-command.ts";
import { buildPackage } from "./build-package.ts";
import type { PublishedCommand, PublishedPackage } from "./published-packages.ts";

/** Where a package is built to be published from: `publishConfig.directory`. */
export const buildFolder = ({ folder }: Pick<PublishedPackage, "folder">): string => join(folder, "build");

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
    tarballs.push(packFolder(built, target));
  }
  return tarballs;
}

/** The same for commands. */
export async function packCommands(
  commands: readonly PublishedCommand[],
  target: string,
  folderOf = ({ folder }: PublishedCommand): string => join(target, basename(folder)),
): Promise<string[]> {
  mkdirSync(target, { recursive: true });
  const tarballs: string[] = [];
  for (const one of commands) {
    const built = folderOf(one);
    await buildCommand(one, built);
    tarballs.push(packFolder(built, target));
  }
  return tarballs;
}

function packFolder(folder: string, target: string): string {
  const { status, stdout, stderr } = spawnSync("npm", ["pack", "--json", "--pack-destination", target], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm pack in ${folder}:\n${stderr}`);
  const [{ filename } = { filename: "" }] = JSON.parse(stdout) as { filename: string }[];
  return join(target, filename);
}
