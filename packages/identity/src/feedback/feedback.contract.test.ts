import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import type { Jobs } from "@zoetrope/jobs";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { createMailer, mailJob, type Mail, type Mailer } from "@zoetrope/mail";
import { openFileStore, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFeedback } from "./create-feedback.ts";
import type { Feedback, NewMessage } from "./feedback.ts";
import { maxOfOneAddress, messageDays } from "./forms.ts";

const report: NewMessage = {
  kind: "bug",
  topic: null,
  name: "Mira Sol",
  email: "mira@sol.example",
  subject: "The drum stands still",
  text: "It did not turn.\n\nNot once.",
  locale: "de",
  pageUrl: "https://site.example/de",
  browser: "Firefox",
  picture: null,
  userId: null,
};

describe.each(testedDatabases)("messages to operators on the %s database", (kind) => {
  let test: TestDatabase;
  let files: FileStore;
  let jobs: Jobs;
  let mailer: Mailer;
  let feedback: Feedback;
  const mails: Mail[] = [];
  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    files = await openFileStore({ folder: test.filesFolder });
    const transport = { send: async (mail: Mail) => void mails.push(mail), close: () => {} };
    jobs = await openTestJobs(test.database, { kinds: [mailJob] });
    mailer = createMailer({ jobs, transport, logger: pino({ level: "silent" }) });
    feedback = createFeedback({
      database: test.database,
      files,
      mailer,
      operators: new Set(["ines@platform.example", "bo@platform.example"]),
      urls: { workflow: "https://workflow.example" },
    });
    for (const [name, email, isVerified, locale] of [
      ["ines", "Ines@platform.example", true, "fr"],
      ["mira", "mira@sol.example", true, "en"],
      ["eve", "victim@sol.example", false, "en"],
    ])
      await test.database.db.execute(sql`
        insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
        values (${name}, ${email}, ${isVerified}, ${name}, ${name}, ${name}, null, ${locale}, now(), now())`);
  });
  afterAll(async () => {
    await mailer.close();
    await jobs.stop();
    await files.close();
    await test.remove();
  });

  it("reach every operator by mail, in their language, and an answer goes to who wrote", async () => {
    const id = await feedback.send(report);
    await mailer.deliverDue();
    expect(
      mails.map(({ recipient, locale, replyTo }) => `${recipient} ${locale} ${replyTo}`).toSorted(),
    ).toEqual(["bo@platform.example en mira@sol.example", "ines@platform.example fr mira@sol.example"]);
    expect(mails[0]?.text).toContain("Not once.");
    expect(mails[0]?.text).toContain(`https://workflow.example/admin/feedback?message=${id}`);
    expect(mails.map(({ subject }) => subject).toSorted()[0]).toBe("Bug report: The drum stands still");
  });

  it("are listed by kind and state, the newest first, page by page", async () => {
    const asked = { ...report, kind: "help", email: "a@sol.example", subject: "How?" } as const;
    const [older, newer] = [await feedback.send(asked), await feedback.send({ ...asked, subject: "Why?" })];
    expect((await feedback.list({ kind: "help" }, { limit: 1 })).map(({ id }) => id)).toEqual([newer]);
    expect((await feedback.list({ kind: "help" }, { after: newer, limit: 9 })).map(({ id }) => id)).toEqual([
      older,
    ]);
    const done = await feedback.setDone(newer, true);
    expect(done.doneAt).toBeInstanceOf(Date);
    expect((await feedback.setDone(newer, true)).doneAt).toEqual(done.doneAt);
    const openOnes = await feedback.list({ kind: "help", isDone: false }, { limit: 9 });
    expect(openOnes.map(({ id }) => id)).toEqual([older]);
    await feedback.setDone(newer, false);
    await feedback.remove(older);
    expect((await feedback.list({ kind: "help", isDone: false }, { limit: 9 })).map(({ id }) => id)).toEqual([
      newer,
    ]);
    for (const id of [older, "' or true", ""])
      await expect(feedback.get(id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("keep a picture that is drawn anew, and release it when they go", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#a31" } })
      .withMetadata({ exif: { IFD0: { Copyright: "where I live" } } })
      .png()
      .toBuffer();
    const id = await feedback.send({ ...report, email: "b@sol.example", picture: png });
    const stored = await feedback.picture(id);
    expect((await sharp(stored ?? undefined).metadata()).format).toBe("webp");
    expect(Buffer.from(stored ?? []).includes("where I live")).toBe(false);
    await feedback.remove(id);
    const { rows } = await test.database.db.execute(sql`select key from released_files`);
    expect(rows).toHaveLength(1);
  });

  it("are kept for a year and no longer, done or not, and release their pictures", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#3a1" } })
      .png()
      .toBuffer();
    const [old, recent] = [
      await feedback.send({ ...report, email: "d@sol.example", picture: png }),
      await feedback.send({ ...report, email: "d@sol.example" }),
    ];
    const makeOlder = (id: string, days: number) =>
      test.database.db.execute(
        sql`update feedback_messages set created_at = created_at - make_interval(days => ${days}) where id = ${id}`,
      );
    await makeOlder(old, messageDays + 1);
    await makeOlder(recent, messageDays - 1);
    const { picture_key: key } = (
      await test.database.db.execute<{ picture_key: string }>(
        sql`select picture_key from feedback_messages where id = ${old}`,
      )
    ).rows[0] ?? { picture_key: "" };
    await feedback.cleanup();
    await expect(feedback.get(old)).rejects.toMatchObject({ code: "not-found" });
    expect((await feedback.get(recent)).email).toBe("d@sol.example");
    const { rows } = await test.database.db.execute(sql`select key from released_files where key = ${key}`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["no picture at all", new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a picture that is cut off", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ])("refuse %s and store nothing", async (_, picture) => {
    const sent = feedback.send({ ...report, email: "c@sol.example", picture });
    await expect(sent).rejects.toMatchObject({ problems: { picture: "picture-unreadable" } });
    const all = await feedback.list({}, { limit: 50 });
    expect(all.some(({ email }) => email === "c@sol.example")).toBe(false);
  });

  it("of one address are limited, also when they come at once, and it is said when to go on", async () => {
    const many = await Promise.allSettled(
      Array.from({ length: maxOfOneAddress + 2 }, () =>
        feedback.send({ ...report, email: "Many@sol.example" }),
      ),
    );
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(maxOfOneAddress);
    const next = await feedback
      .send({ ...report, email: "many@sol.example" })
      .catch((error: unknown) => error);
    expect(next).toMatchObject({ code: "too-many-requests", max: maxOfOneAddress, of: "address" });
    const { retryAfterInSeconds } = next as { retryAfterInSeconds: number };
    expect(retryAfterInSeconds).toBeGreaterThan(3_500);
    expect(retryAfterInSeconds).toBeLessThanOrEqual(3_600);
    await test.database.db.execute(
      sql`update feedback_messages set created_at = created_at - interval '1 hour' where email = 'Many@sol.example'`,
    );
    await feedback.send({ ...report, email: "many@sol.example" });
  });

  it("are in the export of who sent them, and go with the account; a typed address alone opens nothing", async () => {
    await feedback.send({ ...report, email: "victim@sol.example" });
    const signedIn = await feedback.send({ ...report, email: "other@sol.example", userId: "mira" });
    expect(await feedback.accountPart.export("eve")).toEqual([]);
    expect(await feedback.accountPart.export("mira")).toMatchObject([
      { email: "other@sol.example", text: report.text },
      { email: "mira@sol.example" },
    ]);
    await feedback.accountPart.remove("eve");
    await feedback.accountPart.remove("mira");
    const left = (await feedback.list({}, { limit: 50 })).map(({ email }) => email);
    expect(left).toContain("victim@sol.example");
    expect(left).not.toContain("mira@sol.example");
    await expect(feedback.get(signedIn)).rejects.toMatchObject({ code: "not-found" });
  });
});
