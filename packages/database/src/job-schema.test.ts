import { getRollbackPlans } from "pg-boss";
import { sql } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { jobSchema } from "./job-schema.ts";
import { createTestDatabase, testedDatabases, type TestDatabase } from "./testing/index.ts";

let test: TestDatabase;
afterEach(() => test.remove());

const versionOf = async () =>
  (await test.database.db.execute<{ version: number }>(`SELECT version FROM ${jobSchema}.version`)).rows[0]
    ?.version ?? 0;

it.each(testedDatabases)("an older job schema is upgraded with what waits in it (%s)", async (kind) => {
  test = await createTestDatabase({ kind });
  const { db } = test.database;
  const version = await versionOf();
  await db.execute(sql.raw(getRollbackPlans(jobSchema, version).replaceAll(" CONCURRENTLY", "")));
  expect(await versionOf()).toBe(version - 1);
  await db.execute(`SELECT ${jobSchema}.create_queue('waiting', '{"policy": "standard"}')`);
  await db.execute(`INSERT INTO ${jobSchema}.job (name, data) VALUES ('waiting', '{}')`);
  await test.database.migrate();
  expect(await versionOf()).toBe(version);
  expect((await db.execute(`SELECT name FROM ${jobSchema}.job`)).rows).toEqual([{ name: "waiting" }]);
});

it("a job schema of a newer version is left alone", async () => {
  test = await createTestDatabase();
  await test.database.db.execute(`UPDATE ${jobSchema}.version SET version = 9999`);
  await expect(test.database.migrate()).rejects.toThrow("of a newer version (9999");
});
