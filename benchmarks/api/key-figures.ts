import type { Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { createApiKeyVerifier } from "@zoetrope/workspaces";
import { sql } from "drizzle-orm";
import { createApiKeySecret } from "../../packages/workspaces/src/api-keys/api-key-secret.ts";
import { type Figure, quantile } from "../harness.ts";
import { addWorkspace, nameOfKind, openBenchmarkDatabase } from "./benchmark-database.ts";

const keyCount = 2_000;
const lookUps = 400;
const rounds = 50;
/** Of a process that has been running: its code is compiled, its statement planned. */
const warmUps = 200;

/** How long it takes to know who a key speaks for, when it was just looked up and when it was not. */
export async function measureKeys(kind: Database["kind"]): Promise<Figure[]> {
  const database = await openBenchmarkDatabase(kind);
  try {
    const secrets = await addKeys(database);
    const verify = createApiKeyVerifier(database);
    const time = async (secret: string): Promise<number> => {
      const start = performance.now();
      await verify(secret);
      return performance.now() - start;
    };
    for (const secret of secrets.slice(0, warmUps)) await time(secret);
    const lookedUp: number[] = [];
    for (const secret of secrets.slice(warmUps, warmUps + lookUps)) lookedUp.push(await time(secret));
    const known: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const secret of secrets.slice(warmUps, warmUps + 20)) known.push(await time(secret));
    const place = nameOfKind(kind);
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

async function addKeys(database: Database): Promise<string[]> {
  const { userId, workspaceId } = await addWorkspace(database);
  const keys = Array.from({ length: keyCount }, () => ({ id: createId(), ...createApiKeySecret() }));
  await database.db.execute(sql`
    insert into api_keys (id, workspace_id, created_by, name, prefix, hash, scopes)
    select id, ${workspaceId}, ${userId}, 'Key', prefix, hash, '{tools}'
    from unnest(${sql.param(keys.map(({ id }) => id))}::text[], ${sql.param(keys.map(({ prefix }) => prefix))}::text[],
      ${sql.param(keys.map(({ hash }) => hash))}::text[]) as made (id, prefix, hash)`);
  return keys.map(({ secret }) => secret);
}
