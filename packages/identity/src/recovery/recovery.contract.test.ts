import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { recordStatements } from "../testing/record-statements.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  tokenIn,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const newPassword = "eleven lamps behind paper";

describe.each(testedDatabases)("a forgotten password (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let places = 0;
  /** Somewhere new each time, so that no limit on mails is met by chance. */
  const anywhere = () => clientAt(`198.18.7.${++places}`);
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  // ASVS 5.0, 6.4.1, 7.4.3
  it("a link sets a new one, signs in here and ends every session and every other link", async () => {
    const { identity } = fixture;
    const email = "lotte@example.org";
    const desk = await fixture.newPerson(email);
    const phone = await identity.signIn({ login: email, password: goodPassword }, client);
    await identity.requestPasswordReset(email, anywhere());
    const sibling = await fixture.tokenFor(email);
    await identity.requestPasswordReset("LOTTE@example.org", anywhere());
    const token = await fixture.tokenFor(email);
    expect(token).not.toBe(sibling);
    // 256 bits; ASVS 5.0, 7.2.3
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await identity.peekPasswordReset(token)).toMatchObject({
      ownWords: expect.arrayContaining([email, "Lotte", "R."]) as unknown,
    });

    const here = await identity.resetPassword({ token, password: newPassword }, client);
    expect((await identity.whoami(here.token)).email).toBe(email);
    for (const old of [desk.token, phone.token]) expect((await identity.whoami(old)).id).toBe("guest");
    for (const used of [token, sibling]) {
      expect(await identity.peekPasswordReset(used)).toBeNull();
      await expect(
        identity.resetPassword({ token: used, password: "another lamp again" }, client),
      ).rejects.toMatchObject({
        reason: "token-invalid",
      });
    }
    await expect(identity.signIn({ login: email, password: goodPassword }, client)).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    await identity.signIn({ login: email, password: newPassword }, client);
    expect((await fixture.mailsTo(email))[0]?.subject).toBe("Your password was changed");
  });

  it("a link works once even when two use it at the same moment", async () => {
    const { identity } = fixture;
    const email = "twice@example.org";
    await fixture.newPerson(email);
    await identity.requestPasswordReset(email, anywhere());
    const token = await fixture.tokenFor(email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        identity.resetPassword({ token, password: `lamp number ${index} of six` }, client),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("a refused password does not cost the link", async () => {
    const { identity } = fixture;
    const email = "careless@example.org";
    await fixture.newPerson(email);
    await identity.requestPasswordReset(email, anywhere());
    const token = await fixture.tokenFor(email);
    for (const [password, reason] of [
      ["short", "password-too-short"],
      ["password1", "password-common"],
      ["careless@example.org", "password-common"],
    ] as const)
      await expect(identity.resetPassword({ token, password }, client)).rejects.toMatchObject({ reason });
    await identity.resetPassword({ token, password: newPassword }, client);
  });

  it("a link is dead after an hour, and a token of another kind never was one", async () => {
    const { identity } = fixture;
    const email = "late@example.org";
    await fixture.newPerson(email);
    await identity.requestPasswordReset(email, anywhere());
    const token = await fixture.tokenFor(email);
    await identity.signUp({ email: "other@example.org", password: goodPassword, firstName: "O" }, anywhere());
    const verification = await fixture.tokenFor("other@example.org");
    await expect(
      identity.resetPassword({ token: verification, password: newPassword }, client),
    ).rejects.toMatchObject({
      reason: "token-invalid",
    });
    await expect(identity.verifyEmail(token, {}, client)).rejects.toMatchObject({ reason: "token-invalid" });
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 3_601_000);
    await expect(identity.resetPassword({ token, password: newPassword }, client)).rejects.toMatchObject({
      reason: "token-invalid",
    });
  });

  // Attackers' line 7
  it("answers the same to a known and an unknown address, after the very same statements, and mails only the known", async () => {
    const { identity } = fixture;
    await fixture.newPerson("known@example.org");
    const ask = (email: string) => () => identity.requestPasswordReset(email, anywhere());
    const known = await recordStatements(fixture.mailer, ask("known@example.org"));
    const unknown = await recordStatements(fixture.mailer, ask("unknown@example.org"));
    expect(known.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect((await fixture.mailsTo("known@example.org"))[0]?.subject).toBe("Choose a new password");
    expect(await fixture.mailsTo("unknown@example.org")).toEqual([]);
  });

  const resetMailsTo = async (email: string) =>
    (await fixture.mailsTo(email)).filter(({ subject }) => subject === "Choose a new password").length;

  // Attackers' line 7
  it("sends the owner's mail whatever a stranger has asked for, and fills no mailbox", async () => {
    const { identity } = fixture;
    const email = "bombed@example.org";
    await fixture.newPerson(email);
    const stranger = anywhere();
    for (let index = 0; index < 12; index++) await identity.requestPasswordReset(email, stranger);
    expect(await resetMailsTo(email)).toBe(5);
    await identity.requestPasswordReset(email, anywhere());
    expect(await resetMailsTo(email)).toBe(6);
    for (let index = 0; index < 20; index++) await identity.requestPasswordReset(email, anywhere());
    expect(await resetMailsTo(email)).toBe(20);
    await identity.resetPassword({ token: await fixture.tokenFor(email), password: newPassword }, client);
  });

  it("asking on does not make anybody wait longer for the next mail", async () => {
    const { identity } = fixture;
    const email = "impatient@example.org";
    await fixture.newPerson(email);
    const place = anywhere();
    for (let index = 0; index < 9; index++) await identity.requestPasswordReset(email, place);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 601_000);
    await identity.requestPasswordReset(email, place);
    expect(await resetMailsTo(email)).toBe(6);
  });

  it("leads back to where whoever asked was going, by the link of the mail", async () => {
    const { identity } = fixture;
    const email = "on-the-way@example.org";
    await fixture.newPerson(email);
    const returnTo = "https://workflow.zoetrope.example/switch/a?b=c";
    await identity.requestPasswordReset(email, anywhere(), returnTo);
    const linkOf = async () =>
      new URL(/http\S+token=\S+/.exec((await fixture.mailsTo(email))[0]?.text ?? "")?.[0] ?? "");
    expect((await linkOf()).searchParams.get("return_to")).toBe(returnTo);
    await identity.requestPasswordReset(email, anywhere(), `${returnTo}&${"x".repeat(2_000)}`);
    expect((await linkOf()).searchParams.has("return_to")).toBe(false);
  });

  it("ends the session that this browser had, whoever's it was", async () => {
    const { identity } = fixture;
    const other = await fixture.newPerson("who-was-here@example.org");
    await fixture.newPerson("who-comes@example.org");
    await identity.requestPasswordReset("who-comes@example.org", anywhere());
    const token = await fixture.tokenFor("who-comes@example.org");
    await identity.resetPassword({ token, password: newPassword }, client, other.token);
    expect((await identity.whoami(other.token)).id).toBe("guest");
  });

  it("makes one place wait that asks for many mails", async () => {
    const place = clientAt("203.0.113.77");
    const ask = (index: number) =>
      fixture.identity.requestPasswordReset(`someone${index}@example.org`, place);
    for (let index = 0; index < 30; index++) await ask(index);
    await expect(ask(30)).rejects.toMatchObject({ reason: "delayed", status: 429 });
  });

  it("refuses what is no address", async () => {
    for (const email of [
      "",
      "lotte",
      "lotte@",
      "a@b",
      `${"x".repeat(300)}@example.org`,
      "a@example.org\r\nBcc: b@example.org",
    ])
      await expect(fixture.identity.requestPasswordReset(email, anywhere()), email).rejects.toMatchObject({
        reason: "email-malformed",
      });
  });

  it("keeps nothing in the database that opens anything", async () => {
    const { identity, database } = fixture;
    const email = "leak@example.org";
    const { token: session } = await fixture.newPerson(email);
    await identity.requestPasswordReset(email, anywhere());
    const reset = tokenIn((await fixture.mailsTo(email))[0]);
    await identity.signUp({ email: "leak2@example.org", password: goodPassword, firstName: "L" }, anywhere());
    const verification = await fixture.tokenFor("leak2@example.org");
    const { rows: tables } = await database.db.execute<{ name: string }>(
      // The mailbox holds whole mails: it is for development, and its page says so.
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'mailbox_mails'",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const { rows } = await database.db.execute(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`);
      const content = JSON.stringify(rows);
      for (const secret of [session, reset, verification, goodPassword])
        expect(content, name).not.toContain(secret);
    }
  });
});
