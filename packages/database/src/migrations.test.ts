import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applyMigrations, readMigrations, type Migration } from "./migrations.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

const migration = (number: number, sql: string): Migration => ({
  number,
  name: `000${number}_step.sql`,
  sql,
  checksum: `${number}:${sql}`,
});
const first = migration(1, "CREATE TABLE one (id integer); INSERT INTO one VALUES (1)");
const second = migration(2, "CREATE TABLE two (id integer)");

describe("migrations", () => {
  let test: TestDatabase;
  let url = "";

  beforeAll(async () => {
    test = await createTestDatabase({ kind: "server", isMigrated: false });
    if ("url" in test.location) url = test.location.url;
  });
  afterAll(() => test.remove());

  async function apply(...migrations: Migration[]): Promise<string[]> {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return await applyMigrations(client, migrations);
    } finally {
      await client.end();
    }
  }

  it("are applied once, even when many processes start together", async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => apply(first)));
    expect(applied.flat()).toEqual([first.name]);
    expect((await test.database.db.execute("SELECT * FROM one")).rows).toEqual([{ id: 1 }]);
  });

  it("leave nothing of one that fails", async () => {
    await expect(apply(first, migration(2, "CREATE TABLE two (id integer); SELECT 1 / 0"))).rejects.toThrow(
      "division by zero",
    );
    expect(await apply(first, second)).toEqual([second.name]);
  });

  it("refuse a file that was changed after it was applied", async () => {
    await expect(apply({ ...first, checksum: "other" }, second)).rejects.toMatchObject({
      fault: "migration-changed",
    });
  });

  it("refuse a database that a newer version has migrated", async () => {
    await expect(apply(first)).rejects.toMatchObject({ fault: "newer-than-code" });
  });

  it("are read in order, and a gap in their numbers is an error", async () => {
    const folder = join(inject("databaseFolder"), "gap");
    mkdirSync(folder);
    writeFileSync(join(folder, "0001_first.sql"), "");
    expect(await readMigrations(folder)).toMatchObject([{ number: 1, name: "0001_first.sql" }]);
    writeFileSync(join(folder, "0003_third.sql"), "");
    await expect(readMigrations(folder)).rejects.toThrow("0003_third.sql");
  });
});
