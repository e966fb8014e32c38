import { inspect } from "node:util";
import { AppError, createLogger } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DatabaseError, openDatabase, type Database } from "../index.ts";
import { createTestDatabase, testedDatabases, type TestDatabase } from "../testing/index.ts";

const secret = "$argon2id$v=19$m=19456$c2VjcmV0";
const email = "alice@planted.example";

/** Everything that a log, a page, a console or a trace could make of an error. */
function everythingOf(error: unknown): string {
  const lines: string[] = [];
  const logger = createLogger({ level: "info", destination: { write: (line) => void lines.push(line) } });
  logger.error({ err: error }, "a request failed");
  logger.error({ err: new AppError("unavailable", "not stored", { cause: error }) }, "around it");
  logger.error(error);
  const text = error instanceof AppError ? error.publicMessage : "";
  return [
    ...lines,
    text,
    String(error),
    JSON.stringify(error),
    inspect(error, { depth: 9, showHidden: true }),
    error instanceof Error ? error.stack : "",
  ].join("\n");
}

async function failureOf(work: Promise<unknown>): Promise<DatabaseError> {
  const error: unknown = await work.then(
    () => "it went well",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DatabaseError)) throw new Error("no failure of the database", { cause: error });
  const text = everythingOf(error);
  for (const planted of [secret, email, "planted", "argon2id"]) expect(text).not.toContain(planted);
  return error;
}

const insert = (name: string, age: unknown = 1) =>
  sql`INSERT INTO people (email, hash, age, name) VALUES (${email}, ${secret}, ${age}, ${name})`;

const failures: [string, (database: Database) => Promise<unknown>, object][] = [
  [
    "something that is there",
    async ({ db }) => {
      await db.execute(insert("a")).catch(() => {});
      await db.execute(insert("a"));
    },
    {
      sqlState: "23505",
      table: "people",
      constraint: "people_pkey",
      code: "internal",
      statement: "INSERT INTO people (email, hash, age, name) VALUES ($1, $2, $3, $4)",
    },
  ],
  [
    "a row without what it needs",
    ({ db }) => db.execute(sql`INSERT INTO people (email, hash) VALUES (${email}, ${secret})`),
    { sqlState: "23502", table: "people", column: "name" },
  ],
  ["what a check forbids", ({ db }) => db.execute(insert("a", -5)), { sqlState: "23514" }],
  ["a text for a number", ({ db }) => db.execute(insert("a", email)), { sqlState: "22P02" }],
  ["a text that is too long", ({ db }) => db.execute(insert(`${secret}${secret}`)), { sqlState: "22001" }],
  ["a letter that is none", ({ db }) => db.execute(insert(`${secret}\0`)), { code: "internal" }],
  ["a time that is none", ({ db }) => db.execute(sql`SELECT ${secret}::timestamptz`), { sqlState: "22007" }],
  ["broken JSON", ({ db }) => db.execute(sql`SELECT ${`{"${secret}`}::jsonb`), { sqlState: "22P02" }],
  [
    "a value within the statement",
    ({ db }) => db.execute(`SELECT '${email}'::integer`),
    { sqlState: "22P02", statement: "SELECT ?::integer" },
  ],
  ["a statement that is none", ({ db }) => db.execute(`SELEKT '${email}'`), { sqlState: "42601" }],
  [
    "a fault in a function",
    ({ db }) => db.execute(sql`SELECT raise_it(${secret})`),
    { sqlState: "P0001", code: "internal" },
  ],
  [
    "a value that cannot be sent",
    ({ db }) => {
      const value: Record<string, unknown> = { [email]: secret };
      value[email] = value;
      return db.execute(sql`SELECT ${sql.param(value)}::jsonb`);
    },
    { code: "internal" },
  ],
  [
    "a part of a transaction",
    ({ transaction }) =>
      transaction(async (tx) => {
        await tx.transaction((inner) => inner.execute(insert("a", email)));
      }),
    { sqlState: "22P02" },
  ],
  ["a mark", ({ setMark }) => setMark(`${secret}\0`, email), { code: "internal" }],
];

describe.each(testedDatabases)("what a failure tells (%s)", (kind) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    await test.database.db.execute(`CREATE TABLE people (
      email text PRIMARY KEY, hash text, age integer CHECK (age > 0), name varchar(40) NOT NULL);
      CREATE FUNCTION raise_it(text) RETURNS text LANGUAGE plpgsql AS
        $$BEGIN RAISE EXCEPTION 'no %', $1 USING DETAIL = $1, HINT = $1; END$$`);
  });
  afterAll(() => test.remove());

  it.each(failures)("about %s names what is at fault, and no value", async (_what, work, expected) => {
    expect(await failureOf(work(test.database))).toMatchObject(expected);
  });
});

describe("what a server that is in trouble tells", () => {
  let test: TestDatabase;
  let url = "";

  beforeAll(async () => {
    test = await createTestDatabase({ kind: "server" });
    await test.database.db.execute(
      "CREATE TABLE people (email text PRIMARY KEY, hash text, age integer, name text)",
    );
    if ("url" in test.location) url = test.location.url;
  });
  afterAll(() => test.remove());
  beforeEach(() => test.database.db.execute("TRUNCATE people"));

  /** With a pool of its own whose sessions begin with these settings. */
  async function failureWith(settings: string, work: (database: Database) => Promise<unknown>) {
    const address = new URL(url);
    address.searchParams.set("options", settings);
    const database = await openDatabase({ url: address.href });
    try {
      return await failureOf(work(database));
    } finally {
      await database.close();
    }
  }

  it("is unavailable where nothing can be written", async () => {
    const failure = await failureWith("-c default_transaction_read_only=on", ({ db }) =>
      db.execute(insert("a")),
    );
    expect(failure).toMatchObject({ status: 503, sqlState: "25006" });
    expect(failure.publicMessage).toContain("Nothing can be saved just now");
  });

  it("is unavailable when a statement takes too long", async () => {
    const failure = await failureWith("-c statement_timeout=50", ({ db }) =>
      db.execute(sql`SELECT ${email}, pg_sleep(60)`),
    );
    expect(failure).toMatchObject({ status: 503, sqlState: "57014", statement: "SELECT $1, pg_sleep(?)" });
  });

  it("is unavailable when somebody else holds the lock", async () => {
    await test.database.transaction(async (tx) => {
      await tx.execute("LOCK TABLE people");
      const failure = await failureWith("-c lock_timeout=50", ({ db }) => db.execute(insert("a")));
      expect(failure).toMatchObject({ status: 503, sqlState: "55P03" });
    });
  });

  it("is unavailable when connections are ended in the middle", async () => {
    const failure = await failureOf(
      test.database.transaction(async (tx) => {
        await tx.execute(insert("a"));
        await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid()), ${email}`);
      }),
    );
    expect(failure.status).toBe(503);
    await test.database.check();
  });

  it("is unavailable when there are too many connections", async () => {
    const role = `guest_${crypto.randomUUID().slice(0, 8)}`;
    await test.database.db.execute(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 1`);
    const address = new URL(url);
    address.username = role;
    const database = await openDatabase({ url: address.href });
    try {
      // Two at once need a second connection.
      const work = () => database.db.execute(sql`SELECT ${secret}, pg_sleep(0.2)`);
      expect(await failureOf(Promise.all([work(), work()]))).toMatchObject({
        status: 503,
        sqlState: "53300",
      });
    } finally {
      await database.close();
      await test.database.db.execute(`DROP ROLE ${role}`);
    }
  });
});
