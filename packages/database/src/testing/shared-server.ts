import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "../open-database.ts";
import { addressOf, initServer, startServer } from "./postgres-server.ts";

const waitTimeoutInMs = 90_000;

/** Name of the migrated database that tests copy. */
export const templateName = "zoetrope_template";

/** Starts the server of the test run on first need; every worker that asks waits for the one that starts it. */
export async function requireSharedServer(runFolder: string): Promise<string> {
  const folder = join(runFolder, "server");
  const ready = join(runFolder, "server-ready");
  const failed = join(runFolder, "server-failed");
  try {
    mkdirSync(join(runFolder, "server-claim"));
  } catch {
    const deadline = Date.now() + waitTimeoutInMs;
    while (!existsSync(ready)) {
      if (existsSync(failed) || Date.now() > deadline)
        throw new Error("the test server could not be started");
      await pause(50);
    }
    return folder;
  }
  try {
    initServer(folder);
    await startServer(folder);
    await ensureTemplate(addressOf(folder, "postgres"));
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  writeFileSync(`${ready}.new`, "");
  renameSync(`${ready}.new`, ready);
  return folder;
}

/** Creates the template on the server at `url` when it is missing, and brings it up to date. */
export async function ensureTemplate(url: string): Promise<void> {
  const admin = await openDatabase({ url, poolSize: 1 });
  try {
    const { rowCount } = await admin.db.execute(sql`SELECT FROM pg_database WHERE datname = ${templateName}`);
    if (rowCount === 0) await admin.db.execute(`CREATE DATABASE ${templateName}`);
  } finally {
    await admin.close();
  }
  const address = new URL(url);
  address.pathname = `/${templateName}`;
  const template = await openDatabase({ url: address.href, poolSize: 1 });
  try {
    await template.migrate();
  } finally {
    await template.close();
  }
}
