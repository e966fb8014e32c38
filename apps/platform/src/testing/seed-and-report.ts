import { createConcepts } from "@zoetrope/concepts";
import { join } from "node:path";
import { createCatalog, type IngestRequest } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { environment } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import pino from "pino";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { listSeedEntries } from "../seed/seed-entries.ts";

/**
 * A program for the tests that kill it: seeds a folder, or what DATABASE_URL and STORAGE_URL name, and prints the id of
 * each animation that the catalogue says it has stored. Arguments: the folder, and how many animations.
 */
const [folder = "", count] = process.argv.slice(2);
const logger = pino({ level: "silent" });
const database = await openDatabase({ url: environment["DATABASE_URL"], folder: join(folder, "database") });
await database.migrate();
const files = await openFileStore({ url: environment["STORAGE_URL"], folder: join(folder, "files") });
const renderer = createRenderer();
const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
const ingest = async (request: IngestRequest) => {
  const result = await catalog.ingest(request);
  if (result.outcome === "stored") process.stdout.write(`${result.id}\n`);
  return result;
};
await seedCatalogue({
  catalog: { ingest },
  logger,
  entries: (await listSeedEntries()).slice(0, Number(count)),
});
await renderer.close();
await files.close();
await database.close();
