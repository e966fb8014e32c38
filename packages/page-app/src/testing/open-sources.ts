import { createHash } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServer, type ViteDevServer } from "vite";

/** A process that was killed holds up nobody for longer. */
const longestTurnInMs = 120_000;

/**
 * A page app from its sources, as its build would be: the server that holds them, and what `server/app.ts` exports. `folder`: the app's
 * own, as a URL. Only inside Vitest.
 *
 * React Router writes the types of routes anew whenever a server opens, into a folder that all servers of an app share: two at once
 * take away each other's files, so they open one after the other.
 */
export async function openSources(folder: URL): Promise<{ app: unknown; vite: ViteDevServer }> {
  const root = folder.pathname;
  return inTurn(root, async () => {
    const vite = await createServer({
      root,
      configFile: path.join(root, "vite.config.ts"),
      server: { middlewareMode: true, ws: false, hmr: false },
      appType: "custom",
      logLevel: "error",
    });
    return { app: await vite.ssrLoadModule("/server/app.ts"), vite };
  });
}

async function inTurn<T>(root: string, work: () => Promise<T>): Promise<T> {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const turn = path.join(tmpdir(), `zoetrope-sources-${name}`);
  while (!(await take(turn))) await pause(50);
  try {
    return await work();
  } finally {
    await rm(turn, { recursive: true, force: true });
  }
}

/** Only one of many can make a folder. */
async function take(turn: string): Promise<boolean> {
  try {
    await mkdir(turn);
    return true;
  } catch {
    const age = await stat(turn).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > longestTurnInMs) await rm(turn, { recursive: true, force: true });
    return false;
  }
}
