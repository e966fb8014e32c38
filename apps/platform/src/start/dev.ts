import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch as watchFolder } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../page-apps/page-apps.ts";
import { withWorkspaceDependencies } from "../page-apps/workspace-packages.ts";
import { exitCodes } from "./start-fault.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const settleInMs = 100;

/** What the server loads itself; the rest is Vite's to replace. Node's own `--watch` also sees the files that Vite writes. */
const serverFolders = [
  ...withWorkspaceDependencies(
    ["platform", "api", "assets"].map((app) => `apps/${app}`),
    root,
  ).map((folder) => `${folder}/src`),
  "packages/database/migrations",
].filter((folder) => existsSync(join(root, folder)));

/**
 * Runs the hosts in a process that is ended properly and started again whenever the server's sources change. Ends with it when
 * what stops it is no matter of sources (a taken port, a wrong variable); its own message has said what.
 */
export async function watch(): Promise<{ stop(): Promise<void> }> {
  let isStopping = false;
  const run = (): ChildProcess => {
    const started = spawn(process.execPath, [main, "dev-hosts"], { stdio: "inherit" });
    started.once("exit", (code) => {
      if (isStopping || started !== child || code === null || code === 0) return;
      if (code !== exitCodes.internal && code !== 1) process.exit(code);
      process.stdout.write("\n  Waiting for a change of the sources.\n");
    });
    return started;
  };
  let child = run();
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();

  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  const restart = (): void => {
    restarting = restarting.then(async () => {
      await end();
      if (!isStopping) child = run();
    });
  };
  const watchers = serverFolders.map((folder) =>
    watchFolder(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(ts|sql)$/.test(file) || file.endsWith(".test.ts")) return;
      clearTimeout(timer);
      timer = setTimeout(restart, settleInMs);
    }),
  );
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await end();
    },
  };
}
