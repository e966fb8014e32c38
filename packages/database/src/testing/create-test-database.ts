import { rm } from "node:fs/promises";
import { join } from "node:path";
import { testDatabaseUrl } from "@zoetrope/kit";
import { inject } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../open-database.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { addressOf } from "./postgres-server.ts";
import { ensureTemplate, requireSharedServer, templateName } from "./shared-server.ts";
import { usualDatabase } from "./tested-databases.ts";

export interface TestDatabase {
  database: Database;
  /** Address of a server database, folder of an embedded one: to open it a second time, or from another process. */
  location: { url: string } | { folder: string };
  /** For what is stored beside it; not made yet. Goes with the test run where a test is ended before it tidies up. */
  filesFolder: string;
  /** Closes and removes it, with its files. */
  remove(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Default: what tests run on that are about none. */
  kind?: Database["kind"];
  /** False gives an empty database that was never migrated. Default true. */
  isMigrated?: boolean;
}

/**
 * A fresh database for one test file: embedded in a temporary folder, or on a real PostgreSQL
 * (ZOETROPE_TEST_DATABASE_URL, else a private one from the system's binaries, started once per test run).
 * Only inside Vitest, with `testing/global-setup.ts` among its `globalSetup`.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const isMigrated = options.isMigrated ?? true;
  const open = (options.kind ?? usualDatabase) === "server" ? createOnServer : createEmbedded;
  const { database, location, remove } = await open(isMigrated);
  const filesFolder = join(inject("databaseFolder"), `files-${crypto.randomUUID()}`);
  return {
    database,
    location,
    filesFolder,
    async remove() {
      await database.close();
      await remove();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

type OpenedDatabase = Omit<TestDatabase, "filesFolder">;

async function createEmbedded(isMigrated: boolean): Promise<OpenedDatabase> {
  const folder = join(inject("databaseFolder"), `embedded-${crypto.randomUUID()}`);
  if (isMigrated) await copyEmbeddedTemplate(folder);
  const database = await openDatabase({ folder });
  return {
    database,
    location: { folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createOnServer(isMigrated: boolean): Promise<OpenedDatabase> {
  const given = testDatabaseUrl();
  if (given !== undefined) await ensureTemplate(given);
  const adminUrl = given ?? addressOf(await requireSharedServer(inject("databaseFolder")), "postgres");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const template = isMigrated ? templateName : "template0";
  await administer(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    database,
    location: { url: url.href },
    remove: () => administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const admin = await openDatabase({ url, poolSize: 1 });
  try {
    await admin.db.execute(statement);
  } finally {
    await admin.close();
  }
}
