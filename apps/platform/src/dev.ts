import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/** Runs the hosts in a process that Node restarts whenever a module of the server changes. */
export async function watch(): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", main, "dev-hosts"], {
    stdio: "inherit",
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      if (code !== null && code !== 0) process.exit(code);
      resolve();
    });
  });
  return {
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
