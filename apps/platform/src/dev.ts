import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch as watchFolder } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hostNames } from "./configuration.ts";
import { isPageAppHost, root } from "./page-apps.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const settleInMs = 100;

/** What only the server loads; the rest is Vite's to replace. Node's own `--watch` also sees the files that Vite writes. */
const serverFolders = [
  ...hostNames.filter((host) => !isPageAppHost(host)).map((host) => `apps/${host}/src`),
  "apps/platform/src",
  ...["catalog", "database", "identity", "kit", "mail", "originals", "render", "storage", "workspaces"].map(
    (name) => `packages/${name}/src`,
  ),
  "packages/database/migrations",
].filter((folder) => existsSync(join(root, folder)));

/** Runs the hosts in a process that is ended properly and started again whenever the server's sources change. */
export async function watch(): Promise<{ stop(): Promise<void> }> {
  const run = (): ChildProcess => spawn(process.execPath, [main, "dev-hosts"], { stdio: "inherit" });
  let child = run();
  let isStopping = false;
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
