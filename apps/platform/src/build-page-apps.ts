import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";
import { root, serverBuildOf, type PageAppHost } from "./page-apps.ts";
import { exitCodes, StartFault } from "./start-fault.ts";

const lastLines = 12;
const folderOf = (host: PageAppHost): string => `apps/${host}`;
const stampOf = (host: PageAppHost): string => join(root, folderOf(host), "build/inputs.sha256");

/** Folders of the app and of every package of ours that it uses, however indirectly. */
function inputsOf(host: PageAppHost): string[] {
  const found = new Set<string>([folderOf(host)]);
  for (const folder of found) {
    const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@zoetrope/")) found.add(`packages/${name.slice("@zoetrope/".length)}`);
    }
  }
  return [...found, "package-lock.json"];
}

/** True when the build was made from the files as they are now: by content, because a checkout changes every time stamp. */
export function isPageAppBuilt(host: PageAppHost): boolean {
  const stamp = stampOf(host);
  return (
    existsSync(serverBuildOf(host)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === contentHash(root, inputsOf(host))
  );
}

/** What went wrong comes before the stack of the tool it went wrong in, which is left out. */
function reasonIn(output: string): string {
  const lines = output
    .trimEnd()
    .split("\n")
    .filter((line) => !/^\s+at |^npm (error|warn)/i.test(line));
  const first = lines.findIndex((line) => /error|failed/i.test(line));
  return (first === -1 ? lines.slice(-lastLines) : lines.slice(first, first + lastLines)).join("\n");
}

/** Builds the pages of a host; throws StartFault with the end of the build's own words. */
export async function buildPageApp(host: PageAppHost): Promise<void> {
  const hash = contentHash(root, inputsOf(host));
  const child = spawn("npm", ["run", "--silent", "build"], {
    cwd: join(root, folderOf(host)),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) {
    throw new StartFault(exitCodes.internal, `The pages of ${host} could not be built:\n${reasonIn(output)}`);
  }
  writeFileSync(stampOf(host), hash);
}
