import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Catalog } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import type { OperationRunner } from "@zoetrope/operations";
import type { Renderer } from "@zoetrope/render/server";
import type { Statistics } from "@zoetrope/statistics";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";
import type { Configuration } from "../configuration/configuration.ts";
import { databaseTimeouts } from "../configuration/database-variables.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import { exitCodes, StartFault, toStartFault } from "./start-fault.ts";

/** One of each thing, for all apps of this process. */
export interface Services {
  catalog: Catalog;
  database: Database;
  files: FileStore;
  renderer: Renderer;
  /** What programs ask for by the tools of the API. */
  operations: OperationRunner;
  /** Null where nothing is measured. */
  statistics: Statistics | null;
}

/** Opens the database alone: what `migrate` needs. */
export async function openPlatformDatabase(configuration: Configuration): Promise<Database> {
  const { openDatabase } = await import("@zoetrope/database");
  return await openDatabase({
    url: configuration.DATABASE_URL,
    readUrl: configuration.DATABASE_READ_URL,
    folder: join(requireDataFolder(configuration), "database"),
    timeouts: databaseTimeouts(configuration),
  });
}

/** Mark of the database: the id of its file store. */
export const storeMark = "file-store";

/** The file store of this database; the first one that it is opened with is its own from then on. */
export async function openKnownStore(configuration: Configuration, database: Database): Promise<FileStore> {
  const { openFileStore } = await import("@zoetrope/storage");
  // Nobody waits for an answer yet, and a machine on which much starts at once is slow.
  const expectedId = await database.asJob(() => database.getMark(storeMark));
  const store = await openFileStore({
    url: configuration.STORAGE_URL,
    folder: join(requireDataFolder(configuration), "files"),
    expectedId,
  });
  if (expectedId === null) await database.setMark(storeMark, store.id);
  return store;
}

/** Files, renderer and catalogue over an open database. */
export async function openServices(
  configuration: Configuration,
  database: Database,
  logger: Logger,
): Promise<Services> {
  const [
    { retainWantedFiles },
    { WrongStoreError },
    { createRenderer },
    { createCatalog },
    { createConcepts },
    { createStatistics },
    { createOperationRunner },
  ] = await Promise.all([
    import("@zoetrope/workspaces/retain-wanted-files"),
    import("@zoetrope/storage"),
    import("@zoetrope/render/server"),
    import("@zoetrope/catalog"),
    import("@zoetrope/concepts"),
    import("@zoetrope/statistics"),
    import("@zoetrope/operations"),
  ]);
  const store = await openKnownStore(configuration, database).catch((error: unknown) => {
    if (error instanceof WrongStoreError) throw error;
    const { exitCode, message } = toStartFault(error);
    if (configuration.STORAGE_URL === undefined || exitCode !== exitCodes.unavailable) throw error;
    const fix = "Is it running, and are address, key and bucket in STORAGE_URL right?";
    throw new StartFault(exitCode, `${message}. ${fix}`, error);
  });
  const files = retainWantedFiles(store, database);
  const renderer = createRenderer();
  const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
  const retentionInDays = configuration.ANALYTICS_RETENTION_IN_DAYS;
  const statistics =
    configuration.ANALYTICS === "on" ? createStatistics({ database, retentionInDays }) : null;
  return { database, files, renderer, operations: createOperationRunner(), catalog, statistics };
}

/** In the order in which they lean on each other; the last error is thrown after all were tried. */
export async function closeServices({ renderer, operations, files, database }: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const service of [operations, renderer, files, database]) {
    await service.close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** False before the first start with an embedded database; a server is asked when it is open. */
export function hasData(configuration: Configuration): boolean {
  return (
    configuration.DATABASE_URL !== undefined ||
    existsSync(join(resolve(configuration.ZOETROPE_DATA), "database"))
  );
}
