import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { defineEvent, defineJob, defineSubscriber, PermanentJobError, type Jobs } from "./index.ts";
import { openTestJobs } from "./testing/temporary-jobs.ts";

// What docs/jobs.md shows begins here.
const lampLit = defineEvent<{ lampId: string }>("lamp-lit");
const countLamp = defineSubscriber("count-lamp", lampLit);
const deliver = defineSubscriber("deliver", lampLit, { maxAttempts: 50, isOrdered: true });
const dustLamps = defineJob("dust-lamps", { everySeconds: 3_600 });

function handleLamps(jobs: Jobs, post: typeof fetch): void {
  // In the database exactly once: what is returned runs in the transaction that marks the job as done.
  jobs.handle(countLamp, async ({ data: event }) => async (tx) => {
    await tx.execute(sql`update lamps set lit = lit + 1 where id = ${event.data.lampId}`);
  });
  // Outward at least once, in the order of each lamp: the receiver knows by the id what it has already.
  jobs.handle(deliver, async ({ id, data: event, signal }) => {
    const headers = { "webhook-id": id };
    const answer = await post("https://receiver.example", {
      method: "POST",
      headers,
      body: JSON.stringify(event),
      signal,
    });
    if (answer.status === 410) throw new PermanentJobError("the receiver is gone");
    if (!answer.ok) throw new Error(`the receiver answered ${answer.status}`);
  });
  // One worker of all, an hour after the last time.
  jobs.handle(
    dustLamps,
    async () => async (tx) => void (await tx.execute(sql`delete from lamps where lit > 1000`)),
  );
}

async function lightLamp(database: Database, jobs: Jobs, lampId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`update lamps set is_lit = true where id = ${lampId}`);
    await jobs.emit(tx, lampLit, lampId, { lampId });
  });
  jobs.wake();
}
// What docs/jobs.md shows ends here.

it.each(["embedded", "server"] as const)(
  "the example of the document does what it says (%s)",
  async (kind) => {
    const { database, remove } = await createTestDatabase({ kind });
    await database.db.execute(`
    create table lamps (id text primary key, is_lit boolean default false, lit integer default 0);
    insert into lamps (id) values ('porch')`);
    const jobs = await openTestJobs(database, { kinds: [countLamp, deliver, dustLamps] });
    const posted: { id: string | null; body: unknown }[] = [];
    handleLamps(jobs, async (address, init) => {
      const request = new Request(address, init);
      posted.push({ id: request.headers.get("webhook-id"), body: await request.json() });
      return new Response(null, { status: posted.length === 1 ? 503 : 204 });
    });
    await lightLamp(database, jobs, "porch");
    await jobs.runDue();
    expect((await database.db.execute("select is_lit, lit from lamps")).rows).toEqual([
      { is_lit: true, lit: 1 },
    ]);
    await database.db.execute("update jobs.job set start_after = now()");
    await jobs.runDue();
    expect(posted).toHaveLength(2);
    expect(posted[1]).toEqual(posted[0]);
    expect(posted[0]?.body).toMatchObject({ name: "lamp-lit", key: "porch", data: { lampId: "porch" } });
    expect((await jobs.counts()).filter(({ state }) => state === "failed")).toEqual([]);
    await jobs.stop();
    await remove();
  },
);

it("the document shows the example as it stands here", async () => {
  const [document, source] = await Promise.all([
    readFile(join(import.meta.dirname, "../../../docs/jobs.md"), "utf8"),
    readFile(import.meta.filename, "utf8"),
  ]);
  const example = source.split("begins here.\n")[1]?.split("// What docs/jobs.md shows ends")[0] ?? "";
  expect(document).toContain(`\`\`\`ts\n${example}\`\`\``);
});
