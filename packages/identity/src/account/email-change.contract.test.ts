import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session, SignedIn } from "../contract.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  requireSignedIn,
  tokenIn,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const invalid = { reason: "token-invalid" };

describe.each(testedDatabases)("another address (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let count = 0;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  interface Somebody {
    email: string;
    signedIn: SignedIn;
    session: Session;
  }
  const somebody = async (): Promise<Somebody> => {
    const email = `mover${++count}@example.org`;
    const signedIn = await fixture.newPerson(email);
    return { email, signedIn, session: await fixture.identity.requireSession(signedIn.token) };
  };
  const ask = async ({ session }: Somebody, next: string): Promise<string> => {
    await fixture.identity.changeEmail(session, { email: next, password: goodPassword }, client);
    return await fixture.tokenFor(next);
  };
  const move = async (person: Somebody, next: string): Promise<void> => {
    const proof = { sessionToken: person.signedIn.token };
    await fixture.identity.verifyEmail(await ask(person, next), proof, client);
  };
  const emailOf = async ({ signedIn }: Somebody) => (await fixture.identity.whoami(signedIn.token)).email;
  /** The way back that lies in an old mailbox. */
  const wayBack = async (old: string) => {
    const mail = (await fixture.mailsTo(old)).find(({ subject }) => subject === "Your address was changed");
    return tokenIn(mail);
  };

  // A typing error sends the link to somebody else.
  it("opens no account to whoever happens to get the link", async () => {
    const { identity } = fixture;
    const person = await somebody();
    const token = await ask(person, "mistyped@example.org");
    const stranger = await fixture.newPerson("stranger@example.org");
    for (const proof of [{}, { sessionToken: stranger.token }, { browserToken: "x".repeat(43) }]) {
      expect(await identity.peekVerification(token, proof)).toEqual({
        kind: "email-change",
        email: "mistyped@example.org",
        asksPassword: true,
      });
      await expect(identity.verifyEmail(token, proof, client)).rejects.toMatchObject({
        reason: "reauthentication-needed",
      });
      await expect(
        identity.verifyEmail(token, { ...proof, password: "the stranger's lamp" }, client),
      ).rejects.toMatchObject({ reason: "wrong-credentials" });
    }
    expect(await emailOf(person)).toBe(person.email);
  });

  it("counts by the password in a browser that is signed in as nobody, or as somebody else, whose session ends", async () => {
    const { identity } = fixture;
    const person = await somebody();
    const other = await somebody();
    const token = await ask(person, "by-password@example.org");
    const proof = { sessionToken: other.signedIn.token, password: goodPassword };
    const here = requireSignedIn(await identity.verifyEmail(token, proof, client));
    expect(await identity.whoami(here.token)).toMatchObject({
      id: person.session.userId,
      email: "by-password@example.org",
    });
    expect((await identity.whoami(other.signedIn.token)).id).toBe("guest");
    await expect(identity.verifyEmail(token, proof, client)).rejects.toMatchObject(invalid);
  });

  it("leaves nothing of a sign-up that somebody else has waiting for it", async () => {
    const { identity } = fixture;
    const person = await somebody();
    const email = "wanted-by-two@example.org";
    const { browserToken } = await identity.signUp(
      { email, password: "the other's own lamp", firstName: "O" },
      clientAt("198.18.10.1"),
    );
    const theirs = await fixture.tokenFor(email);
    await move(person, email);
    await expect(identity.verifyEmail(theirs, { browserToken }, client)).rejects.toMatchObject(invalid);
  });

  it("is taken back by the old one, once: everybody is out, and nothing of what they had opens the account", async () => {
    const { identity, database } = fixture;
    const person = await somebody();
    await move(person, "thief@example.org");
    await identity.requestPasswordReset("thief@example.org", clientAt("198.18.10.2"));
    const thiefsReset = await fixture.tokenFor("thief@example.org");
    const token = await wayBack(person.email);
    expect(await identity.peekEmailUndo(token)).toMatchObject({
      oldEmail: person.email,
      newEmail: "thief@example.org",
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => identity.undoEmailChange(token)));
    const [undone, ...more] = outcomes.filter((outcome) => outcome.status === "fulfilled");
    expect(more).toEqual([]);
    expect((await identity.whoami(person.signedIn.token)).id).toBe("guest");
    expect(await identity.peekPasswordReset(thiefsReset)).toBeNull();
    await expect(
      identity.signIn({ login: person.email, password: goodPassword }, client),
    ).rejects.toMatchObject({ reason: "wrong-credentials" });
    expect(await identity.peekEmailUndo(token)).toBeNull();
    await expect(identity.undoEmailChange(token)).rejects.toMatchObject(invalid);

    const resetToken = undone?.value.resetToken ?? "";
    const back = await identity.resetPassword({ token: resetToken, password: "twelve new lamps" }, client);
    expect((await identity.whoami(back.token)).email).toBe(person.email);
    const { rows } = await database.db.execute("SELECT 1 FROM email_changes");
    expect(rows.length).toBeLessThan(count);
  });

  it("is taken back after a second change too, whose own way back is worth nothing then", async () => {
    const { identity } = fixture;
    const person = await somebody();
    await move(person, "thief1@example.org");
    const session = await identity.requireSession(person.signedIn.token);
    await move({ ...person, session }, "thief2@example.org");
    const [first, second] = [await wayBack(person.email), await wayBack("thief1@example.org")];
    const { resetToken } = await identity.undoEmailChange(first);
    await identity.resetPassword({ token: resetToken, password: "fourteen new lamps" }, client);
    await expect(identity.undoEmailChange(second)).rejects.toMatchObject(invalid);
    await identity.signIn({ login: person.email, password: "fourteen new lamps" }, client);
  });

  it("can be taken back for seven days, and a way back is not opened by other tokens", async () => {
    const { identity } = fixture;
    const person = await somebody();
    const change = await ask(person, "kept@example.org");
    await expect(identity.undoEmailChange(change)).rejects.toMatchObject(invalid);
    await identity.verifyEmail(change, { sessionToken: person.signedIn.token }, client);
    const token = await wayBack(person.email);
    await expect(identity.verifyEmail(token, { password: goodPassword }, client)).rejects.toMatchObject(
      invalid,
    );
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 7 * 86_400_000 - 5_000);
    expect(await identity.peekEmailUndo(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + 10_000);
    expect(await identity.peekEmailUndo(token)).toBeNull();
    await expect(identity.undoEmailChange(token)).rejects.toMatchObject(invalid);
    await identity.cleanup();
    expect((await fixture.database.db.execute("SELECT 1 FROM email_changes")).rows).toEqual([]);
  });

  it("is not taken back over the head of a new account with the old one, and the link waits", async () => {
    const { identity } = fixture;
    const person = await somebody();
    await move(person, "moved-away@example.org");
    const token = await wayBack(person.email);
    const newcomer = await fixture.newPerson(person.email);
    await expect(identity.undoEmailChange(token)).rejects.toMatchObject({
      reason: "email-taken",
      status: 409,
    });
    expect((await identity.whoami(person.signedIn.token)).email).toBe("moved-away@example.org");
    const session = await identity.requireSession(newcomer.token);
    await identity.deleteAccount(session, { password: goodPassword }, client);
    await identity.undoEmailChange(token);
  });
});
