import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSyntheticWords, generateSynthetic } from "@zoetrope/catalog";
import { createConcepts, type Concepts } from "@zoetrope/concepts";
import { openDatabase, type Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { readMigrations } from "../../packages/database/src/migrations.ts";
import {
  addressOf,
  initServer,
  startServer,
  runServerTool,
} from "@zoetrope/database/testing/postgres-server";
import { allSpokenWords } from "./spoken-words.ts";

const source = join(import.meta.dirname, "../../packages/catalog/src");
const wordCutting = join(import.meta.dirname, "../../packages/concepts/src/words/normalise-text.ts");

/** Folder of what was built before; another one as soon as tables or records would come out differently. */
async function cacheFolder(kind: Database["kind"], records: number): Promise<string> {
  const hash = createHash("sha256");
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  const makers = [
    "ingest/generate-synthetic.ts",
    "ingest/synthetic-words.ts",
    "search/ranking/rank-catalogue.ts",
    "search/index/document-keywords.ts",
  ];
  for (const file of makers) hash.update(readFileSync(join(source, file)));
  hash.update(readFileSync(wordCutting)).update(allSpokenWords.join());
  const family = `zoetrope-bench-search-${kind}-${records}-`;
  const name = family + hash.digest("hex").slice(0, 12);
  // What was built before such a change is of no more use, and gigabytes each; what another run has open stays.
  for (const other of readdirSync(tmpdir()).filter((one) => one.startsWith(family) && one !== name)) {
    const old = join(tmpdir(), other);
    const isOpen = existsSync(join(old, "cluster/postmaster.pid")) || existsSync(join(old, "data/lock.json"));
    if (!isOpen) rmSync(old, { recursive: true, force: true });
  }
  return join(tmpdir(), name);
}

export interface SyntheticCatalogue {
  database: Database;
  concepts: Concepts;
  /** At which other processes reach it; null for the embedded one. */
  databaseUrl: string | null;
  /** Of building; null when it was there already. */
  buildSeconds: number | null;
  close(): Promise<void>;
}

/** A database of this kind with this many synthetic records, built at the first run and kept in the temporary folder. */
export async function openSyntheticCatalogue(
  kind: Database["kind"],
  records: number,
  progress: (message: string) => void,
): Promise<SyntheticCatalogue> {
  const folder = await cacheFolder(kind, records);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  let database: Database;
  const databaseUrl = kind === "server" ? addressOf(folder, "postgres") : null;
  let stop: (() => void) | undefined;
  if (databaseUrl !== null) {
    if (isNew) initServer(folder);
    await startServer(folder, [
      "-c",
      "shared_buffers=512MB",
      "-c",
      "max_wal_size=4GB",
      "-c",
      "random_page_cost=1.1",
    ]);
    stop = () => runServerTool("pg_ctl", ["stop", "-D", join(folder, "cluster"), "-m", "fast", "-w"]);
    database = await openDatabase({ url: databaseUrl });
  } else {
    database = await openDatabase({ folder: join(folder, "data") });
  }
  const close = async () => {
    await database.close();
    stop?.();
  };
  const concepts = createConcepts();
  try {
    await database.migrate();
    const startedAt = performance.now();
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select documents as count from catalogue_state`,
    );
    const isBuilt = rows[0]?.count === records;
    if (!isBuilt) {
      await database.db.execute(
        sql`truncate animations, animation_files, creators, keywords, search_documents, search_postings, counter_days cascade`,
      );
      await generateSynthetic({ database, concepts }, records, {
        words: createSyntheticWords(allSpokenWords),
        onProgress(done, total) {
          if (done % 100_000 === 0) progress(`${kind}: ${done} of ${total} records`);
        },
      });
      await database.db.execute(sql`vacuum analyze`);
    }
    // A server that has been up for a while has its tables in memory; a fresh start would measure the disk.
    await database.db.execute(sql`
      select (select sum(length(attribution)) from animations), (select sum(length(entries)) from search_postings),
        (select sum(length(facets)) from search_documents), (select sum(length(name)) from creators)`);
    return {
      database,
      concepts,
      databaseUrl,
      buildSeconds: isBuilt ? null : (performance.now() - startedAt) / 1000,
      close,
    };
  } catch (error) {
    await close();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
