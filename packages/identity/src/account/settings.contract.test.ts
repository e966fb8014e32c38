import { sql } from "drizzle-orm";
import sharp from "sharp";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AccountPart, Session, SignedIn } from "../contract.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

describe.each(testedDatabases)("settings (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  const removed: string[] = [];
  const part: AccountPart = {
    name: "workspaces",
    export: (userId) => Promise.resolve([{ name: "Studio", of: userId }]),
    remove: async (userId) => void removed.push(userId),
  };
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind, { parts: [part] });
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());
  let people = 0;
  const somebody = async (
    username?: string,
  ): Promise<{ email: string; signedIn: SignedIn; session: Session }> => {
    const email = `person${++people}@example.org`;
    const signedIn = await fixture.newPerson(email, username === undefined ? {} : { username });
    return { email, signedIn, session: await fixture.identity.requireSession(signedIn.token) };
  };

  it("change the name and the language", async () => {
    const { identity } = fixture;
    const { session, signedIn } = await somebody();
    await identity.changeName(session, { firstName: "  Lotte ", lastName: "" });
    await identity.changeLocale(session, "de");
    expect(await identity.getAccount(session)).toMatchObject({
      firstName: "Lotte",
      lastName: null,
      locale: "de",
    });
    expect((await identity.requireSession(signedIn.token)).locale).toBe("de");
  });

  it("know an address only once it is confirmed", async () => {
    const { identity, database } = fixture;
    const { email, session } = await somebody();
    expect(await identity.verifiedEmail(session.userId)).toBe(email);
    await database.db.execute(sql`update users set email_verified = false where id = ${session.userId}`);
    expect(await identity.verifiedEmail(session.userId)).toBeNull();
    expect(await identity.verifiedEmail("nobody")).toBeNull();
  });

  // Attackers' line 9
  it("change the username, hold the old one for ninety days, and give it back to its owner alone", async () => {
    const { identity } = fixture;
    const owner = await somebody("silhouette");
    const other = await somebody("imposter");
    for (const [username, reason] of [
      ["ab", "username-malformed"],
      ["pricing", "username-reserved"],
      ["adm1n", "username-reserved"],
      ["imp0ster", "username-taken"],
    ] as const)
      await expect(identity.changeUsername(owner.session, username), username).rejects.toMatchObject({
        reason,
      });
    await identity.changeUsername(owner.session, "Shadow-Play");
    expect((await identity.whoami(owner.signedIn.token)).username).toBe("shadow-play");
    await identity.changeUsername(owner.session, "shadowplay");
    for (const username of ["silhouette", "si1houette"])
      await expect(identity.changeUsername(other.session, username), username).rejects.toMatchObject({
        reason: "username-taken",
      });
    await identity.changeUsername(owner.session, "silhouette");
    await identity.changeUsername(owner.session, "moved-on");
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 91 * 86_400_000);
    await identity.changeUsername(other.session, "silhouette");
  });

  it("give a username to one of two who want it at the same moment", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const outcomes = await Promise.allSettled(
      [one, other].map(({ session }) => fixture.identity.changeUsername(session, "wanted")),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { reason: "username-taken" },
    });
  });

  it("draw a picture anew as a square without what was hidden in it, and take it away again", async () => {
    const { identity, files } = fixture;
    const { session, signedIn } = await somebody();
    const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#d8340b" } })
      .withExif({ IFD0: { Copyright: "a secret place" } })
      .jpeg()
      .toBuffer();
    await identity.changeAvatar(session, photo);
    const url = (await identity.whoami(signedIn.token)).avatarUrl ?? "";
    const key = /^https:\/\/assets\.zoetrope\.example\/files\/([0-9a-f]{64}\.webp)$/.exec(
      url,
    )?.[1] as `${string}.webp`;
    const stored = await files.read(key);
    expect(await sharp(stored ?? undefined).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
    expect(Buffer.from(stored ?? []).includes("a secret place")).toBe(false);
    await identity.changeAvatar(session, null);
    expect((await identity.whoami(signedIn.token)).avatarUrl).toBeNull();
    expect(await files.read(key)).toBeNull();
  });

  it("refuse what is no picture, a program that draws one, and what is too large", async () => {
    const { session } = await somebody();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    for (const bytes of [Buffer.from("no picture"), Buffer.alloc(0), svg])
      await expect(fixture.identity.changeAvatar(session, bytes)).rejects.toMatchObject({
        reason: "avatar-unreadable",
      });
    await expect(fixture.identity.changeAvatar(session, Buffer.alloc(5_000_001))).rejects.toMatchObject({
      reason: "avatar-too-large",
      status: 413,
    });
  });

  it("change the address once the new one is verified, tell the old one, and end links that lie there", async () => {
    const { identity } = fixture;
    const { session, email, signedIn } = await somebody();
    await identity.requestPasswordReset(email, clientAt("198.18.9.1"));
    const oldReset = await fixture.tokenFor(email);
    await expect(identity.changeEmail(session, { email: "moved@example.org" }, client)).rejects.toMatchObject(
      { reason: "reauthentication-needed" },
    );
    await expect(
      identity.changeEmail(session, { email: "moved@example.org", password: "wrong lamp wrong" }, client),
    ).rejects.toMatchObject({ reason: "wrong-credentials" });
    await identity.changeEmail(session, { email: "first-wish@example.org", password: goodPassword }, client);
    const firstToken = await fixture.tokenFor("first-wish@example.org");
    await identity.changeEmail(session, { email: "Moved@example.org", password: goodPassword }, client);
    expect(await identity.getAccount(session)).toMatchObject({ email, pendingEmail: "moved@example.org" });
    const proof = { sessionToken: signedIn.token };
    await expect(identity.verifyEmail(firstToken, proof, client)).rejects.toMatchObject({
      reason: "token-invalid",
    });
    const done = await identity.verifyEmail(await fixture.tokenFor("moved@example.org"), proof, client);
    expect(done).toEqual({ kind: "email-change", signedIn: null });
    expect((await identity.whoami(signedIn.token)).email).toBe("moved@example.org");
    expect((await fixture.mailsTo(email))[0]?.subject).toBe("Your address was changed");
    expect(await identity.peekPasswordReset(oldReset)).toBeNull();
    await identity.signIn({ login: "moved@example.org", password: goodPassword }, client);
  });

  it("do not tell whether the new address has an account, and do not write to its owner", async () => {
    const { identity } = fixture;
    const { session } = await somebody();
    const other = await somebody();
    await identity.changeEmail(session, { email: other.email, password: goodPassword }, client);
    const subjects = (await fixture.mailsTo(other.email)).map(({ subject }) => subject);
    expect(subjects).not.toContain("Confirm your new address");
    expect((await identity.getAccount(session)).pendingEmail).toBe(other.email);
  });

  // ASVS 5.0, 6.2.3, 7.4.3
  it("change the password with the old one and sign every other browser out", async () => {
    const { identity } = fixture;
    const { session, signedIn, email } = await somebody();
    const phone = await identity.signIn({ login: email, password: goodPassword }, client);
    const change = (current: string | undefined, password: string) =>
      identity.changePassword(session, current === undefined ? { password } : { current, password }, client);
    await expect(change(undefined, "a new lamp to light")).rejects.toMatchObject({
      reason: "reauthentication-needed",
    });
    await expect(change("wrong lamp wrong", "a new lamp to light")).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    await expect(change(goodPassword, "password1")).rejects.toMatchObject({ reason: "password-common" });
    await change(goodPassword, "a new lamp to light");
    expect((await identity.whoami(phone.token)).id).toBe("guest");
    expect((await identity.whoami(signedIn.token)).id).toBe(session.userId);
    await identity.signIn({ login: email, password: "a new lamp to light" }, client);
  });

  it("list sessions, end one, end the others, and never somebody else's", async () => {
    const { identity } = fixture;
    const { session, email } = await somebody();
    const phone = await identity.signIn(
      { login: email, password: goodPassword },
      { ...client, userAgent: "x".repeat(5_000) },
    );
    const tablet = await identity.signIn({ login: email, password: goodPassword }, client);
    const { sessions } = await identity.getAccount(session);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([session.id]);
    const phoneId = (await identity.requireSession(phone.token)).id;
    const other = await somebody();
    await expect(identity.endSession(other.session, phoneId)).rejects.toMatchObject({ reason: "not-found" });
    await identity.endSession(session, phoneId);
    expect((await identity.whoami(phone.token)).id).toBe("guest");
    await identity.endOtherSessions(session);
    expect((await identity.whoami(tablet.token)).id).toBe("guest");
    expect((await identity.getAccount(session)).sessions).toHaveLength(1);
    expect((await identity.whoami(other.signedIn.token)).id).toBe(other.session.userId);
  });

  it("export everything that is kept, without secrets", async () => {
    const { session, email, signedIn } = await somebody();
    const data = await fixture.identity.exportData(session);
    expect(data).toMatchObject({
      account: { email, firstName: "Lotte" },
      linked: [],
      workspaces: [{ name: "Studio", of: session.userId }],
    });
    const text = JSON.stringify(data);
    for (const secret of [signedIn.token, "argon2", session.logoutToken]) expect(text).not.toContain(secret);
  });

  it("delete the account at once, with what other packages keep, and hold its name", async () => {
    const { identity, database } = fixture;
    const { session, email, signedIn } = await somebody("leaving");
    await expect(identity.deleteAccount(session, {}, client)).rejects.toMatchObject({
      reason: "reauthentication-needed",
    });
    await identity.deleteAccount(session, { password: goodPassword }, client);
    expect(removed).toEqual([session.userId]);
    expect((await identity.whoami(signedIn.token)).id).toBe("guest");
    await expect(identity.signIn({ login: email, password: goodPassword }, client)).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    expect((await fixture.mailsTo(email))[0]?.subject).toBe("Your account was deleted");
    for (const table of [
      "users",
      "sessions",
      "credentials",
      "passkeys",
      "registrations",
      "one_time_tokens",
    ]) {
      const { rows } = await database.db.execute(`SELECT to_jsonb(t)::text AS row FROM ${table} t`);
      expect(JSON.stringify(rows), table).not.toContain(session.userId);
    }
    const other = await somebody();
    await expect(identity.changeUsername(other.session, "leaving")).rejects.toMatchObject({
      reason: "username-taken",
    });
  });
});
