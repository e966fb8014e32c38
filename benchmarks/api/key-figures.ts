import type { Database } from "@zoetrope/database";
import { createId } from "@zoetrope/kit";
import { createApiKeyVerifier } from "@zoetrope/workspaces";
import { sql } from "drizzle-orm";
import { createApiKeySecret } from "../../packages/workspaces/src/api-keys/api-key-secret.ts";
import { type Figure, median, quantile } from "../harness.ts";
import { addWorkspace, nameOfKind, openBenchmarkDatabase } from "./benchmark-database.ts";

const keyCount = 2_000;
const lookUps = 800;
const rounds = 50;
/** Of a process that has been running: its code is compiled, its statement planned. */
const warmUps = 200;

/**
 * How long it takes to know who a key speaks for, when it was just looked up and when it was not: beside the smallest statement, which is what the way
 * to the database and back costs, and by processor time, which says the same on a machine that has other work.
 */
export async function measureKeys(kind: Database["kind"]): Promise<Figure[]> {
  const database = await openBenchmarkDatabase(kind);
  try {
    const secrets = await addKeys(database);
    const verify = createApiKeyVerifier(database);
    const timeOf = async (run: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await run();
      return performance.now() - start;
    };
    const time = (secret: string): Promise<number> => timeOf(() => verify(secret));
    const smallest = (): Promise<number> => timeOf(() => database.db.execute(sql`select 1`));
    for (const secret of secrets.slice(0, warmUps)) await time(secret);
    for (let round = 0; round < warmUps; round += 1) await smallest();
    // In turn: other work of the machine is in both.
    const lookedUp: number[] = [];
    const bare: number[] = [];
    let processorTimeInUs = 0;
    for (const secret of secrets.slice(warmUps, warmUps + lookUps)) {
      bare.push(await smallest());
      const start = process.cpuUsage();
      lookedUp.push(await time(secret));
      const { user, system } = process.cpuUsage(start);
      processorTimeInUs += user + system;
    }
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
        note: "shown in the last minute",
      },
      {
        what: `check of a key, p95, ${place}`,
        value: quantile(lookedUp, 0.95),
        unit: "ms",
        goal,
        peer: { name: "select 1", value: quantile(bare, 0.95) },
        note: `looked up among ${keyCount}, as a key that nobody has shown for a minute is`,
      },
      {
        what: `look-up of a key, median, in medians of select 1, ${place}`,
        value: median(lookedUp) / median(bare),
        unit: "×",
        note: "asked in turn",
      },
      {
        what: `check of a key, processor time of this process, ${place}`,
        value: processorTimeInUs / 1_000 / lookUps,
        unit: "ms",
        note: "looked up; with an embedded database its work is in it",
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
