import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { createTestDatabase } from "@zoetrope/database/testing";
import { inject } from "vitest";

/** A data folder in which a migrated database lies, as after a first start. */
export async function makeDataFolder(): Promise<string> {
  const { database, location } = await createTestDatabase();
  await database.close();
  if (!("folder" in location)) throw new Error("an embedded database lives in a folder");
  const folder = join(inject("databaseFolder"), `data-${crypto.randomUUID()}`);
  mkdirSync(folder);
  renameSync(location.folder, join(folder, "database"));
  return folder;
}
