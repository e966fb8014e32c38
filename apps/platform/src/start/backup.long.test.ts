import { createConcepts } from "@zoetrope/concepts";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { createCatalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import {
  createTestDatabase,
  makeServerFolder,
  runServerTool,
  type TestDatabase,
} from "@zoetrope/database/testing";
import { createLogger, environment } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../testing/run-platform.ts";

const run = promisify(execFile);
const seedAndReport = join(import.meta.dirname, "../testing/seed-and-report.ts");
let place = "";

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "zoetrope-backup-"));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The ids of what a seeding of so many animations has stored. */
async function seed(
  folder: string,
  count: number,
  variables: Record<string, string> = {},
): Promise<string[]> {
  const { stdout } = await run(process.execPath, [seedAndReport, folder, String(count)], {
    env: { PATH: environment["PATH"], ...variables },
  });
  return stdout.trim().split("\n");
}

async function startOn(
  data: string,
  variables: Record<string, string> = {},
): Promise<{ run: PlatformRun; api: string }> {
  const ports = await freePorts();
  const started = runPlatform({
    ...ports,
    ...variables,
    ZOETROPE_DATA: data,
    ZOETROPE_SEED: "none",
    ZOETROPE_ROLES: "api,assets",
  });
  await started.ready;
  return { run: started, api: `http://localhost:${ports["PORT_API"]}` };
}

const endOf = async ({ child, ended }: PlatformRun) => {
  child.kill("SIGTERM");
  return (await ended).code;
};

const totalAt = async (api: string): Promise<number> =>
  ((await (await fetch(`${api}/api/v1/animations`)).json()) as { total: number }).total;

describe("a backup of PostgreSQL and a folder of files", () => {
  let test: TestDatabase;
  let restored: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase({ kind: "server" });
    restored = await createTestDatabase({ kind: "server", isMigrated: false });
  });
  afterAll(async () => {
    await test.remove();
    await restored.remove();
  });

  it("made while the platform works, the database first, is whole when it is put back, the files first", async () => {
    if (!("url" in test.location) || !("url" in restored.location))
      throw new Error("a server has an address");
    const live = join(place, "live");
    mkdirSync(live);
    const before = await seed(live, 20, { DATABASE_URL: test.location.url });

    const dumps = join(inject("databaseFolder"), "dumps");
    makeServerFolder(dumps);
    const dump = join(dumps, "zoetrope.dump");
    runServerTool("pg_dump", ["--format=custom", `--file=${dump}`, `--dbname=${test.location.url}`]);

    // Between the two parts people go on: something new comes, something old is removed.
    const between = await seed(live, 30, { DATABASE_URL: test.location.url });
    expect(between.length).toBeGreaterThan(0);
    const files = await openFileStore({ folder: join(live, "files") });
    const renderer = createRenderer();
    const catalog = createCatalog({
      database: test.database,
      concepts: createConcepts(),
      files,
      renderer,
      logger: createLogger({ level: "silent" }),
    });
    expect(await catalog.remove(before[0] ?? "")).toBe(true);
    await renderer.close();
    await files.close();

    const copy = join(place, "put-back");
    cpSync(join(live, "files"), join(copy, "files"), {
      recursive: true,
      filter: (path) => basename(path) !== ".incoming",
    });
    runServerTool("pg_restore", ["--no-owner", "--exit-on-error", `--dbname=${restored.location.url}`, dump]);

    const database = await openDatabase({ url: restored.location.url });
    const { rows } = await database.db.execute<{ key: string }>(
      "SELECT poster_key AS key FROM animations UNION SELECT play_key FROM animations UNION SELECT key FROM animation_files",
    );
    const { rows: animations } = await database.db.execute<{ id: string }>("SELECT id FROM animations");
    await database.close();
    expect(animations.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
    const held = new Map(
      readdirSync(join(copy, "files"), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { key } of rows) {
      const hash = createHash("sha256")
        .update(readFileSync(held.get(key) ?? ""))
        .digest("hex");
      expect(key.split(".")[0]).toBe(hash);
    }

    const { run: started, api } = await startOn(copy, { DATABASE_URL: restored.location.url });
    expect(await totalAt(api)).toBe(before.length);
    expect(await endOf(started)).toBe(0);
  });
});

describe("a backup of the embedded form", () => {
  it("is a copy of the stopped folder, and opens beside the original", async () => {
    const live = join(place, "embedded");
    mkdirSync(live);
    const ids = await seed(live, 5);
    const copy = join(place, "embedded-copy");
    cpSync(live, copy, { recursive: true });
    const original = await startOn(live);
    const second = await startOn(copy);
    expect(await totalAt(original.api)).toBe(ids.length);
    expect(await totalAt(second.api)).toBe(ids.length);
    expect(await endOf(second.run)).toBe(0);
    // What is left of a crash is a lock, and a copy that was made then has it too.
    original.run.child.kill("SIGKILL");
    await original.run.ended;
    const crashed = join(place, "embedded-crashed");
    cpSync(live, crashed, { recursive: true });
    const third = await startOn(crashed);
    const again = await startOn(live);
    expect(await totalAt(third.api)).toBe(ids.length);
    expect(await endOf(third.run)).toBe(0);
    expect(await endOf(again.run)).toBe(0);
  });
});
