import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { createId, createLogger } from "@zoetrope/kit";
import { createMailbox, createMailer, mailJob } from "@zoetrope/mail";
import {
  createWorkspaces,
  workspaceJobs,
  type WorkspaceServices,
  type Workspaces,
} from "@zoetrope/workspaces";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../testing/run-platform.ts";

/** What docs/api.md promises. */
const promisedInMs = 5_000;

const runs: PlatformRun[] = [];
const hosts: string[] = [];
const userId = createId();
let test: TestDatabase;
let folder: string;
let workspaces: Workspaces;
let close = async (): Promise<void> => {};

/** Two processes of the api host, which share a PostgreSQL and nothing else. */
beforeAll(async () => {
  test = await createTestDatabase({ kind: "server" });
  if (!("url" in test.location)) throw new Error("a server has an address");
  folder = mkdtempSync(join(tmpdir(), "zoetrope-ended-key-"));
  for (let count = 0; count < 2; count += 1) {
    const ports = await freePorts();
    hosts.push(`http://localhost:${ports["PORT_API"]}`);
    runs.push(
      runPlatform({
        ...ports,
        DATABASE_URL: test.location.url,
        ZOETROPE_DATA: folder,
        ZOETROPE_ROLES: "api",
        ZOETROPE_SEED: "none",
      }),
    );
  }
  await Promise.all(runs.map(({ ready }) => ready));
  await test.database.db.execute(sql`
    insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
    values (${userId}, 'mira@example.org', true, 'mira', 'mira', 'Mira', 'Sol', 'en', now(), now())`);
  const jobs = await openTestJobs(test.database, { kinds: [mailJob, ...workspaceJobs] });
  const logger = createLogger({ level: "silent" });
  const mailer = createMailer({ jobs, transport: createMailbox(test.database), logger });
  const urls = { workflow: "https://workflow.example", assets: "https://assets.example" };
  // Nothing of a file happens here.
  const unused = {} as Pick<WorkspaceServices, "catalog" | "files" | "renderer">;
  workspaces = createWorkspaces({ ...unused, database: test.database, jobs, logger, mailer, urls });
  close = async () => {
    await mailer.close();
    await jobs.stop();
  };
});

afterAll(async () => {
  for (const { child } of runs) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  await close();
  await test.remove();
  rmSync(folder, { recursive: true, force: true });
});

it("a key that is ended is refused by every process within the time that is promised, while it is in use", async () => {
  const { id: workspaceId } = await workspaces.create(userId, "Studio");
  const { apiKey, secret } = await workspaces.createApiKey(userId, {
    workspaceId,
    name: "Build",
    scopes: ["files:read"],
    lifetimeInDays: null,
  });
  const ask = async (host: string): Promise<number> =>
    (await fetch(`${host}/api/v1/files`, { headers: { authorization: `Bearer ${secret}` } })).status;
  for (const host of hosts) expect([await ask(host), await ask(host)]).toEqual([200, 200]);
  await workspaces.endApiKey(userId, apiKey.id);
  const endedAt = performance.now();
  const refusedAfter = await Promise.all(
    hosts.map(async (host) => {
      await vi.waitUntil(async () => (await ask(host)) === 401, { timeout: 60_000, interval: 100 });
      return performance.now() - endedAt;
    }),
  );
  for (const inMs of refusedAfter) expect(inMs).toBeLessThan(promisedInMs);
  // And where nobody has to show one.
  for (const host of hosts)
    expect(
      (await fetch(`${host}/api/v1/animations`, { headers: { authorization: `Bearer ${secret}` } })).status,
    ).toBe(401);
});
