import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabaseProxy, type DatabaseProxy } from "@zoetrope/database/testing";
import { createId } from "@zoetrope/kit";
import { openTemporaryIdentity, type TemporaryIdentity } from "@zoetrope/identity/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../testing/run-platform.ts";

const bootTimeoutInMs = 120_000;
const planted = "alice@planted.example";
let people: TemporaryIdentity;
let proxy: DatabaseProxy;
let run: PlatformRun;
let folder = "";
let ports: Record<string, string> = {};
let session = "";
let bearer = "";

const addressOf = (host: string): string => `http://localhost:${ports[`PORT_${host.toUpperCase()}`]}`;

/** Hosts that need no build: what holds for all lies before them, and each has tests of its own. */
beforeAll(async () => {
  ports = await freePorts();
  const [site, accounts, workflow, api, assets] = ["site", "accounts", "workflow", "api", "assets"].map(
    addressOf,
  );
  const urls = { site, accounts, workflow, api, assets } as Record<
    "site" | "accounts" | "workflow" | "api" | "assets",
    string
  >;
  people = await openTemporaryIdentity("server", { urls });
  session = (await people.newPerson(planted)).token;
  bearer = (await people.identity.issueBearer(await people.identity.requireSession(session))).token;
  if (!("url" in people.location)) throw new Error("a server has an address");
  proxy = await startDatabaseProxy(people.location.url);
  folder = mkdtempSync(join(tmpdir(), "zoetrope-outage-"));
  run = runPlatform({
    ...ports,
    ZOETROPE_DATA: folder,
    ZOETROPE_SEED: "none",
    ZOETROPE_ROLES: "api,assets",
    DATABASE_URL: proxy.url,
    DATABASE_STATEMENT_TIMEOUT_IN_SECONDS: "2",
    DATABASE_LOCK_TIMEOUT_IN_SECONDS: "1",
    DATABASE_POOL_TIMEOUT_IN_SECONDS: "1",
    LOG_LEVEL: "info",
  });
  await run.ready;
}, bootTimeoutInMs);

afterAll(async () => {
  proxy.thaw();
  run.child.kill("SIGTERM");
  const { errors } = await run.ended;
  await proxy.close();
  await people.remove();
  rmSync(folder, { recursive: true, force: true });
  // All that was ever said.
  expect(errors).toContain("DatabaseError");
  expect(errors).not.toMatch(/planted|argon2|lamps/);
});

const ask = (path: string, init: RequestInit = {}) => fetch(addressOf("api") + path, init);
const post = (path: string, headers: Record<string, string>, body: string | FormData) =>
  ask(path, { method: "POST", headers: { authorization: `Bearer ${bearer}`, ...headers }, body });

function upload(): FormData {
  const form = new FormData();
  form.set("file", new Blob(["{}"]), "planted.json");
  return form;
}

/** Each of the ways in which the api host asks the database. */
const requests: Record<string, () => Promise<Response>> = {
  "a search": () => ask("/api/v1/animations?q=planted"),
  suggestions: () => ask("/api/v1/search-keywords?q=planted"),
  "an animation": () => ask("/api/v1/animations/0000000000"),
  "an operation of the gateway": () =>
    post(
      "/graphql",
      { "content-type": "application/json" },
      JSON.stringify({ query: "{ workspaces { id } }" }),
    ),
  "an upload": () => post(`/api/v1/files?workspaceId=${createId()}`, {}, upload()),
  "a visit": () =>
    post(
      "/api/v1/hit-counter",
      { "content-type": "application/json" },
      JSON.stringify({ method: 3, resource_id: "0000000000", visitor_id: "planted" }),
    ),
  "a logout": () =>
    ask("/auth/self-service/logout/browser", { headers: { cookie: `zoetrope-session=${session}` } }),
};

async function statuses(): Promise<Record<string, readonly [number, string | null]>> {
  const answers = Object.entries(requests).map(async ([name, send]) => {
    const { status, headers } = await send();
    return [name, [status, headers.get("retry-after")]] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const allUnavailable = Object.fromEntries(Object.keys(requests).map((name) => [name, [503, "5"]]));
const readiness = async () => (await ask("/readyz")).status;

it("answers while the database does", async () => {
  for (const [status] of Object.values(await statuses())) expect(status).toBeLessThan(500);
  expect(await readiness()).toBe(200);
});

it("says 503 and when to come again while the database is away, and goes on when it is back", async () => {
  proxy.cut();
  expect(await statuses()).toEqual(allUnavailable);
  await expect.poll(readiness).toBe(503);
  proxy.restore();
  await expect.poll(readiness).toBe(200);
  expect((await statuses())["a search"]?.[0]).toBe(200);
});

it("says so as well while the database is frozen", async () => {
  proxy.freeze();
  expect(await statuses()).toEqual(allUnavailable);
  await expect.poll(readiness).toBe(503);
  proxy.thaw();
  await expect.poll(readiness).toBe(200);
});

it("is not ready where it has to write and the database takes no writes, and reads all the same", async () => {
  const alter = (value: string) =>
    people.database.db.execute(
      `DO $$BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${value}', current_database()); END$$`,
    );
  await alter("on");
  // As in a failover: connections are new afterwards.
  proxy.cut();
  proxy.restore();
  const reads = async () => (await ask("/api/v1/animations")).status;
  await expect.poll(reads).toBe(200);
  await expect.poll(readiness).toBe(503);
  expect(await reads()).toBe(200);
  await people.database.transaction(async (tx) => {
    await tx.execute("SET TRANSACTION READ WRITE");
    await tx.execute(
      "DO $$BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END$$",
    );
  });
  // The process finds its way back by itself.
  await expect.poll(readiness).toBe(200);
});
