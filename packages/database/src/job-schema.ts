import { createRequire } from "node:module";
import { errorMessage } from "@zoetrope/kit";
import type pg from "pg";
import { DatabaseStartError } from "./start-error.ts";

/** Where the job runner keeps what is its own. */
export const jobSchema = "jobs";

const { pgboss: wanted } = createRequire(import.meta.url)("pg-boss/package.json") as {
  pgboss: { schema: number };
};

/**
 * Makes or upgrades the tables of the job runner, which brings its own SQL: part of `migrate`, under its lock, so that processes
 * need no right to change tables. Throws DatabaseStartError when a newer version of the runner has been here.
 */
export async function applyJobSchema(client: pg.ClientBase): Promise<void> {
  const found = await versionOf(client);
  if (found === wanted.schema) return;
  if (found !== null && found > wanted.schema)
    throw new DatabaseStartError(
      "newer-than-code",
      `The job tables of the database are of a newer version (${found}, this one knows ${wanted.schema}). Start that version, or restore a backup from before.`,
    );
  // Loaded when it is needed: a start that finds all as it should be does without.
  const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
  const plan =
    found === null
      ? getConstructionPlans(jobSchema)
      : getMigrationPlans(jobSchema, found, { backend: "postgres" });
  try {
    // Nobody works meanwhile: an index need not be built beside them, which no transaction allows.
    await client.query(plan.replaceAll(/\bINDEX CONCURRENTLY\b/g, "INDEX"));
  } catch (error) {
    await client.query("ROLLBACK");
    const reason = errorMessage(error);
    throw new DatabaseStartError("migration-failed", `The job tables could not be made: ${reason}`, error);
  }
}

async function versionOf(client: pg.ClientBase): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "SELECT to_regclass($1)::text AS name",
    [`${jobSchema}.version`],
  );
  if (tables[0]?.name == null) return null;
  const { rows } = await client.query<{ version: number }>(`SELECT version FROM ${jobSchema}.version`);
  return rows[0]?.version ?? null;
}
