import { createHash } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServer } from "vite";

/** A process that was killed holds up nobody for longer. */
const maxTurnInMs = 120_000;

/** Set by the test command, which has built the page apps just before. */
const isBuilt = process.env.ZOETROPE_TEST_BUILT === "1";

/**
 * A page app, and what `server/app.ts` exports: from its sources, or as the test command has built it, which opens in a tenth of the
 * time. `folder`: the app's own, as a URL. Only inside Vitest.
 *
 * React Router writes the types of routes anew whenever a server opens, into a folder that all servers of an app share: two at once
 * take away each other's files, so they open one after the other.
 */
export async function openSources(folder: URL): Promise<{ app: unknown; close(): Promise<void> }> {
  const root = folder.pathname;
  // `require`, because Vitest would take an import through its own transforms: megabytes of them.
  if (isBuilt) return { app: createRequire(root)("./build/server/index.js"), close: async () => undefined };
  return await inTurn(root, async () => {
    const vite = await createServer({
      root,
      configFile: path.join(root, "vite.config.ts"),
      server: { middlewareMode: true, ws: false, hmr: false },
      appType: "custom",
      logLevel: "error",
    });
    return { app: await vite.ssrLoadModule("/server/app.ts"), close: () => vite.close() };
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
    if (age > maxTurnInMs) await rm(turn, { recursive: true, force: true });
    return false;
  }
}
