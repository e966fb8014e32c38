import { join } from "node:path";
import { openDatabase, type Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { addressOf, initServer, removeServer, startServer } from "@zoetrope/database/testing/postgres-server";
import { createTemporaryFolder } from "../temporary-folder.ts";

/** A migrated database with nothing in it, of its own server where it is one. */
export async function openBenchmarkDatabase(kind: Database["kind"]): Promise<Database> {
  const folder = createTemporaryFolder("bench-api-database", (path) => removeServer(join(path, "server")));
  const server = join(folder, "server");
  if (kind === "server") {
    initServer(server);
    await startServer(server);
  }
  const database = await openDatabase(kind === "server" ? { url: addressOf(server, "postgres") } : {});
  await database.migrate();
  return database;
}

export const nameOfKind = (kind: Database["kind"]): string =>
  kind === "embedded" ? "embedded database" : "PostgreSQL";

/** Somebody with a workspace. */
export async function addWorkspace({ db }: Database): Promise<{ userId: string; workspaceId: string }> {
  const [userId, workspaceId] = [createId(), createId()];
  await db.execute(sql`
    insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
    values (${userId}, 'mira@example.org', true, 'mira', 'mira', 'Mira', 'Sol', 'en', now(), now())`);
  await db.execute(sql`insert into workspaces (id, name) values (${workspaceId}, 'Studio')`);
  await db.execute(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'owner')`);
  return { userId, workspaceId };
}
