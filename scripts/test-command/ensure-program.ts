import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./debian-package.ts";

const isOnPath = (name: string): boolean =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, name)));

/** Finds a program or installs the Debian package of it; throws with the fix where neither works. */
export function ensureProgram(name: string, debianPackage = name): void {
  if (isOnPath(name) || (installDebianPackages(debianPackage) && isOnPath(name))) return;
  throw new Error(
    `The program ${name} is needed, and was neither found nor could it be installed. Install it (Debian: ${debianPackage}).`,
  );
}
