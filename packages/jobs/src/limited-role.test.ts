import { openDatabase } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import { expect, it } from "vitest";
import { defineJob } from "./index.ts";
import { openTestJobs } from "./testing/temporary-jobs.ts";

it("jobs are sent, done, tried again and looked after by a role that may change no table", async () => {
  const test = await createTestDatabase({ kind: "server" });
  if (!("url" in test.location)) throw new Error("a server has an address");
  const role = `limited_${crypto.randomUUID().slice(0, 8)}`;
  await test.database.db.execute(`
    CREATE ROLE ${role} LOGIN;
    GRANT USAGE ON SCHEMA public, jobs TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO ${role}`);
  const url = new URL(test.location.url);
  url.username = role;
  const database = await openDatabase({ url: url.href });
  const kind = defineJob("limited");
  const regular = defineJob("limited-regularly", { everySeconds: 60 });
  const jobs = await openTestJobs(database, { kinds: [kind, regular] });
  const done: string[] = [];
  jobs.handle(regular, async () => void done.push("regular"));
  jobs.handle(kind, async ({ id, attempt }) => {
    if (attempt === 1) throw new Error("not yet");
    done.push(id);
  });
  const id = await jobs.send(database.db, kind, {});
  await jobs.work();
  await expect.poll(() => done).toContain("regular");
  await expect.poll(async () => (await jobs.counts()).map(({ state }) => state)).toContain("retrying");
  await test.database.db.execute("UPDATE jobs.job SET start_after = now() WHERE name = 'limited'");
  await expect.poll(() => done, { timeout: 10_000 }).toContain(id);
  await jobs.stop();
  await database.close();
  await test.database.db.execute(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await test.remove();
});
