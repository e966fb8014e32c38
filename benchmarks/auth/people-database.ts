import { rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, type Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { addressOf, initServer, removeServer, startServer } from "@zoetrope/database/testing/postgres-server";
import { createToken, hashToken } from "../../packages/identity/src/engine/token-hash.ts";
import { hashPassword } from "../../packages/identity/src/passwords/password-hash.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

export const benchmarkPassword = "seven lamps behind paper";
export const emailOf = (index: number): string => `person${index}@example.org`;

export interface PeopleDatabase {
  url: string;
  folder: string;
  /** Where the accounts host writes its log. */
  log: string;
  /** Cookies' tokens of living sessions. */
  tokens: string[];
  remove(): void;
}

/** A PostgreSQL with people who have a password and a session each. */
export async function openPeopleDatabase(people: number): Promise<PeopleDatabase> {
  const remove = (path: string): void => {
    removeServer(join(path, "server"));
    rmSync(path, { recursive: true, force: true });
  };
  const folder = createTemporaryFolder("bench-auth", remove);
  const server = join(folder, "server");
  initServer(server);
  await startServer(server);
  const url = addressOf(server, "postgres");
  const database = await openDatabase({ url });
  try {
    await database.migrate();
    const tokens = await addPeople(database, people);
    await database.db.execute("ANALYZE");
    return {
      url,
      folder: join(folder, "files"),
      log: join(folder, "accounts.log"),
      tokens,
      remove: () => remove(folder),
    };
  } finally {
    await database.close();
  }
}

async function addPeople(database: Database, count: number): Promise<string[]> {
  // One hash for all of them: checking it costs the same as checking one of their own.
  const passwordHash = await hashPassword(benchmarkPassword);
  const people = Array.from({ length: count }, (_, index) => ({
    index,
    id: createId(),
    token: createToken(),
  }));
  const rows = JSON.stringify(
    people.map(({ index, id, token }) => ({
      id,
      email: emailOf(index),
      username: `person${index}`,
      hash: hashToken(token),
    })),
  );
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO users (id, email, email_verified, username, username_key, first_name, locale, created_at, updated_at)
      SELECT id, email, true, username, username, 'Person', 'en', now(), now()
      FROM jsonb_to_recordset(${rows}::jsonb) AS p (id text, email text, username text)`);
    await tx.execute(sql`
      INSERT INTO credentials (id, user_id, provider, subject, password_hash, created_at, updated_at)
      SELECT id, id, 'credential', id, ${passwordHash}, now(), now()
      FROM jsonb_to_recordset(${rows}::jsonb) AS p (id text)`);
    await tx.execute(sql`
      INSERT INTO sessions (id, user_id, token_hash, created_at, updated_at, expires_at)
      SELECT id, id, hash, now(), now(), now() + interval '30 days'
      FROM jsonb_to_recordset(${rows}::jsonb) AS p (id text, hash text)`);
  });
  return people.map(({ token }) => token);
}
