import { existsSync, mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { removeServer } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of this test run: the PostgreSQL that the first test in need starts, and embedded databases. */
    databaseFolder: string;
  }
}

/** Makes room for the databases of a test run and clears it away afterwards; starts nothing itself. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-test-"));
  chmodSync(folder, 0o755);
  project.provide("databaseFolder", folder);
  return () => {
    const server = join(folder, "server");
    if (existsSync(server)) removeServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
}
