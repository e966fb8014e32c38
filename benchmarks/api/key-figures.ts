import { join } from "node:path";
import { openDatabase, type Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { createApiKeyVerifier } from "@zoetrope/workspaces";
import { sql } from "drizzle-orm";
import { createApiKeySecret } from "../../packages/workspaces/src/api-keys/api-key-secret.ts";
import {
  addressOf,
  initServer,
  removeServer,
  startServer,
} from "../../packages/database/src/testing/postgres-server.ts";
import { type Figure, quantile } from "../harness.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const keyCount = 2_000;
const lookUps = 400;
const rounds = 50;

/** How long it takes to know who a key speaks for, when it was just looked up and when it was not. */
export async function measureKeys(kind: Database["kind"]): Promise<Figure[]> {
  const folder = createTemporaryFolder("bench-api-keys", (path) => removeServer(join(path, "server")));
  const server = join(folder, "server");
  if (kind === "server") {
    initServer(server);
    await startServer(server);
  }
  const database = await openDatabase(kind === "server" ? { url: addressOf(server, "postgres") } : {});
  try {
    await database.migrate();
    const secrets = await addKeys(database);
    const verify = createApiKeyVerifier(database);
    const time = async (secret: string): Promise<number> => {
      const start = performance.now();
      await verify(secret);
      return performance.now() - start;
    };
    const [first = "", ...others] = secrets;
    await time(first);
    const lookedUp: number[] = [];
    for (const secret of others.slice(0, lookUps)) lookedUp.push(await time(secret));
    const known: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const secret of secrets.slice(lookUps - 20, lookUps)) known.push(await time(secret));
    const place = kind === "embedded" ? "embedded database" : "PostgreSQL";
    const goal = { op: "<=", value: 1 } as const;
    return [
      {
        what: `check of a key, p95, ${place}`,
        value: quantile(known, 0.95),
        unit: "ms",
        goal,
        note: "shown in the last four seconds",
      },
      {
        what: `check of a key, p95, ${place}`,
        value: quantile(lookedUp, 0.95),
        unit: "ms",
        goal,
        note: `looked up among ${keyCount}, which happens once in four seconds`,
      },
    ];
  } finally {
    await database.close();
  }
}

async function addKeys({ db }: Database): Promise<string[]> {
  const [userId, workspaceId] = [createId(), createId()];
  await db.execute(sql`
    insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
    values (${userId}, 'mira@example.org', true, 'mira', 'mira', 'Mira', 'Sol', 'en', now(), now())`);
  await db.execute(sql`insert into workspaces (id, name) values (${workspaceId}, 'Studio')`);
  await db.execute(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'owner')`);
  const keys = Array.from({ length: keyCount }, () => ({ id: createId(), ...createApiKeySecret() }));
  await db.execute(sql`
    insert into api_keys (id, workspace_id, created_by, name, prefix, hash, scopes)
    select id, ${workspaceId}, ${userId}, 'Key', prefix, hash, '{tools}'
    from unnest(${sql.param(keys.map(({ id }) => id))}::text[], ${sql.param(keys.map(({ prefix }) => prefix))}::text[],
      ${sql.param(keys.map(({ hash }) => hash))}::text[]) as made (id, prefix, hash)`);
  return keys.map(({ secret }) => secret);
}
