import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { environment } from "@zoetrope/kit";
import { hostNames } from "../configuration/host-variables.ts";
import { freePort } from "./free-ports.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A free port for every `PORT_…` variable. */
export async function freePorts(): Promise<Record<string, string>> {
  const names = [...hostNames.map((host) => `PORT_${host.toUpperCase()}`), "PORT_ADMIN"];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await freePort())] as const)),
  );
}

export interface PlatformRun {
  child: ChildProcess;
  /** What it has said on standard output so far. */
  output(): string;
  /** Resolves when the hosts answer; rejects with all that was said when it ends before. */
  ready: Promise<void>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Runs a command of the platform with these variables and none of this shell's own; `program`: that of another checkout. */
export function runPlatform(
  variables: Record<string, string>,
  command = "start",
  program = main,
): PlatformRun {
  const child = spawn(process.execPath, [program, command], {
    env: { PATH: environment["PATH"], HOME: environment["HOME"], ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output, errors }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => {
      if (output.includes("Ready after")) resolve();
    });
    void ended.then(() => reject(new Error(`it ended: ${output}${errors}`)));
  });
  ready.catch(() => {});
  return { child, output: () => output, ready, ended };
}
