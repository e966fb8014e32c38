import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { VerificationProof } from "../contract.ts";
import { createAttemptLimits } from "../throttle/attempt-limits.ts";
import { accountLimit } from "../throttle/limits.ts";
import { signUpSubject } from "../throttle/subjects.ts";
import { recordStatements } from "../testing/record-statements.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  requireSignedIn,
  tokenIn,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

describe.each(testedDatabases)("signing up (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let places = 0;
  const anywhere = () => clientAt(`198.18.8.${++places}`);
  const form = (email: string, more: object = {}) => ({
    email,
    password: goodPassword,
    firstName: "Lotte",
    ...more,
  });
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  // Attackers' line 7: addresses and usernames
  it("does the very same for known and unknown addresses, taken and free usernames", async () => {
    // A fixture in which no mail of another test is still to be sent: that would be taken for a part of the answer.
    const quiet = await openTemporaryIdentity(kind);
    vi.spyOn(quiet.mailer, "wake").mockReturnValue();
    const { identity } = quiet;
    await quiet.newPerson("known@example.org", { username: "taken" });
    const requests = [
      form("known@example.org"),
      form("new1@example.org"),
      form("new2@example.org", { username: "taken" }),
      form("new3@example.org", { username: "free-name" }),
    ];
    const statements: string[][] = [];
    for (const request of requests)
      statements.push(await recordStatements(fixture.mailer, () => identity.signUp(request, anywhere())));
    await quiet.remove();
    const [first, ...others] = statements;
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it("tells the owner of a known address by mail, and gives them a way in", async () => {
    const { identity } = fixture;
    const email = "again@example.org";
    await fixture.newPerson(email);
    await identity.signUp(form(email, { password: "somebody else's lamp" }), anywhere());
    const [mail] = await fixture.mailsTo(email);
    expect(mail?.subject).toBe("You already have an account");
    await expect(
      identity.signIn({ login: email, password: "somebody else's lamp" }, client),
    ).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    await identity.resetPassword({ token: tokenIn(mail), password: "thirteen lamps" }, client);
  });

  it("gives a name like the one wished for where that is taken, reserved or looks like another", async () => {
    const { identity } = fixture;
    const nameOf = async (email: string, username: string) =>
      (await identity.whoami((await fixture.newPerson(email, { username })).token)).username;
    expect(await nameOf("p1@example.org", "Paypal")).toBe("paypal");
    expect(await nameOf("p2@example.org", "paypa1")).toMatch(/^paypa1-\d+$/);
    expect(await nameOf("p3@example.org", "pricing")).toMatch(/^pricing-\d+$/);
    expect(await nameOf("p4@example.org", "admin")).toMatch(/^admin-\d+$/);
    expect(await nameOf("ロッテ".length + "p5@example.org", "ロッテ")).toBe("3p5");
    expect(await nameOf("x@example.org", "kr")).toMatch(/^[a-z0-9-]{3,}$/);
  });

  it("gives everybody a name of their own when a hundred want the same at once", async () => {
    const { identity } = fixture;
    const links: [token: string, proof: VerificationProof][] = [];
    for (let index = 0; index < 12; index++) {
      const email = `crowd${index}@example.org`;
      const { browserToken } = await identity.signUp(form(email, { username: "crowd" }), anywhere());
      links.push([await fixture.tokenFor(email), { browserToken }]);
    }
    const people = await Promise.all(
      links.map(async ([token, proof]) => requireSignedIn(await identity.verifyEmail(token, proof, client))),
    );
    const names = await Promise.all(people.map(async ({ token }) => (await identity.whoami(token)).username));
    expect(new Set(names).size).toBe(12);
    expect(names).toContain("crowd");
  });

  describe("with an address that somebody else signs up with as well", () => {
    const ownerPassword = "the owner's own lamp";
    const strangerPassword = "the stranger's lamp";
    const sentTo = async (email: string) => (await fixture.mailsTo(email)).map(tokenIn);
    const asStranger = (email: string, place = anywhere()) =>
      fixture.identity.signUp(
        form(email, { password: strangerPassword, firstName: "Eve", lastName: undefined }),
        place,
      );
    const asOwner = (email: string) =>
      fixture.identity.signUp(form(email, { password: ownerPassword }), anywhere());
    const expectOwners = async (email: string) => {
      const { identity } = fixture;
      const { token } = await identity.signIn({ login: email, password: ownerPassword }, client);
      expect((await identity.whoami(token)).firstName).toBe("Lotte");
      await expect(
        identity.signIn({ login: email, password: strangerPassword }, client),
      ).rejects.toMatchObject({ reason: "wrong-credentials" });
      const { rows } = await fixture.database.db.execute(
        sql`select 1 from registrations where email = ${email} union all select 1 from one_time_tokens where value like ${`sign-up:%:${email}`}`,
      );
      expect(rows).toEqual([]);
    };

    it.each([
      ["before", "five times"],
      ["after", "once"],
    ])(
      "%s, %s: whichever link is opened where the owner signed up, the account is the owner's",
      async (when) => {
        const email = `victim-${when}@example.org`;
        const place = anywhere();
        if (when === "before") for (let tries = 0; tries < 5; tries++) await asStranger(email, place);
        const { browserToken } = await asOwner(email);
        if (when === "after") await asStranger(email);
        // The newest of like mails.
        const [newest = ""] = await sentTo(email);
        expect(await fixture.identity.peekVerification(newest, { browserToken })).toEqual({
          kind: "sign-up",
          email,
          name: "Lotte",
          asksPassword: false,
        });
        await fixture.identity.verifyEmail(newest, { browserToken }, client);
        await expectOwners(email);
      },
    );

    it("the stranger's link opened elsewhere asks for a password that the owner does not know", async () => {
      const { identity } = fixture;
      const email = "elsewhere@example.org";
      await asStranger(email);
      const strangers = await fixture.tokenFor(email);
      await asOwner(email);
      const owners = await fixture.tokenFor(email);
      for (const browserToken of [null, "x".repeat(43), "no token"]) {
        await expect(identity.verifyEmail(strangers, { browserToken }, client)).rejects.toMatchObject({
          reason: "reauthentication-needed",
        });
        const wrong = { browserToken, password: ownerPassword };
        await expect(identity.verifyEmail(strangers, wrong, client)).rejects.toMatchObject({
          reason: "sign-up-password-wrong",
        });
      }
      await identity.verifyEmail(owners, { password: ownerPassword }, client);
      await expectOwners(email);
      await expect(
        identity.verifyEmail(strangers, { password: strangerPassword }, client),
      ).rejects.toMatchObject({ reason: "token-invalid" });
    });

    it("the owner's own mail is sent, however many the stranger has asked for from one place", async () => {
      const email = "many@example.org";
      const place = anywhere();
      for (let tries = 0; tries < 12; tries++) await asStranger(email, place);
      expect(await sentTo(email)).toHaveLength(5);
      await asOwner(email);
      const [mail, ...others] = await fixture.mailsTo(email);
      expect(others).toHaveLength(5);
      expect(mail?.text).toContain("“Lotte”");
      expect(others[0]?.text).toContain("“Eve”");
    });

    it("from everywhere at once: no more mails, and any that lies there confirms the owner's from their browser", async () => {
      const email = "flooded@example.org";
      for (let tries = 0; tries < 22; tries++) await asStranger(email);
      expect(await sentTo(email)).toHaveLength(20);
      const { browserToken } = await asOwner(email);
      const [any = "", ...others] = await sentTo(email);
      expect(others).toHaveLength(19);
      await fixture.identity.verifyEmail(any, { browserToken }, client);
      await expectOwners(email);
    });

    it("is sent after any number of mails that the stranger has asked for and nobody got", async () => {
      const { identity } = fixture;
      const email = "unheard-of@example.org";
      const place = anywhere();
      for (let tries = 0; tries < 6; tries++) await identity.requestPasswordReset(email, place);
      for (let tries = 0; tries < 22; tries++) await identity.requestPasswordReset(email, anywhere());
      expect(await fixture.mailsTo(email)).toEqual([]);
      // At the same place: an office, a dormitory.
      const { browserToken } = await identity.signUp(form(email, { password: ownerPassword }), place);
      await identity.verifyEmail(await fixture.tokenFor(email), { browserToken }, client);
      await expectOwners(email);
    });

    it("sending it again sends this browser's own, and nothing for a browser that asked for none", async () => {
      const { identity } = fixture;
      const email = "again-and-again@example.org";
      const { browserToken } = await asOwner(email);
      await asStranger(email);
      await identity.resendVerification(email, anywhere(), browserToken);
      const mails = await fixture.mailsTo(email);
      expect(mails[0]?.text).toContain("“Lotte”");
      await identity.resendVerification(email, anywhere(), "x".repeat(43));
      expect(await fixture.mailsTo(email)).toHaveLength(mails.length);
      await identity.verifyEmail(tokenIn(mails[0]), { password: ownerPassword }, client);
      await expectOwners(email);
    });
  });

  it("says how long to wait to a browser that has its own mail sent again and again", async () => {
    const { identity } = fixture;
    const email = "impatient@example.org";
    const { browserToken } = await identity.signUp(form(email), anywhere());
    for (let tries = 0; tries < 4; tries++)
      await identity.resendVerification(email, anywhere(), browserToken);
    await expect(identity.resendVerification(email, anywhere(), browserToken)).rejects.toMatchObject({
      reason: "delayed",
      retryAfterInSeconds: 600,
    });
  });

  it("makes whoever guesses the password of a sign-up wait", async () => {
    const { identity, database } = fixture;
    const email = "guessed@example.org";
    await identity.signUp(form(email), anywhere());
    const token = await fixture.tokenFor(email);
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from registrations where email = ${email}`,
    );
    const limits = createAttemptLimits(database);
    for (let tries = 0; tries < 10; tries++)
      await limits.begin({ limit: accountLimit, subject: signUpSubject(rows[0]?.id ?? "") });
    await expect(identity.verifyEmail(token, { password: goodPassword }, client)).rejects.toMatchObject({
      reason: "delayed",
    });
  });

  it("of two addresses in one browser confirms each", async () => {
    const { identity } = fixture;
    const { browserToken } = await identity.signUp(form("tab1@example.org"), anywhere());
    await identity.signUp(form("tab2@example.org"), anywhere(), browserToken);
    for (const email of ["tab1@example.org", "tab2@example.org"])
      await identity.verifyEmail(await fixture.tokenFor(email), { browserToken }, client);
    for (const login of ["tab1@example.org", "tab2@example.org"])
      await identity.signIn({ login, password: goodPassword }, client);
  });

  it("again in the same browser changes the wish; every link to the address confirms that", async () => {
    const { identity } = fixture;
    const email = "changed-mind@example.org";
    const { browserToken } = await identity.signUp(form(email, { firstName: "Charlotte" }), anywhere());
    await identity.signUp(form(email, { password: "another lamp again" }), anywhere(), browserToken);
    const token = await fixture.tokenFor(email);
    const { token: session } = requireSignedIn(await identity.verifyEmail(token, { browserToken }, client));
    expect((await identity.whoami(session)).firstName).toBe("Lotte");
    await identity.signIn({ login: email, password: "another lamp again" }, client);
  });

  it("brings back what the page that sent the visitor wants, and ends the session that the browser had", async () => {
    const { identity } = fixture;
    const email = "with-metadata@example.org";
    const before = await fixture.newPerson("before@example.org");
    const authRequest = {
      returnTo: "https://zoetrope.example/pricing?a=b",
      metadata: { plan: "team\u0000", "": "💡" },
    };
    const { browserToken } = await identity.signUp(form(email, { authRequest }), anywhere());
    const [mail] = await fixture.mailsTo(email);
    expect(mail?.text).toContain(`return_to=${encodeURIComponent(authRequest.returnTo)}`);
    const proof = { browserToken, sessionToken: before.token };
    expect((await identity.verifyEmail(tokenIn(mail), proof, client)).metadata).toEqual(authRequest.metadata);
    expect((await identity.whoami(before.token)).id).toBe("guest");
  });

  it("names in the mail whose account it is and when it was asked for, and makes no link of a name", async () => {
    const { identity } = fixture;
    const email = "named@example.org";
    const firstName = "Win at https://evil.example/x?y now, call me@evil.example";
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2021-03-04T05:06:07Z"));
    await identity.signUp(form(email, { firstName }), anywhere());
    const [mail] = await fixture.mailsTo(email);
    expect(mail?.text).toContain("“Win at https evil example x y now call m…”");
    expect(mail?.text).toContain("4 March 2021 at 05:06 UTC");
    expect(mail?.html).not.toContain("evil.example");
  });

  it("makes one account when two links of one address are opened at the same moment", async () => {
    const { identity } = fixture;
    const email = "race@example.org";
    await identity.signUp(form(email), anywhere());
    const one = await fixture.tokenFor(email);
    await identity.signUp(form(email), anywhere());
    const other = await fixture.tokenFor(email);
    const outcomes = await Promise.allSettled(
      [one, other].map((token) => identity.verifyEmail(token, { password: goodPassword }, client)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("sends the link once more; then only the newest works", async () => {
    const { identity } = fixture;
    const email = "patient@example.org";
    const { browserToken } = await identity.signUp(form(email), anywhere());
    const first = await fixture.tokenFor(email);
    await identity.resendVerification(email, anywhere(), browserToken);
    const second = await fixture.tokenFor(email);
    const open = (token: string) => identity.verifyEmail(token, { browserToken }, client);
    await expect(open(first)).rejects.toMatchObject({ reason: "token-invalid" });
    await open(second);
    await expect(open(second)).rejects.toMatchObject({ reason: "token-invalid" });
    await identity.resendVerification("never.seen@example.org", anywhere(), browserToken);
    expect(await fixture.mailsTo("never.seen@example.org")).toEqual([]);
  });

  it("is forgotten after a day", async () => {
    const { identity, database } = fixture;
    const email = "forgetful@example.org";
    const proof = await identity.signUp(form(email), anywhere());
    const token = await fixture.tokenFor(email);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 86_401_000);
    await expect(identity.verifyEmail(token, proof, client)).rejects.toMatchObject({
      reason: "token-invalid",
    });
    await identity.cleanup();
    const { rows } = await database.db.execute("SELECT 1 FROM registrations");
    expect(rows).toEqual([]);
  });

  it.each([
    [{ email: "nobody" }, "email-malformed"],
    [{ firstName: " " }, "name-malformed"],
    [{ firstName: "x".repeat(81) }, "name-malformed"],
    [{ firstName: "A\u0000B" }, "name-malformed"],
    [{ lastName: "evil\u202egnp" }, "name-malformed"],
    [{ lastName: "S\u200bol" }, "name-malformed"],
    [{ firstName: "\u3164" }, "name-malformed"],
    [{ firstName: "\u200d" }, "name-malformed"],
    [{ password: "short" }, "password-too-short"],
    [{ password: "password123" }, "password-common"],
    [{ password: "x".repeat(10_000_000) }, "password-too-long"],
  ])("refuses %o as %s", async (change, reason) => {
    await expect(
      fixture.identity.signUp({ ...form("fine@example.org"), ...change }, anywhere()),
    ).rejects.toMatchObject({ reason });
  });

  it("writes the mail in the visitor's language", async () => {
    await fixture.identity.signUp(form("korean@example.org"), { ...anywhere(), locale: "ko-KR" });
    const [mail] = await fixture.mailsTo("korean@example.org");
    expect(mail).toMatchObject({ locale: "ko-KR", subject: "본인의 주소가 맞나요?" });
    expect(mail?.html).toContain('<html lang="ko-KR">');
    expect(mail?.text).toContain("locale=ko-KR");
  });
});
