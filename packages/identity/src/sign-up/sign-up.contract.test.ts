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

describe.each(["embedded", "server"] as const)("signing up (%s)", (kind) => {
  let rooms: TemporaryIdentity;
  let place = 0;
  const anywhere = () => clientAt(`198.18.8.${++place}`);
  const form = (email: string, more: object = {}) => ({
    email,
    password: goodPassword,
    firstName: "Lotte",
    ...more,
  });
  beforeAll(async () => {
    rooms = await openTemporaryIdentity(kind);
  });
  afterAll(() => rooms.remove());
  afterEach(() => void vi.useRealTimers());

  // Attackers' line 7: addresses and usernames
  it("does the very same for known and unknown addresses, taken and free usernames", async () => {
    // Rooms where no mail of another test is still to be sent: that would be taken for a part of the answer.
    const quiet = await openTemporaryIdentity(kind);
    vi.spyOn(quiet.mailer, "wake").mockReturnValue();
    const { identity } = quiet;
    await quiet.newPerson("known@example.org", { username: "taken" });
    const wishes = [
      form("known@example.org"),
      form("new1@example.org"),
      form("new2@example.org", { username: "taken" }),
      form("new3@example.org", { username: "free-name" }),
    ];
    const statements: string[][] = [];
    for (const wish of wishes)
      statements.push(await recordStatements(rooms.mailer, () => identity.signUp(wish, anywhere())));
    await quiet.remove();
    const [first, ...others] = statements;
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it("tells the owner of a known address by mail, and gives them a way in", async () => {
    const { identity } = rooms;
    const email = "again@example.org";
    await rooms.newPerson(email);
    await identity.signUp(form(email, { password: "somebody else's lamp" }), anywhere());
    const [mail] = await rooms.mailsTo(email);
    expect(mail?.subject).toBe("You already have an account");
    await expect(
      identity.signIn({ login: email, password: "somebody else's lamp" }, client),
    ).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    await identity.resetPassword({ token: tokenIn(mail), password: "thirteen lamps" }, client);
  });

  it("gives a name like the one wished for where that is taken, reserved or looks like another", async () => {
    const { identity } = rooms;
    const nameOf = async (email: string, username: string) =>
      (await identity.whoami((await rooms.newPerson(email, { username })).token)).username;
    expect(await nameOf("p1@example.org", "Paypal")).toBe("paypal");
    expect(await nameOf("p2@example.org", "paypa1")).toMatch(/^paypa1-\d+$/);
    expect(await nameOf("p3@example.org", "pricing")).toMatch(/^pricing-\d+$/);
    expect(await nameOf("p4@example.org", "admin")).toMatch(/^admin-\d+$/);
    expect(await nameOf("ロッテ".length + "p5@example.org", "ロッテ")).toBe("3p5");
    expect(await nameOf("x@example.org", "kr")).toMatch(/^[a-z0-9-]{3,}$/);
  });

  it("gives everybody a name of their own when a hundred want the same at once", async () => {
    const { identity } = rooms;
    const tokens: string[] = [];
    for (let index = 0; index < 12; index++) {
      const email = `crowd${index}@example.org`;
      await identity.signUp(form(email, { username: "crowd" }), anywhere());
      tokens.push(await rooms.tokenFor(email));
    }
    const people = await Promise.all(tokens.map((token) => identity.verifyEmail(token, client)));
    const names = await Promise.all(people.map(async ({ token }) => (await identity.whoami(token)).username));
    expect(new Set(names).size).toBe(12);
    expect(names).toContain("crowd");
  });

  // A stranger who signs up with somebody's address first, and waits for them to confirm it.
  it("gives the account to the sign-up whose link was opened, and ends the others", async () => {
    const { identity } = rooms;
    const email = "victim@example.org";
    await identity.signUp(form(email, { password: "the stranger's lamp" }), anywhere());
    const strangers = await rooms.tokenFor(email);
    await identity.signUp(form(email, { password: "the owner's own lamp" }), anywhere());
    const owners = await rooms.tokenFor(email);
    await identity.verifyEmail(owners, client);
    await expect(identity.verifyEmail(strangers, client)).rejects.toMatchObject({ reason: "token-invalid" });
    await expect(
      identity.signIn({ login: email, password: "the stranger's lamp" }, client),
    ).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    await identity.signIn({ login: email, password: "the owner's own lamp" }, client);
  });

  it("makes one account when two links of one address are opened at the same moment", async () => {
    const { identity } = rooms;
    const email = "race@example.org";
    await identity.signUp(form(email), anywhere());
    const one = await rooms.tokenFor(email);
    await identity.signUp(form(email), anywhere());
    const other = await rooms.tokenFor(email);
    const outcomes = await Promise.allSettled(
      [one, other].map((token) => identity.verifyEmail(token, client)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("sends the link once more; then only the newest works", async () => {
    const { identity } = rooms;
    const email = "patient@example.org";
    await identity.signUp(form(email), anywhere());
    const first = await rooms.tokenFor(email);
    await identity.resendVerification(email, anywhere());
    const second = await rooms.tokenFor(email);
    await expect(identity.verifyEmail(first, client)).rejects.toMatchObject({ reason: "token-invalid" });
    await identity.verifyEmail(second, client);
    await expect(identity.verifyEmail(second, client)).rejects.toMatchObject({ reason: "token-invalid" });
    await identity.resendVerification("never.seen@example.org", anywhere());
    expect(await rooms.mailsTo("never.seen@example.org")).toEqual([]);
  });

  it("is forgotten after a day", async () => {
    const { identity, database } = rooms;
    const email = "forgetful@example.org";
    await identity.signUp(form(email), anywhere());
    const token = await rooms.tokenFor(email);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 86_401_000);
    await expect(identity.verifyEmail(token, client)).rejects.toMatchObject({ reason: "token-invalid" });
    await identity.tidy();
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
      rooms.identity.signUp({ ...form("fine@example.org"), ...change }, anywhere()),
    ).rejects.toMatchObject({ reason });
  });

  it("writes the mail in the visitor's language", async () => {
    await rooms.identity.signUp(form("korean@example.org"), { ...anywhere(), locale: "ko-KR" });
    const [mail] = await rooms.mailsTo("korean@example.org");
    expect(mail).toMatchObject({ locale: "ko-KR", subject: "본인의 주소가 맞나요?" });
    expect(mail?.html).toContain('<html lang="ko-KR">');
    expect(mail?.text).toContain("locale=ko-KR");
  });
});
