import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { copyEmbeddedTemplate } from "@zoetrope/database/testing";
import { inject } from "vitest";

/** A data folder in which a migrated database lies, as after a first start. */
export async function makeDataFolder(): Promise<string> {
  const folder = join(inject("databaseFolder"), `data-${crypto.randomUUID()}`);
  mkdirSync(folder);
  await copyEmbeddedTemplate(join(folder, "database"));
  return folder;
}
