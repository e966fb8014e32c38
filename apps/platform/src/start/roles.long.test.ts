import { createConcepts } from "@zoetrope/concepts";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createCatalog } from "@zoetrope/catalog";
import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { createLogger, environment } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { startS3Server, type S3Server } from "@zoetrope/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../testing/run-platform.ts";

const run = promisify(execFile);
const runs: PlatformRun[] = [];
let test: TestDatabase;
let s3: S3Server;
let folder: string;
let variables: Record<string, string>;

/** One process for each role, as on several machines: they share a PostgreSQL, a file store and nothing else. */
beforeAll(async () => {
  test = await createTestDatabase({ kind: "server" });
  s3 = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), "zoetrope-roles-"));
  if (!("url" in test.location)) throw new Error("a server has an address");
  const shared = { DATABASE_URL: test.location.url, STORAGE_URL: s3.addressOf("roles") };
  await run(process.execPath, [join(import.meta.dirname, "../testing/seed-and-report.ts"), folder, "30"], {
    env: { PATH: environment["PATH"], ...shared },
  });
  const ports = await freePorts();
  variables = { ...shared, ...ports, ZOETROPE_SEED: "none", RANKING_INTERVAL_IN_SECONDS: "10" };
  for (const role of ["site", "accounts", "workflow", "api", "assets", "worker"]) {
    const { PORT_ADMIN = "" } = await freePorts();
    const own = { ...variables, PORT_ADMIN, ZOETROPE_ROLES: role, ZOETROPE_DATA: join(folder, role) };
    runs.push(runPlatform(own));
  }
  await Promise.all(runs.map(({ ready }) => ready));
});

afterAll(async () => {
  for (const { child } of runs) child.kill("SIGTERM");
  const codes = await Promise.all(runs.map(async ({ ended }) => (await ended).code));
  await s3.close();
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
  expect(codes).toEqual(runs.map(() => 0));
});

const hostAt = (role: string) => `http://localhost:${variables[`PORT_${role.toUpperCase()}`]}`;

describe("a process for every role", () => {
  it("opens its own host and no other", () => {
    expect(runs.map(({ output }) => output().match(/http:\/\/localhost:\d+/g) ?? [])).toEqual([
      ...["site", "accounts", "workflow", "api", "assets"].map((role) => [hostAt(role)]),
      [],
    ]);
  });

  it.each(["site", "accounts", "workflow", "api", "assets"])("is ready as %s", async (role) => {
    expect((await fetch(`${hostAt(role)}/readyz`)).status).toBe(200);
  });

  it("shows on the site what the worker stored, with posters that the assets host has", async () => {
    const html = await (await fetch(`${hostAt("site")}/free-animations`)).text();
    const posters = html.match(new RegExp(`${hostAt("assets")}/[^" ]+?\\.webp`, "g")) ?? [];
    expect(new Set(posters).size).toBeGreaterThan(10);
    const poster = await fetch(posters[0] ?? "");
    expect(poster.status).toBe(200);
    expect(poster.headers.get("content-type")).toMatch(/^image\//);
  });

  it("finds by the api, and leads a download to the file", async () => {
    const answer = await fetch(`${hostAt("api")}/api/v1/animations?q=cat`);
    const { data } = (await answer.json()) as { data: { id: string }[] };
    expect(data.length).toBeGreaterThan(0);
    const download = await fetch(`${hostAt("api")}/api/v1/animations/${data[0]?.id}/download?format=json`);
    expect(download.url.startsWith(hostAt("assets"))).toBe(true);
    expect(await download.json()).toHaveProperty("layers");
  });

  it("takes an animation from the pages of all when another process withdraws it", async () => {
    const files = await openFileStore({ url: variables["STORAGE_URL"], folder });
    const renderer = createRenderer({ workers: 1 });
    const logger = createLogger({ level: "silent" });
    const catalog = createCatalog({
      database: test.database,
      concepts: createConcepts(),
      files,
      renderer,
      logger,
    });
    const { rows } = await test.database.db.execute<{ source_key: string; path: string }>(
      "select source_key, '/animation/' || slug || '-' || id as path from animations where title ilike '%cat%' limit 1",
    );
    const [{ source_key: sourceKey, path } = { source_key: "", path: "" }] = rows;
    const status = async () => (await fetch(`${hostAt("site")}${path}`)).status;
    // The second time from the site's memory.
    expect([await status(), await status()]).toEqual([200, 200]);
    expect(await catalog.withdraw(sourceKey)).toBe(true);
    await expect.poll(status).toBe(404);
    const { data } = (await (await fetch(`${hostAt("api")}/api/v1/animations?q=cat`)).json()) as {
      data: { pageUrl: string }[];
    };
    expect(data.map(({ pageUrl }) => pageUrl)).not.toContain(`${hostAt("site")}${path}`);
    await Promise.all([renderer.close(), files.close()]);
  });
});
