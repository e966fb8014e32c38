import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  client,
  goodPassword,
  openTemporaryIdentity,
  requireSignedIn,
  type TemporaryIdentity,
} from "./testing/temporary-identity.ts";

describe.each(testedDatabases)("identity (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
  });
  afterAll(() => fixture.remove());

  it("leads from sign-up over the mail, whoami and a bearer token to logout", async () => {
    const { identity } = fixture;
    const email = "prince.achmed@example.org";
    const { browserToken } = await identity.signUp(
      {
        email: " Prince.Achmed@Example.org ",
        password: goodPassword,
        firstName: "Achmed",
        lastName: "al-Raschid",
      },
      client,
    );
    await expect(identity.signIn({ login: email, password: goodPassword }, client)).rejects.toMatchObject({
      reason: "wrong-credentials",
    });
    const [mail] = await fixture.mailsTo(email);
    expect(mail?.subject).toBe("Is this your address?");
    const first = requireSignedIn(
      await identity.verifyEmail(await fixture.tokenFor(email), { browserToken }, client),
    );

    expect(await identity.whoami(first.token)).toEqual({
      id: first.userId,
      username: "prince-achmed",
      email,
      avatarUrl: null,
      firstName: "Achmed",
      lastName: "al-Raschid",
    });
    const second = await identity.signIn(
      { login: "prince-achmed", password: goodPassword },
      client,
      first.token,
    );
    expect(second.token).not.toBe(first.token);
    expect((await identity.whoami(first.token)).id).toBe("guest");

    const session = await identity.requireSession(second.token);
    const { token, expiresAt } = await identity.issueBearer(session);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    expect(await identity.verifyBearer(token)).toEqual({
      userId: second.userId,
      sessionId: session.id,
      isEmailVerified: true,
    });

    await identity.signOut(second.token);
    expect((await identity.whoami(second.token)).id).toBe("guest");
    await expect(identity.requireSession(second.token)).rejects.toMatchObject({ status: 401 });
  });
});
