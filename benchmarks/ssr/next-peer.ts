import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTemporaryFolder } from "../temporary-folder.ts";
import { startServer, type Child } from "./child.ts";

const run = promisify(execFile);

/** Builds the like page with Next.js in a folder of its own and starts it; its packages never enter the project. */
export async function startNextPeer(progress: (message: string) => void): Promise<Child> {
  const folder = createTemporaryFolder("next");
  await cp(join(import.meta.dirname, "../peers/next-results"), folder, { recursive: true });
  progress("installing and building the same page with Next.js");
  await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder });
  const next = join(folder, "node_modules/next/dist/bin/next");
  await run(process.execPath, [next, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const port = 20_000 + (process.pid % 20_000);
  return startServer(process.execPath, [next, "start", "-p", String(port)], { cwd: folder, port });
}
