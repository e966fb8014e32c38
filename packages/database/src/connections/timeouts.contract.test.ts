import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase, type Database } from "../index.ts";
import { startDatabaseProxy, type DatabaseProxy } from "../testing/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

const timeouts = { statementInMs: 800, lockInMs: 300, poolInMs: 800, jobInMs: 60_000 };
const unavailable = { name: "DatabaseError", status: 503 };

describe("a server that takes too long", () => {
  let test: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;

  beforeEach(async () => {
    test = await createTestDatabase({ kind: "server" });
    if (!("url" in test.location)) throw new Error("a server has an address");
    proxy = await startDatabaseProxy(test.location.url);
    database = await openDatabase({ url: proxy.url, poolSize: 2, timeouts });
    await database.db.execute("CREATE TABLE notes (id integer PRIMARY KEY)");
  });
  afterEach(async () => {
    proxy.thaw();
    await database.close();
    await proxy.close();
    await test.remove();
  });

  it("ends a statement by itself, and the connection goes on", async () => {
    await expect(database.db.execute("SELECT pg_sleep(60)")).rejects.toMatchObject({
      ...unavailable,
      sqlState: "57014",
    });
    await expect(
      database.transaction(async (tx) => {
        await tx.execute("INSERT INTO notes VALUES (1)");
        await tx.execute("SELECT pg_sleep(60)");
      }),
    ).rejects.toMatchObject({ ...unavailable, sqlState: "57014" });
    expect((await database.db.execute("SELECT * FROM notes")).rows).toEqual([]);
  });

  it("is waited for at the start, where it or the machine is only slow", async () => {
    const connect = vi.spyOn(pg.Client.prototype, "connect");
    proxy.freeze();
    const opening = openDatabase({ url: proxy.url, timeouts });
    await vi.waitUntil(() => connect.mock.calls.length > 1);
    proxy.thaw();
    connect.mockRestore();
    await (await opening).close();
  });

  it("ends the wait for a lock", async () => {
    await test.database.transaction(async (tx) => {
      await tx.execute("LOCK TABLE notes");
      await expect(database.db.execute("SELECT * FROM notes")).rejects.toMatchObject({
        ...unavailable,
        sqlState: "55P03",
      });
    });
  });

  it("ends the wait for a connection while others hold all of them", async () => {
    const release = Promise.withResolvers<void>();
    const begun = [0, 1].map(() => Promise.withResolvers<void>());
    const holders = begun.map((each) =>
      database.transaction(async (tx) => {
        await tx.execute("SELECT 1");
        each.resolve();
        await release.promise;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    await expect(database.db.execute("SELECT 1")).rejects.toMatchObject(unavailable);
    await expect(database.transaction((tx) => tx.execute("SELECT 1"))).rejects.toMatchObject(unavailable);
    release.resolve();
    await Promise.all(holders);
    await database.db.execute("SELECT 1");
  });

  it("is given up when it is frozen, also in the middle of a transaction, and used again when it is back", async () => {
    await database.db.execute("SELECT 1");
    proxy.freeze();
    await expect(database.db.execute("SELECT 1")).rejects.toMatchObject(unavailable);
    await expect(database.reads.execute("SELECT 1")).rejects.toMatchObject(unavailable);
    await expect(database.check()).rejects.toMatchObject({ code: "unavailable" });
    const many = Array.from({ length: 20 }, () => database.db.execute("SELECT 1"));
    for (const result of await Promise.allSettled(many)) expect(result.status).toBe("rejected");
    proxy.thaw();
    await expect
      .poll(() =>
        database.db.execute("SELECT 1").then(
          () => "answers",
          () => "away",
        ),
      )
      .toBe("answers");
    const failing = database.transaction(async (tx) => {
      await tx.execute("INSERT INTO notes VALUES (2)");
      proxy.freeze();
      await tx.transaction((inner) => inner.execute("INSERT INTO notes VALUES (3)"));
    });
    await expect(failing).rejects.toMatchObject({ ...unavailable, statement: "savepoint sp1" });
    proxy.thaw();
    await database.check();
    expect((await test.database.db.execute("SELECT * FROM notes")).rows).toEqual([]);
  });

  it("is away when connections break, and used again when they hold", async () => {
    proxy.cut();
    await expect(database.db.execute("SELECT 1")).rejects.toMatchObject(unavailable);
    await expect(database.transaction((tx) => tx.execute("SELECT 1"))).rejects.toMatchObject(unavailable);
    proxy.restore();
    await database.db.execute("SELECT 1");
  });

  it("lets jobs take longer", async () => {
    const slow = sql`SELECT pg_sleep(1.2)`;
    await database.asJob(async () => {
      await database.db.execute(slow);
      await database.reads.execute(slow);
      await database.transaction((tx) => tx.execute(slow));
    });
    await expect(database.db.execute(slow)).rejects.toMatchObject(unavailable);
  });

  it("leaves nothing locked by a process that began a transaction and was lost", async () => {
    const { rows } = await database.db.execute("SHOW idle_in_transaction_session_timeout");
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: "30s" }]);
  });
});

describe("a replica that is frozen", () => {
  it("leaves time for the primary", async () => {
    const test = await createTestDatabase({ kind: "server" });
    if (!("url" in test.location)) throw new Error("a server has an address");
    const proxy = await startDatabaseProxy(test.location.url);
    const database = await openDatabase({
      url: test.location.url,
      readUrl: proxy.url,
      timeouts: { ...timeouts, statementInMs: 2_000 },
    });
    await database.reads.execute("SELECT 1");
    proxy.freeze();
    expect((await database.reads.execute("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    proxy.thaw();
    await database.close();
    await proxy.close();
    await test.remove();
  });
});
