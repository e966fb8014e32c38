import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, testedDatabases, type TestDatabase } from "./testing/index.ts";

describe.each(testedDatabases)("database (%s)", (kind) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    await test.database.db.execute("CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL)");
  });

  afterAll(() => test.remove());

  const insert = (id: number, body: string) => sql`INSERT INTO notes VALUES (${id}, ${body})`;
  const bodyOf = async (id: number): Promise<unknown> =>
    (await test.database.db.execute(sql`SELECT body FROM notes WHERE id = ${id}`)).rows[0]?.["body"];

  it("says which kind it is and answers a check", async () => {
    expect(test.database.kind).toBe(kind);
    await test.database.check();
  });

  it("keeps what a transaction committed", async () => {
    const answer = await test.database.transaction(async (tx) => {
      await tx.execute(insert(1, "kept"));
      return "done";
    });
    expect(answer).toBe("done");
    expect(await bodyOf(1)).toBe("kept");
  });

  it("undoes a transaction that failed in a query or in the code, and goes on", async () => {
    const failing = (fail: Parameters<typeof test.database.transaction>[0]) =>
      test.database.transaction(async (tx) => {
        await tx.execute(insert(2, "lost"));
        await fail(tx);
      });
    await expect(failing((tx) => tx.execute("SELECT 1 / 0"))).rejects.toMatchObject({
      sqlState: "22012",
      statement: "SELECT ? / ?",
    });
    await expect(failing(() => Promise.reject(new Error("changed my mind")))).rejects.toThrow(
      "changed my mind",
    );
    expect(await bodyOf(2)).toBeUndefined();
  });

  it("undoes only the savepoint that failed", async () => {
    await test.database.transaction(async (tx) => {
      await tx.execute(insert(3, "outer"));
      await expect(
        tx.transaction(async (inner) => {
          await inner.execute(insert(4, "inner"));
          await inner.execute(insert(3, "twice"));
        }),
      ).rejects.toThrow();
    });
    expect([await bodyOf(3), await bodyOf(4)]).toEqual(["outer", undefined]);
  });

  it("refuses the outer connection inside a transaction instead of waiting for ever", async () => {
    const { database } = test;
    const uses = [
      () => database.db.execute("SELECT 1"),
      () => database.reads.execute("SELECT 1"),
      () => database.transaction(async (tx) => tx.execute("SELECT 1")),
      () => database.db.transaction(async (tx) => tx.execute("SELECT 1")),
    ];
    for (const use of uses) {
      const error: unknown = await database.transaction(async () => use()).catch((thrown: unknown) => thrown);
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      expect(String(cause)).toContain("inside a transaction");
    }
  });

  it("lets work that outlives its transaction use the outer connection", async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await test.database.transaction(async () => {
      later = ended.then(() => test.database.db.execute("SELECT 1 AS one"));
    });
    end();
    expect(await later).toMatchObject({ rows: [{ one: 1 }] });
  });

  it("runs transactions of many callers to their ends", async () => {
    await test.database.db.execute(insert(10, "0"));
    await Promise.all(
      Array.from({ length: 25 }, () =>
        test.database.transaction(async (tx) => {
          const { rows } = await tx.execute(sql`SELECT body FROM notes WHERE id = 10 FOR UPDATE`);
          await tx.execute(
            sql`UPDATE notes SET body = ${String(Number(rows[0]?.["body"]) + 1)} WHERE id = 10`,
          );
        }),
      ),
    );
    expect(await bodyOf(10)).toBe("25");
  });

  it.each([
    ["text", "é 東京 👋 ' \\ \n"],
    ["text", null],
    ["integer", -2_147_483_648],
    ["bigint", "9007199254740993"],
    ["double precision", 0.1],
    ["numeric", "12345678901234567890.123456789"],
    ["boolean", false],
    ["jsonb", { a: [1, null, { b: "c" }] }],
    ["text[]", ["a,b", '"', "{}", "NULL"]],
    ["bytea", Buffer.from([0, 255, 1, 254])],
    ["uuid", "4c9a1c1e-6a0e-4f0e-9a66-0a6d6a1f2b3c"],
  ])("brings back a %s as it was sent: %j", async (type, value) => {
    const { rows } = await test.database.db.execute(
      sql`SELECT ${sql.param(value)}::${sql.raw(type)} AS value`,
    );
    expect(rows[0]?.["value"]).toEqual(value);
  });

  it("brings back times as text with their zone", async () => {
    const { rows } = await test.database.db.execute("SELECT timestamptz '2026-11-21 10:00:00.25+02' AS at");
    expect(new Date(String(rows[0]?.["at"])).toISOString()).toBe("2026-11-21T08:00:00.250Z");
  });

  it("takes a parameter and gives a result of ten megabytes", async () => {
    const body = "zoetrope ".repeat(1_165_084).slice(0, 10 * 1_048_576);
    const { rows } = await test.database.db.execute(sql`SELECT ${body}::text AS body`);
    expect(rows[0]?.["body"] === body).toBe(true);
  });

  it("gives a hundred thousand rows in order", async () => {
    const { rows } = await test.database.db.execute(
      "SELECT n, repeat('x', 100) AS x FROM generate_series(1, 100000) AS n",
    );
    expect(rows.length).toBe(100_000);
    expect(rows.every((row, index) => row["n"] === index + 1)).toBe(true);
  });

  it("runs several statements in one go, and none of them when one fails", async () => {
    await test.database.db.execute("INSERT INTO notes VALUES (20, 'a'); INSERT INTO notes VALUES (21, 'b')");
    await expect(
      test.database.db.execute("INSERT INTO notes VALUES (22, 'c'); INSERT INTO notes VALUES (20, 'again')"),
    ).rejects.toThrow();
    expect([await bodyOf(20), await bodyOf(21), await bodyOf(22)]).toEqual(["a", "b", undefined]);
  });

  it("goes on after a failed query with parameters", async () => {
    await expect(test.database.db.execute(sql`SELECT ${"x"}::integer`)).rejects.toThrow();
    await test.database.check();
  });

  it("has nothing left to migrate", async () => {
    await test.database.migrate();
    const { rows } = await test.database.db.execute(
      "SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there",
    );
    expect(rows).toEqual([{ is_there: true }]);
  });
});
