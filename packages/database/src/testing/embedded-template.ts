import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrations } from "../migrations.ts";
import { openDatabase } from "../open-database.ts";

const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));

/** Puts a migrated embedded database into a folder that is not there yet: making one takes five seconds, a copy a twentieth of one. */
export async function copyEmbeddedTemplate(folder: string): Promise<void> {
  // Of 1,300 small files: each of them by a promise of its own costs ten times as much.
  cpSync(await ensureEmbeddedTemplate(), folder, { recursive: true });
}

/** A migrated, closed embedded database to copy; made once per set of migrations and kept between test runs. */
async function ensureEmbeddedTemplate(): Promise<string> {
  const require = createRequire(import.meta.url);
  const hash = createHash("sha256").update(require.resolve("@electric-sql/pglite"));
  // What keeps the migrations makes tables of its own, and so does the job runner.
  for (const file of ["../migrations.ts", "../job-schema.ts"])
    hash.update(readFileSync(fileURLToPath(new URL(file, import.meta.url))));
  hash.update(readFileSync(require.resolve("pg-boss/package.json")));
  for (const migration of await readMigrations()) hash.update(migration.checksum);
  const folder = join(cacheFolder, `embedded-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${folder}.${process.pid}.${crypto.randomUUID()}`;
  const database = await openDatabase({ folder: unfinished });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another worker was faster; its copy is as good.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
