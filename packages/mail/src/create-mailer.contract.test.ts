import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { pino } from "pino";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createMailer, retryDelayInSeconds, type Mailer } from "./create-mailer.ts";
import { MailRefusedError, type Mail, type MailContent, type MailTransport } from "./mail.ts";

const logger = pino({ level: "silent" });
const content: MailContent = {
  subject: "Hello",
  preview: "p",
  heading: "h",
  paragraphs: ["text"],
  notes: [],
};

it("waits twice as long after each failure, an hour at most", () => {
  expect([1, 2, 3, 8, 9, 50].map(retryDelayInSeconds)).toEqual([15, 30, 60, 1_920, 3_600, 3_600]);
});

describe.each(["embedded", "server"] as const)("mails that wait (%s)", (kind) => {
  let test: TestDatabase;
  const sent: Mail[] = [];
  let send: (mail: Mail) => Promise<void>;
  const transport: MailTransport = { send: (mail) => send(mail), close: () => {} };
  const open = (claimInSeconds?: number): Mailer => {
    const mailer = createMailer({
      database: test.database,
      transport,
      logger,
      ...(claimInSeconds !== undefined && { claimInSeconds }),
    });
    mailer.compose("hello", () => Promise.resolve(content));
    return mailer;
  };
  const request = (recipient: string, mailKind = "hello") => ({
    kind: mailKind,
    recipient,
    locale: "en" as const,
    payload: {},
  });
  const waiting = async () =>
    (await test.database.db.execute("SELECT attempts, last_error FROM outgoing_mails")).rows;
  const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1_000);

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    sent.length = 0;
    send = async (mail) => void sent.push(mail);
    await test.database.db.execute("DELETE FROM outgoing_mails");
  });
  afterEach(() => void vi.useRealTimers());

  it("go out exactly if the transaction that wanted them commits", async () => {
    const mailer = open();
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
    const mailer = open();
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
    const mailer = open();
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

  it("are tried again, later each time, and are not lost when the process ends", async () => {
    send = () => Promise.reject(new Error("connection refused"));
    const mailer = open();
    await mailer.enqueue(test.database.db, request("patient@example.org"));
    await mailer.deliverDue();
    expect(await waiting()).toEqual([{ attempts: 1, last_error: "connection refused" }]);
    expect(await mailer.deliverDue()).toBe(0);
    later(16);
    expect(await mailer.deliverDue()).toBe(1);
    later(16);
    expect(await mailer.deliverDue()).toBe(0);
    send = async (mail) => void sent.push(mail);
    later(15);
    expect(await open().deliverDue()).toBe(1);
    expect(sent).toMatchObject([{ recipient: "patient@example.org" }]);
  });

  it("of a process that died while sending are taken up by another a moment later", async () => {
    // A dead process renews nothing.
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    send = () => new Promise(() => {});
    const dead = open();
    await dead.enqueue(test.database.db, request("orphan@example.org"));
    dead.wake();
    await expect.poll(async () => (await waiting())[0]?.["attempts"]).toBe(1);
    send = async (mail) => void sent.push(mail);
    const heir = open();
    expect(await heir.deliverDue()).toBe(0);
    later(11);
    expect(await heir.deliverDue()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it("that a server takes its time over are left to who sends them", async () => {
    const answered = Promise.withResolvers<void>();
    send = async (mail) => {
      await answered.promise;
      sent.push(mail);
    };
    const slow = open(0.3);
    await slow.enqueue(test.database.db, request("slow@example.org"));
    const delivering = slow.deliverDue();
    await expect.poll(async () => (await waiting())[0]?.["attempts"]).toBe(1);
    later(60);
    const isClaimed = async () => {
      const { rows } = await test.database.db.execute(
        sql`SELECT next_attempt_at > ${new Date()} AS is_claimed FROM outgoing_mails`,
      );
      return rows[0]?.["is_claimed"];
    };
    await expect.poll(isClaimed).toBe(true);
    expect(await open().deliverDue()).toBe(0);
    answered.resolve();
    await delivering;
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("are given up at once when the server will never take them", async () => {
    send = () => Promise.reject(new MailRefusedError("no such mailbox"));
    const mailer = open();
    await mailer.enqueue(test.database.db, request("gone@example.org"));
    await mailer.deliverDue();
    expect(await waiting()).toEqual([]);
  });

  it("go out once when two processes look at the same moment", async () => {
    const mailers = [open(), open(), open()];
    for (let index = 0; index < 9; index++)
      await mailers[0]?.enqueue(test.database.db, request(`${index}@example.org`));
    await Promise.all(mailers.map((mailer) => mailer.deliverDue()));
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index}@example.org`),
    );
  });

  it("with nothing to say are dropped; those of a kind that somebody else writes are left alone", async () => {
    const mailer = open();
    mailer.compose("silent", () => Promise.resolve(null));
    await mailer.enqueue(test.database.db, request("a@example.org", "silent"));
    await mailer.enqueue(test.database.db, request("b@example.org", "unknown"));
    expect(await mailer.deliverDue()).toBe(1);
    expect(sent).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });
});
