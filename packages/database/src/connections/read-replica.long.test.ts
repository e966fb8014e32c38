import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase, type Database } from "../index.ts";
import {
  addressOf,
  initServer,
  makeServerFolder,
  removeServer,
  runServerTool,
  startServer,
  stopServer,
} from "../testing/postgres-server.ts";

const startTimeoutInMs = 120_000;

describe("reads from a streaming replica", () => {
  let primary = "";
  let replica = "";
  let database: Database;

  beforeAll(async () => {
    const run = join(inject("databaseFolder"), "replication");
    mkdirSync(run, { mode: 0o755 });
    primary = join(run, "primary");
    replica = join(run, "replica");
    initServer(primary);
    await startServer(primary, ["-c", "wal_level=replica"]);
    makeServerFolder(replica);
    const cluster = join(replica, "cluster");
    runServerTool("pg_basebackup", [
      "-D",
      cluster,
      "-h",
      primary,
      "-U",
      "postgres",
      "-R",
      "-X",
      "stream",
      "--checkpoint=fast",
      "--no-sync",
    ]);
    await startServer(replica);
    database = await openDatabase({
      url: addressOf(primary, "postgres"),
      readUrl: addressOf(replica, "postgres"),
    });
    await database.db.execute("CREATE TABLE seen (id integer)");
  }, startTimeoutInMs);

  afterAll(async () => {
    await database.close();
    removeServer(replica);
    removeServer(primary);
  });

  const isReplica = async (): Promise<unknown> =>
    (await database.reads.execute("SELECT pg_is_in_recovery() AS is_replica")).rows[0]?.["is_replica"];

  it("go to the replica, writes to the primary, and what was written arrives", async () => {
    expect(await isReplica()).toBe(true);
    await database.db.execute(sql`INSERT INTO seen VALUES (1)`);
    await expect
      .poll(async () => (await database.reads.execute("SELECT id FROM seen")).rows, { timeout: 20_000 })
      .toEqual([{ id: 1 }]);
  });

  it("are refused to write", async () => {
    await expect(database.reads.execute("INSERT INTO seen VALUES (2)")).rejects.toMatchObject({
      code: "unavailable",
      sqlState: "25006",
    });
  });

  it("come from the primary while the replica is away, and from the replica when it is back", async () => {
    stopServer(replica);
    expect(await isReplica()).toBe(false);
    await database.check();
    await startServer(replica);
    await expect.poll(isReplica, { timeout: 30_000, interval: 500 }).toBe(true);
  });
});
