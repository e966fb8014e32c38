import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../index.ts";
import { DatabaseStartError } from "../start-error.ts";
import { copyEmbeddedTemplate, createTestDatabase } from "../testing/index.ts";

const holder = fileURLToPath(new URL("../testing/hold-database.ts", import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A migrated, closed data folder. */
async function makeFolder(): Promise<string> {
  const folder = join(inject("databaseFolder"), `embedded-${crypto.randomUUID()}`);
  await copyEmbeddedTemplate(folder);
  return folder;
}

function hold(folder: string) {
  const child = spawn(process.execPath, [holder, folder], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function faultOf(folder: string): Promise<DatabaseStartError> {
  const error: unknown = await openDatabase({ folder }).then(
    async (database) => {
      await database.close();
      return "it opened";
    },
    (thrown: unknown) => thrown,
  );
  if (error instanceof DatabaseStartError) return error;
  throw new Error("no start error", { cause: error });
}

describe("the data folder", () => {
  it(
    "keeps every acknowledged row through kill -9, and opens again by itself",
    { tags: "long" },
    async () => {
      const folder = await makeFolder();
      const { child, lines } = hold(folder);
      const ended = once(child, "exit");
      let acknowledged = 0;
      for await (const line of lines) {
        if (line !== "open") acknowledged = Number(line);
        if (acknowledged === 60) child.kill("SIGKILL");
      }
      await ended;
      const database = await openDatabase({ folder });
      const { rows } = await database.db.execute(
        "SELECT count(*)::int AS count, max(number) AS last FROM written",
      );
      await database.close();
      const [row] = rows as { count: number; last: number }[];
      expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(row?.count).toBe(row?.last);
    },
  );

  it("is refused to a second process, which names the first", async () => {
    const folder = await makeFolder();
    const { child, lines } = hold(folder);
    await lines.next();
    const fault = await faultOf(folder);
    expect(fault.fault).toBe("locked");
    expect(fault.message).toContain(`process ${child.pid}`);
  });

  it("is refused to the same process a second time, until the first has closed", async () => {
    const folder = await makeFolder();
    const first = await openDatabase({ folder });
    expect((await faultOf(folder)).message).toContain(`process ${process.pid}`);
    await first.close();
    await (await openDatabase({ folder })).close();
  });

  it("is not held by a process that took over the number of a dead one", async () => {
    const folder = await makeFolder();
    const first = await openDatabase({ folder });
    const lock = readFileSync(join(folder, "lock.json"), "utf8");
    await first.close();
    writeFileSync(join(folder, "lock.json"), lock.replace(/"ticks":"\d+"/, '"ticks":"1"'));
    await (await openDatabase({ folder })).close();
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  it.each([
    [
      "its control file is cut short",
      (cluster: string) => writeFileSync(join(cluster, "global/pg_control"), "short"),
    ],
    ["its version file is gone", (cluster: string) => rmSync(join(cluster, "PG_VERSION"))],
    ["its log is gone", (cluster: string) => rmSync(join(cluster, "pg_wal"), { recursive: true })],
  ])("is reported as damaged and left alone when %s", async (_what, damage) => {
    const folder = await makeFolder();
    damage(join(folder, "cluster"));
    const fault = await faultOf(folder);
    expect(fault.fault).toBe("corrupt");
    expect(fault.message).toContain(folder);
    expect(existsSync(join(folder, "cluster/base"))).toBe(true);
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  });

  it("starts anew after a first start that was interrupted", { tags: "long" }, async () => {
    const folder = join(inject("databaseFolder"), "interrupted");
    mkdirSync(join(folder, "cluster.new"), { recursive: true });
    writeFileSync(join(folder, "cluster.new/PG_VERSION"), "18");
    const database = await openDatabase({ folder });
    await database.check();
    await database.close();
  });

  it("is named when it cannot be a folder", async () => {
    const path = join(inject("databaseFolder"), "a-file");
    writeFileSync(path, "");
    const fault = await faultOf(path);
    expect(fault.fault).toBe("permission");
    expect(fault.message).toContain(path);
  });
});

describe("the embedded engine", () => {
  it("opens again with all that was committed when its thread dies", async () => {
    const { database, remove } = await createTestDatabase({ kind: "embedded" });
    await database.db.execute("CREATE TABLE kept (id integer); INSERT INTO kept VALUES (1)");
    // COPY from the client loses the engine its place in the protocol, which it answers by ending itself.
    await expect(database.db.execute("COPY kept FROM STDIN")).rejects.toThrow();
    expect((await database.db.execute("SELECT id FROM kept")).rows).toEqual([{ id: 1 }]);
    await remove();
  });

  it("leaves a new connection no setting and no transaction of the last one", async () => {
    const { database, remove } = await createTestDatabase({ kind: "embedded" });
    await database
      .transaction(async (tx) => {
        await tx.execute("SET application_name = 'left behind'");
        throw Object.assign(new Error("lost"), { code: "08006" });
      })
      .catch(() => {});
    const { rows } = await database.db.execute("SHOW application_name");
    expect(rows).toEqual([{ application_name: "" }]);
    await remove();
  });

  it("lets the caller's thread turn while a slow query runs", async () => {
    const { database, remove } = await createTestDatabase({ kind: "embedded" });
    const query = database.db.execute("SELECT sum(sqrt(n)) FROM generate_series(1, 1000000) AS n");
    const done = query.then(() => true);
    let turns = 0;
    while (!(await Promise.race([done, nextTurn().then(() => false)]))) turns += 1;
    // On the caller's own thread the query would have been done after the first few.
    expect(turns).toBeGreaterThan(100);
    await remove();
  });
});
