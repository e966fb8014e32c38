import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runExclusively } from "../start/run-exclusively.ts";
import { buildStampOf, root, type PageAppHost } from "./page-apps.ts";

const program = fileURLToPath(import.meta.resolve("@zoetrope/page-app/precompress-program"));

/** Holds the stamp of the build whose files have their copies, and their quality. */
const stampOf = (host: PageAppHost, checkout: string): string =>
  join(checkout, "apps", host, "build/precompressed.sha256");

const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, "utf8") : null);

const stampText = (build: string, quality: number): string => `${build} ${quality}`;

export function isPrecompressed(host: PageAppHost, quality: number, checkout = root): boolean {
  const build = readIfThere(buildStampOf(host, checkout));
  return build === null || readIfThere(stampOf(host, checkout)) === stampText(build, quality);
}

/**
 * Writes the brotli copies that the files of these builds have not got yet, in a process that gives way to all others: pages can be
 * shown without them. When `signal` ends it, the next start goes on. `quality`: from 1 to 11.
 */
export async function precompressPageApps(
  hosts: readonly PageAppHost[],
  { quality, signal, checkout = root }: { quality: number; signal?: AbortSignal; checkout?: string },
): Promise<void> {
  for (const host of hosts)
    await runExclusively(join(checkout, "node_modules/.cache/zoetrope", `precompress-${host}`), async () => {
      if (signal?.aborted || isPrecompressed(host, quality, checkout)) return;
      const stamp = readFileSync(buildStampOf(host, checkout), "utf8");
      await run(quality, join(checkout, "apps", host, "build/client"), signal);
      if (!signal?.aborted) writeFileSync(stampOf(host, checkout), stampText(stamp, quality));
    });
}

async function run(quality: number, folder: string, signal: AbortSignal | undefined): Promise<void> {
  const args = [program, String(quality), folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const end = () => child.kill();
  signal?.addEventListener("abort", end);
  process.once("exit", end);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0 && !signal?.aborted) throw new Error(`the files of ${folder} could not be compressed`);
  } finally {
    signal?.removeEventListener("abort", end);
    process.off("exit", end);
  }
}
