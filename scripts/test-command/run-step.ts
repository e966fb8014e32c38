import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const longestTitle = "Browser tests".length;

/** Runs a command to its end; each line of it is told under the title, because other steps run and tell at the same time. */
export async function runStep(
  title: string,
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const startedAt = performance.now();
  const print = (line: string): void => console.log(`${title.padEnd(longestTitle)} │ ${line}`);
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...variables, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
  });
  const printed = [child.stdout, child.stderr].map(async (stream) => {
    for await (const line of createInterface({ input: stream })) print(line);
  });
  const ended = once(child, "close").catch((error: unknown) => [String(error)]);
  await Promise.allSettled(printed);
  const [status] = (await ended) as [number | string | null];
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(status === 0 ? `ok, ${seconds} s` : `FAILED (${String(status)}), ${seconds} s`);
  return status === 0;
}
