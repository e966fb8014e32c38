import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { errorMessage } from "@zoetrope/kit";
import type pg from "pg";
import { migrationLock } from "./advisory-locks.ts";
import { toDatabaseError } from "./database-error.ts";
import { applyJobSchema } from "./job-schema.ts";
import { DatabaseStartError } from "./start-error.ts";

export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256 of the file. */
  checksum: string;
}

const ownFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** Reads `NNNN_name.sql` files; throws when a number is missing or given twice. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return await Promise.all(
    names.map(async (name, index) => {
      const number = Number(
        /^(\d{4})_[a-z0-9-]+\.sql$/.exec(name.replaceAll("_", "-").replace("-", "_"))?.[1] ?? Number.NaN,
      );
      if (number !== index + 1) throw new Error(`migration ${name} is not number ${index + 1}`);
      const sql = await readFile(`${folder}/${name}`, "utf8");
      return { number, name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/**
 * Applies the migrations that are missing, each in its own transaction. Of many processes one does the work and the others wait.
 * Throws DatabaseStartError when an applied file has changed since, or the database is newer than the code.
 */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS platform;
      CREATE TABLE IF NOT EXISTS platform.marks (
        name text PRIMARY KEY,
        value text NOT NULL,
        set_at timestamptz NOT NULL DEFAULT now()
      )`);
    const { rows } = await client.query<Pick<Migration, "number" | "name" | "checksum">>(
      "SELECT number, name, checksum FROM schema_migrations ORDER BY number",
    );
    requireSameHistory(rows, migrations);
    const missing = migrations.slice(rows.length);
    for (const migration of missing) await applyMigration(client, migration);
    await applyJobSchema(client);
    return missing.map((migration) => migration.name);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [migrationLock]);
  }
}

function requireSameHistory(
  applied: readonly Pick<Migration, "number" | "name" | "checksum">[],
  migrations: readonly Migration[],
): void {
  for (const [index, row] of applied.entries()) {
    const migration = migrations[index];
    if (!migration) {
      throw new DatabaseStartError(
        "newer-than-code",
        `The database was migrated by a newer version (${row.name}). Start that version, or restore a backup from before.`,
      );
    }
    if (row.number !== migration.number || row.checksum !== migration.checksum) {
      throw new DatabaseStartError(
        "migration-changed",
        `The database was migrated with a ${row.name} that differs from this version's ${migration.name}. An applied migration is never edited: restore the file and add a new one.`,
      );
    }
  }
}

async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(migration.sql);
    await client.query("INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    // What the server says of a failure quotes the rows that it failed at.
    const cause = toDatabaseError(error);
    const reason = errorMessage(cause);
    throw new DatabaseStartError("migration-failed", `Migration ${migration.name} failed: ${reason}`, cause);
  }
}
