import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const aptGet = "/usr/bin/apt-get";

function runAsRoot(args: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  // sudo -n never asks for a password: a test command must not wait for a person.
  const [command, ...rest] = isRoot ? [aptGet, ...args] : ["sudo", "-n", aptGet, ...args];
  const result = spawnSync(command, rest, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return result.status === 0;
}

/** Installs Debian packages where that is possible without asking; false where it is not. */
export function installDebianPackages(...names: string[]): boolean {
  if (!existsSync(aptGet)) return false;
  console.log(`Installing ${names.join(", ")} …`);
  return (
    runAsRoot(["update", "-qq"]) && runAsRoot(["install", "-y", "-qq", "--no-install-recommends", ...names])
  );
}
