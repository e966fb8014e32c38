import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import type { Jobs } from "@zoetrope/jobs";
import { advanceTime, openTestJobs, readJobs } from "@zoetrope/jobs/testing";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMailer, mailJob, type Mailer } from "./create-mailer.ts";
import { MailRefusedError, type Mail, type MailContent, type MailTransport } from "./mail.ts";
import { moveWaitingMails } from "./move-waiting-mails.ts";

const logger = pino({ level: "silent" });
const content: MailContent = {
  subject: "Hello",
  preview: "p",
  heading: "h",
  paragraphs: ["text"],
  notes: [],
};

describe.each(testedDatabases)("mails that wait (%s)", (kind) => {
  let test: TestDatabase;
  const opened: Jobs[] = [];
  const sent: Mail[] = [];
  const ids: string[] = [];
  let send: (mail: Mail) => Promise<void>;
  const transport: MailTransport = {
    send(mail, id) {
      ids.push(id);
      return send(mail);
    },
    close: () => {},
  };
  const openJobs = async () => {
    const jobs = await openTestJobs(test.database, { kinds: [mailJob] });
    opened.push(jobs);
    return jobs;
  };
  /** As another process would have it. */
  const open = async (): Promise<Mailer> => {
    const mailer = createMailer({ jobs: await openJobs(), transport, logger });
    mailer.compose("hello", () => Promise.resolve(content));
    return mailer;
  };
  const request = (recipient: string, mailKind = "hello") => ({
    kind: mailKind,
    recipient,
    locale: "en" as const,
    payload: {},
  });
  const waiting = () => readJobs(test.database, "mail");
  const later = (seconds: number) => advanceTime(test.database, seconds);

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    sent.length = 0;
    ids.length = 0;
    send = async (mail) => void sent.push(mail);
    await test.database.db.execute("DELETE FROM jobs.job");
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.stop();
  });

  it("go out exactly if the transaction that wanted them commits", async () => {
    const mailer = await open();
    await test.database.transaction((tx) => mailer.enqueue(tx, request("kept@example.org")));
    const failing = test.database.transaction(async (tx) => {
      await mailer.enqueue(tx, request("lost@example.org"));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await mailer.deliverDue()).toBe(1);
    expect(sent).toMatchObject([{ recipient: "kept@example.org", subject: "Hello", locale: "en" }]);
    expect(await waiting()).toEqual([]);
  });

  it("slow nobody down: who wants one does not wait for the mail server", async () => {
    const mailer = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    let isSending = false;
    send = async (mail) => {
      isSending = true;
      await promise;
      sent.push(mail);
    };
    await mailer.enqueue(test.database.db, request("slow@example.org"));
    mailer.wake();
    await expect.poll(() => isSending).toBe(true);
    // Answers while the mail server does not.
    await test.database.db.execute("SELECT 1");
    expect(sent).toEqual([]);
    resolve();
    await mailer.close();
    expect(sent).toHaveLength(1);
  });

  // What somebody could measure who asks for a mail and then for something else: whether there was one to write.
  it("are written after a pause that nobody can foresee, all at once, and before the process ends", async () => {
    const mailer = await open();
    await mailer.enqueue(test.database.db, request("later@example.org"));
    const timers = vi.spyOn(globalThis, "setTimeout");
    mailer.wake();
    mailer.wake();
    const pauses = timers.mock.calls.map(([, pauseInMs]) => pauseInMs ?? 0);
    timers.mockRestore();
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(100);
    expect(pauses[0]).toBeLessThan(600);
    await mailer.close();
    expect(sent).toHaveLength(1);
  });

  it("are tried again, twice as late each time and an hour at most, and are not lost when the process ends", async () => {
    send = () => Promise.reject(new Error("connection refused"));
    const mailer = await open();
    await mailer.enqueue(test.database.db, request("patient@example.org"));
    for (const [shortest, longest] of [
      [15, 30],
      [30, 60],
      [60, 120],
    ] as const) {
      expect(await mailer.deliverDue()).toBe(1);
      expect(await mailer.deliverDue()).toBe(0);
      const [mail] = await waiting();
      expect(mail?.reason).toBe("connection refused");
      expect(mail?.waitsInSeconds).toBeGreaterThan(shortest - 10);
      expect(mail?.waitsInSeconds).toBeLessThanOrEqual(longest);
      await later(longest);
    }
    await test.database.db.execute("UPDATE jobs.job SET retry_count = 20");
    await mailer.deliverDue();
    expect((await waiting())[0]?.waitsInSeconds).toBeGreaterThan(3_500);
    expect((await waiting())[0]?.waitsInSeconds).toBeLessThanOrEqual(3_600);
    await later(3_600);
    send = async (mail) => void sent.push(mail);
    expect(await (await open()).deliverDue()).toBe(1);
    expect(sent).toMatchObject([{ recipient: "patient@example.org" }]);
    expect(await waiting()).toEqual([]);
  });

  it("carry the same id at every try, another than any other mail", async () => {
    send = () => Promise.reject(new Error("the line went dead after the last byte"));
    const mailer = await open();
    await mailer.enqueue(test.database.db, request("once@example.org"));
    await mailer.deliverDue();
    await later(31);
    send = async (mail) => void sent.push(mail);
    await mailer.deliverDue();
    await mailer.enqueue(test.database.db, request("another@example.org"));
    await mailer.deliverDue();
    const [first, second, third] = ids;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("of a process that died while sending are taken up by another a moment later", async () => {
    const never = Promise.withResolvers<void>();
    send = () => never.promise;
    const dead = await open();
    await dead.enqueue(test.database.db, request("orphan@example.org"));
    const dying = dead.deliverDue();
    await expect.poll(async () => (await waiting())[0]?.state).toBe("active");
    send = async (mail) => void sent.push(mail);
    const jobs = await openJobs();
    const successor = createMailer({ jobs, transport, logger });
    successor.compose("hello", () => Promise.resolve(content));
    expect(await successor.deliverDue()).toBe(0);
    await later(11);
    await jobs.work();
    await expect.poll(() => sent).toHaveLength(1);
    never.resolve();
    await dying;
    expect(await waiting()).toEqual([]);
  });

  it("that a server takes its time over are left to who sends them", async () => {
    const answered = Promise.withResolvers<void>();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    send = async (mail) => {
      await answered.promise;
      sent.push(mail);
    };
    const slow = await open();
    await slow.enqueue(test.database.db, request("slow@example.org"));
    const delivering = slow.deliverDue();
    await expect.poll(async () => (await waiting())[0]?.state).toBe("active");
    await later(9);
    vi.advanceTimersByTime(9_000);
    const isHeld = async () => {
      const { rows } = await test.database.db.execute(
        sql`SELECT heartbeat_on > now() - interval '8 seconds' AS is_held FROM jobs.job`,
      );
      return rows[0]?.["is_held"];
    };
    await expect.poll(isHeld).toBe(true);
    vi.useRealTimers();
    expect(await (await open()).deliverDue()).toBe(0);
    answered.resolve();
    await delivering;
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("are given up at once when the server will never take them, and kept for an operator", async () => {
    send = () => Promise.reject(new MailRefusedError("no such mailbox"));
    const mailer = await open();
    await mailer.enqueue(test.database.db, request("gone@example.org"));
    await mailer.deliverDue();
    expect(await waiting()).toMatchObject([{ state: "failed", reason: "no such mailbox" }]);
    await later(86_400);
    expect(await mailer.deliverDue()).toBe(0);
  });

  it("go out once when two processes look at the same moment", async () => {
    const mailers = [await open(), await open(), await open()];
    for (let index = 0; index < 9; index++)
      await mailers[0]?.enqueue(test.database.db, request(`${index}@example.org`));
    await Promise.all(mailers.map((mailer) => mailer.deliverDue()));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index}@example.org`),
    );
  });

  it("with nothing to say are dropped; those of a kind that somebody else writes are left alone", async () => {
    const mailer = await open();
    mailer.compose("silent", () => Promise.resolve(null));
    await mailer.enqueue(test.database.db, request("a@example.org", "silent"));
    await mailer.enqueue(test.database.db, request("b@example.org", "unknown"));
    await mailer.deliverDue();
    expect(sent).toEqual([]);
    expect(await waiting()).toMatchObject([{ state: "retry", data: { recipient: "b@example.org" } }]);
  });

  it("that an earlier version left waiting go out as well", async () => {
    await test.database.db.execute(`
      INSERT INTO outgoing_mails (id, kind, recipient, locale, payload, created_at, next_attempt_at, attempts)
      VALUES ('old', 'hello', 'before@example.org', 'de', '{}', now(), now() + interval '1 hour', 3)`);
    const jobs = await openJobs();
    const mailer = createMailer({ jobs, transport, logger });
    mailer.compose("hello", () => Promise.resolve(content));
    await moveWaitingMails(test.database, jobs);
    await moveWaitingMails(test.database, jobs);
    expect(await mailer.deliverDue()).toBe(1);
    expect(sent).toMatchObject([{ recipient: "before@example.org", locale: "de" }]);
  });
});
