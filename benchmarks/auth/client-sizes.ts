import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { bundleClient } from "../../packages/auth-client/scripts/bundle-client.ts";
import type { Benchmark } from "../harness.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const run = promisify(execFile);
const goalInBytes = 4_096;

/** What a page takes in to begin with each of them; all of them redirect or open a window, none draws a form of its own. */
const peers = [
  ["keycloak-js", 'import Keycloak from "keycloak-js"; window.client = new Keycloak({});'],
  ["oidc-client-ts", 'import { UserManager } from "oidc-client-ts"; window.client = new UserManager({});'],
  [
    "auth0-spa-js",
    'import { createAuth0Client } from "@auth0/auth0-spa-js"; window.client = createAuth0Client({});',
  ],
] as const;

const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).length;

/** The client beside those of three peers, each in one file, made by the same bundler in the same run. */
export async function measureClientSizes(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const own = sizeOf(await bundleClient("script"));
  report.progress("installing the clients of three peers in a folder of their own");
  const folder = createTemporaryFolder("auth-clients");
  await cp(join(import.meta.dirname, "../peers/auth-clients"), folder, { recursive: true });
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
  for (const [name, source] of peers) {
    const entry = join(folder, `${name}.js`);
    await writeFile(entry, source);
    report.add({
      what: `the client, one file, gzip, beside ${name}`,
      value: own,
      unit: "bytes",
      goal: { op: "<=", value: goalInBytes },
      peer: { name, value: sizeOf(await bundleClient("script", entry)) },
    });
  }
}
