import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session } from "../contract.ts";
import { SoftwareAuthenticator, type AuthenticatorFlaws } from "../testing/software-authenticator.ts";
import {
  client,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const refused = { reason: "passkey-refused", status: 403 };

describe.each(testedDatabases)("passkeys (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let session: Session;
  let key: SoftwareAuthenticator;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
    session = await fixture.identity.requireSession((await fixture.newPerson("lotte@example.org")).token);
    key = await addKey(session, "Laptop");
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  async function addKey(
    owner: Session,
    name: string,
    lie: AuthenticatorFlaws = {},
  ): Promise<SoftwareAuthenticator> {
    const authenticator = new SoftwareAuthenticator(testUrls.accounts);
    const { challengeId, options } = await fixture.identity.beginPasskeyRegistration(owner);
    const response = authenticator.register(options, lie);
    await fixture.identity.finishPasskeyRegistration(owner, { challengeId, response, name }, client);
    return authenticator;
  }
  async function signIn(authenticator: SoftwareAuthenticator, lie: AuthenticatorFlaws = {}) {
    const { challengeId, options } = await fixture.identity.beginPasskeySignIn();
    return await fixture.identity.finishPasskeySignIn(
      { challengeId, response: authenticator.signIn(options, lie) },
      client,
    );
  }

  it("open the account without a name being typed, and are told of by mail", async () => {
    const { identity } = fixture;
    const signedIn = await signIn(key);
    expect(signedIn.userId).toBe(session.userId);
    const account = await identity.getAccount(await identity.requireSession(signedIn.token));
    expect(account.passkeys).toEqual([
      {
        id: key.id.toString("base64url"),
        name: "Laptop",
        createdAt: expect.any(Date),
        lastUsedAt: expect.any(Date),
      },
    ]);
    expect((await fixture.mailsTo("lotte@example.org"))[0]?.subject).toBe("A passkey was added");
  });

  it("are asked for with the person's verification, and found without a name", async () => {
    const { options } = await fixture.identity.beginPasskeyRegistration(session);
    expect(options).toMatchObject({
      rp: { id: "accounts.zoetrope.example" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: key.id.toString("base64url") }],
    });
    const request = (await fixture.identity.beginPasskeySignIn()).options;
    expect(request).toMatchObject({ rpId: "accounts.zoetrope.example", userVerification: "required" });
    expect(request["allowCredentials"] ?? []).toEqual([]);
  });

  it.each<[string, AuthenticatorFlaws]>([
    ["another page", { origin: "https://accounts.zoetrope.example.evil.example" }],
    ["another host of the platform", { origin: testUrls.site }],
    ["another relying party", { rpId: "zoetrope.example" }],
    ["nobody who was verified", { isVerified: false }],
    ["a challenge of its own", { challenge: Buffer.from("mine").toString("base64url") }],
    ["the other ceremony", { type: "webauthn.other" }],
  ])("are refused from %s", async (_what, lie) => {
    await expect(signIn(key, lie)).rejects.toMatchObject(refused);
    await expect(addKey(session, "Evil", lie)).rejects.toMatchObject(refused);
  });

  it("are refused when they were copied, are unknown, or answer a challenge twice, late or that was another's", async () => {
    const { identity } = fixture;
    await signIn(key);
    await expect(signIn(key, { counter: 1 })).rejects.toMatchObject(refused);
    await expect(signIn(new SoftwareAuthenticator(testUrls.accounts))).rejects.toMatchObject(refused);

    const { challengeId, options } = await identity.beginPasskeySignIn();
    const answer = { challengeId, response: key.signIn(options) };
    await identity.finishPasskeySignIn(answer, client);
    await expect(identity.finishPasskeySignIn(answer, client)).rejects.toMatchObject(refused);

    const other = await identity.requireSession((await fixture.newPerson("peri@example.org")).token);
    const foreign = await identity.beginPasskeyRegistration(session);
    const response = new SoftwareAuthenticator(testUrls.accounts).register(foreign.options);
    await expect(
      identity.finishPasskeyRegistration(
        other,
        { challengeId: foreign.challengeId, response, name: "Theirs" },
        client,
      ),
    ).rejects.toMatchObject(refused);

    const late = await identity.beginPasskeySignIn();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 301_000);
    await expect(
      identity.finishPasskeySignIn(
        { challengeId: late.challengeId, response: key.signIn(late.options) },
        client,
      ),
    ).rejects.toMatchObject(refused);
  });

  it.each([
    null,
    "text",
    [],
    {},
    { id: "x" },
    { id: "a".repeat(100_000), rawId: "a", type: "public-key", response: {} },
  ])("are refused when the answer is %j", async (response) => {
    const { challengeId } = await fixture.identity.beginPasskeySignIn();
    await expect(
      fixture.identity.finishPasskeySignIn({ challengeId, response }, client),
    ).rejects.toMatchObject(refused);
    const registration = await fixture.identity.beginPasskeyRegistration(session);
    await expect(
      fixture.identity.finishPasskeyRegistration(
        session,
        { challengeId: registration.challengeId, response, name: "x" },
        client,
      ),
    ).rejects.toMatchObject(refused);
  });

  it("are added only after a fresh sign-in, and removed by nobody but their owner", async () => {
    const { identity } = fixture;
    const old = { ...session, createdAt: new Date(Date.now() - 601_000) };
    await expect(identity.beginPasskeyRegistration(old)).rejects.toMatchObject({
      reason: "reauthentication-needed",
    });
    const other = await identity.requireSession((await fixture.newPerson("aladin@example.org")).token);
    const keyId = key.id.toString("base64url");
    await expect(identity.removePasskey(other, keyId, client)).rejects.toMatchObject({ reason: "not-found" });
    const second = await addKey(session, "Phone");
    await identity.removePasskey(session, second.id.toString("base64url"), client);
    await expect(signIn(second)).rejects.toMatchObject(refused);
    expect((await signIn(key)).userId).toBe(session.userId);
  });
});
