import { sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, testedDatabases, type TestDatabase } from "../testing/index.ts";
import * as schema from "./index.ts";

const tables = Object.values(schema).filter((value) => value instanceof PgTable);

/** As information_schema writes the types that Drizzle names otherwise. */
const typeOf = (drizzleType: string) =>
  drizzleType.endsWith("[]")
    ? "ARRAY"
    : drizzleType === "timestamp with time zone"
      ? "timestamp with time zone"
      : drizzleType;

describe.each(testedDatabases)("the schema on the %s database", (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ kind });
  });
  afterAll(() => test.remove());

  it("names every column of every table as the migrations make it", async () => {
    const { rows } = await test.database.db.execute<{
      tbl: string;
      col: string;
      type: string;
      nullable: string;
    }>(sql`
      select table_name as tbl, column_name as col, data_type as type, is_nullable as nullable
      from information_schema.columns where table_schema = 'public' and table_name <> 'schema_migrations'`);
    const migrated = rows.map(({ tbl, col, type, nullable }) => `${tbl}.${col} ${type} ${nullable}`);
    const described = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map(
        (column) => `${name}.${column.name} ${typeOf(column.getSQLType())} ${column.notNull ? "NO" : "YES"}`,
      );
    });
    expect(described.toSorted()).toEqual(migrated.toSorted());
  });

  it("begins with an empty catalogue at version 1", async () => {
    const { rows } = await test.database.db.execute(
      sql`select version::int, generation, documents from catalogue_state`,
    );
    expect(rows).toEqual([{ version: 1, generation: 1, documents: 0 }]);
  });
});
