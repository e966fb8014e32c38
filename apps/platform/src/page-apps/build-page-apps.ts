import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInputsOf } from "./build-inputs.ts";
import { environment } from "@zoetrope/kit";
import { contentHash } from "./content-hash.ts";
import { runExclusively } from "../start/run-exclusively.ts";
import { buildStampOf, root, serverBuildOf, type PageAppHost } from "./page-apps.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import type { StartupReporter } from "../start/startup-reporter.ts";

/** `signal` ends a build that nobody waits for any more. */
interface BuildOptions {
  checkout?: string;
  signal?: AbortSignal | undefined;
}

const lastLines = 12;
const inputsHash = (host: PageAppHost, checkout: string): string =>
  contentHash(checkout, buildInputsOf(host, checkout));

/** True when the build was made from the files as they are now: by content, because a checkout changes every time stamp. */
export function isPageAppBuilt(host: PageAppHost, checkout = root): boolean {
  const stamp = buildStampOf(host, checkout);
  return (
    existsSync(serverBuildOf(host, checkout)) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === inputsHash(host, checkout)
  );
}

/**
 * Builds the pages of a host; throws StartFault with the end of the build's own words. A second process that wants the same
 * waits and takes what the first has built: a build empties its folder first, and two would empty each other's.
 */
export async function buildPageApp(
  host: PageAppHost,
  { checkout = root, signal }: BuildOptions = {},
): Promise<void> {
  // Beside the packages: the build's own folder is taken away by the build.
  const folder = join(checkout, "node_modules/.cache/zoetrope", `build-${host}`);
  await runExclusively(
    folder,
    async () => {
      if (!isPageAppBuilt(host, checkout)) await build(host, checkout, signal);
    },
    signal,
  );
}

/** Builds the pages that are not, all at the same time: one build alone leaves a processor idle. Tells of them under one title. */
export async function buildStalePageApps(
  hosts: readonly PageAppHost[],
  reporter: Pick<StartupReporter, "step">,
  { checkout = root, signal }: BuildOptions = {},
): Promise<void> {
  const stale = hosts.filter((host) => !isPageAppBuilt(host, checkout));
  if (stale.length === 0) return;
  await reporter.step(
    "Build the pages",
    async (onProgress) => {
      let done = 0;
      const results = await Promise.allSettled(
        stale.map(async (host) => {
          await buildPageApp(host, { checkout, signal });
          onProgress(++done, stale.length);
        }),
      );
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
    () => stale.join(", "),
  );
}

async function build(host: PageAppHost, checkout: string, signal?: AbortSignal): Promise<void> {
  const hash = inputsHash(host, checkout);
  const child = spawn("npm", ["run", "--silent", "build"], {
    cwd: join(checkout, "apps", host),
    // What is built is what is served, whoever starts it: under a test's own NODE_ENV it would be a development build.
    env: { ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  // The same is said by the signal, in its own words.
  child.once("error", () => {});
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise<number | null>((resolve) => void child.once("close", resolve));
  signal?.throwIfAborted();
  if (code !== 0) {
    throw new StartFault(exitCodes.internal, `The pages of ${host} could not be built:\n${reasonIn(output)}`);
  }
  writeFileSync(buildStampOf(host, checkout), hash);
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
