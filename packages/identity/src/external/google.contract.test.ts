import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ExternalProvider, ExternalStart, Identity } from "../contract.ts";
import {
  client,
  goodPassword,
  openTemporaryIdentity,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const googleOf = (identity: Identity): ExternalProvider => {
  const [first] = identity.providers;
  if (first?.id !== "google") throw new Error("Google is configured");
  return first;
};
const carrying = (idToken: string) => new URLSearchParams({ id_token: idToken });

const clientId = "zoetrope.apps.example";

/** An OpenID provider on this machine: publishes its keys and signs whatever the test wants. */
interface Provider {
  issuer: string;
  sign(claims: Record<string, unknown>, options?: { key?: CryptoKey; alg?: string }): Promise<string>;
  server: Server;
}

async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [jwk] })),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    server,
    sign: (claims, { key = privateKey, alg = "RS256" } = {}) =>
      new SignJWT({
        iss: issuer,
        aud: clientId,
        iat: Math.floor(Date.now() / 1_000),
        exp: Math.floor(Date.now() / 1_000) + 3_600,
        ...claims,
      })
        .setProtectedHeader({ alg, kid: "one" })
        .sign(key),
  };
}

describe.each(testedDatabases)("signing in with Google (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
    const { issuer } = provider;
    const google = { clientId, issuer, jwksUrl: `${issuer}/keys`, authorizationUrl: `${issuer}/authorize` };
    fixture = await openTemporaryIdentity(kind, { google });
  });
  afterAll(async () => {
    provider.server.close();
    await fixture.remove();
  });
  afterEach(() => void vi.useRealTimers());

  const begin = (): Promise<ExternalStart> => googleOf(fixture.identity).begin();
  const person = (email: string, subject = `google-${email}`) => ({
    sub: subject,
    email,
    email_verified: true,
    given_name: "Lotte",
    family_name: "Reiniger",
  });
  const finish = async (
    claims: Record<string, unknown>,
    change: Partial<{ state: string; cookieTokens: string[] }> = {},
  ) => {
    const { state, nonce, cookieToken } = await begin();
    const idToken = await provider.sign({ nonce, ...claims });
    return await googleOf(fixture.identity).finish(
      { parameters: carrying(idToken), state, cookieTokens: [cookieToken], ...change },
      client,
    );
  };
  const refused = { reason: "google-refused", status: 403 };
  const expired = { reason: "google-expired", status: 400 };

  it("makes an account for somebody new and finds it again, whatever their address is by then", async () => {
    const { identity } = fixture;
    const first = await finish(person("new@gmail.com", "g-1"));
    expect(await identity.whoami(first.token)).toMatchObject({
      email: "new@gmail.com",
      username: "new",
      firstName: "Lotte",
      lastName: "Reiniger",
    });
    expect(first.isNew).toBe(true);
    const second = await finish(person("moved@gmail.com", "g-1"));
    expect(second.isNew).toBe(false);
    expect(second.userId).toBe(first.userId);
    expect(second.token).not.toBe(first.token);
    const account = await identity.getAccount(await identity.requireSession(second.token));
    expect(account).toMatchObject({
      hasPassword: false,
      linked: [{ id: "google", name: "Google", email: "new@gmail.com" }],
    });
  });

  it("sends a visitor to the provider with state and nonce, and wants the answer in the fragment", async () => {
    const { authorizationUrl, state, nonce } = await begin();
    const url = new URL(authorizationUrl);
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      response_type: "id_token",
      response_mode: "fragment",
      state,
      nonce,
    });
  });

  // Attackers' line 6; ASVS 5.0, 10.5.1
  it("takes a state once, only with its cookie, and for ten minutes", async () => {
    const { identity } = fixture;
    const start = await begin();
    const idToken = await provider.sign({ nonce: start.nonce, ...person("once@gmail.com") });
    const answer = { parameters: carrying(idToken), state: start.state, cookieTokens: [start.cookieToken] };
    await googleOf(identity).finish(answer, client);
    await expect(googleOf(identity).finish(answer, client)).rejects.toMatchObject(expired);

    const other = await begin();
    await expect(finish(person("a@gmail.com"), { cookieTokens: [other.cookieToken] })).rejects.toMatchObject(
      refused,
    );
    await expect(finish(person("a@gmail.com"), { cookieTokens: [""] })).rejects.toMatchObject(refused);
    await expect(finish(person("a@gmail.com"), { cookieTokens: [] })).rejects.toMatchObject(expired);
    await expect(finish(person("a@gmail.com"), { state: "x".repeat(43) })).rejects.toMatchObject(expired);

    const late = await begin();
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 601_000);
    const lateToken = await provider.sign({ nonce: late.nonce, ...person("a@gmail.com") });
    await expect(
      googleOf(identity).finish(
        { state: late.state, cookieTokens: [late.cookieToken], parameters: carrying(lateToken) },
        client,
      ),
    ).rejects.toMatchObject(expired);
  });

  it("lets tabs of one browser begin side by side, each with a state of its own, in whatever order they end", async () => {
    const { identity } = fixture;
    const first = await begin();
    const second = await googleOf(identity).begin(first.cookieToken);
    // Two that began at the same moment, when the browser kept nothing yet.
    const third = await begin();
    expect(second.cookieToken).toBe(first.cookieToken);
    expect(second.state).not.toBe(first.state);
    const cookieTokens = [third.cookieToken, first.cookieToken];
    for (const start of [second, third, first]) {
      const { state, nonce } = start;
      const idToken = await provider.sign({ nonce, ...person("tabs@gmail.com") });
      await googleOf(identity).finish({ parameters: carrying(idToken), state, cookieTokens }, client);
    }
  });

  it("takes over nothing for a cookie that is no token of ours", async () => {
    const start = await googleOf(fixture.identity).begin("chosen by somebody else");
    expect(start.cookieToken).toMatch(/^[\w-]{43}$/);
  });

  it("refuses a token that was made for another sign-in, platform, provider or time, or by another key", async () => {
    const claims = person("forged@gmail.com");
    const now = Math.floor(Date.now() / 1_000);
    const stranger = await generateKeyPair("RS256");
    const { nonce: foreignNonce } = await begin();
    for (const change of [
      { nonce: foreignNonce },
      { nonce: undefined },
      { aud: "another-client" },
      { aud: [clientId, "another-client"] },
      { aud: [clientId, "another-client"], azp: "another-client" },
      { iss: "https://accounts.google.com" },
      { exp: now - 60 },
      { iat: now - 3_600 },
      { email: "no address" },
      { sub: "" },
    ])
      await expect(finish({ ...claims, ...change }), JSON.stringify(change)).rejects.toMatchObject(refused);
    const start = await begin();
    const signed = { nonce: start.nonce, ...claims };
    const secret = new TextEncoder().encode("a secret that is long enough for it");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ ...signed, iss: provider.issuer, aud: clientId })).toString("base64url")}.`;
    const shared = await new SignJWT(signed)
      .setProtectedHeader({ alg: "HS256", kid: "one" })
      .setIssuer(provider.issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(secret);
    for (const idToken of [
      "",
      "a.b.c",
      "x".repeat(100_000),
      none,
      shared,
      await provider.sign(signed, { key: stranger.privateKey }),
    ]) {
      const again = await begin();
      await expect(
        googleOf(fixture.identity).finish(
          { parameters: carrying(idToken), state: again.state, cookieTokens: [again.cookieToken] },
          client,
        ),
        idToken.slice(0, 40),
      ).rejects.toMatchObject(refused);
    }
  });

  it("links to the account of the same address only where Google runs the mailbox", async () => {
    const { identity } = fixture;
    const own = await fixture.newPerson("known@gmail.com");
    expect(await finish(person("known@gmail.com"))).toMatchObject({ userId: own.userId, isNew: false });
    expect((await fixture.mailsTo("known@gmail.com"))[0]?.subject).toBe("Your Google account was linked");
    await identity.signIn({ login: "known@gmail.com", password: goodPassword }, client);

    const company = await fixture.newPerson("known@studio.example");
    expect((await finish({ ...person("known@studio.example"), hd: "studio.example" })).userId).toBe(
      company.userId,
    );

    await fixture.newPerson("known@elsewhere.example");
    await expect(finish(person("known@elsewhere.example"))).rejects.toMatchObject({
      reason: "google-not-linked",
    });
    await expect(finish({ ...person("fresh@gmail.com"), email_verified: false })).rejects.toMatchObject({
      reason: "google-unverified-email",
    });
  });

  it("links and unlinks in the settings: fresh sign-in, nobody else's, never the last way in", async () => {
    const { identity } = fixture;
    const answerFor = async (claims: Record<string, unknown>) => {
      const start = await begin();
      return {
        parameters: carrying(await provider.sign({ nonce: start.nonce, ...claims })),
        state: start.state,
        cookieTokens: [start.cookieToken],
      };
    };
    const session = await identity.requireSession(
      (await fixture.newPerson("linker@elsewhere.example")).token,
    );
    await googleOf(identity).link(session, await answerFor(person("private@gmail.com", "g-link")));
    expect((await identity.getAccount(session)).linked[0]?.email).toBe("private@gmail.com");
    expect((await finish(person("private@gmail.com", "g-link"))).userId).toBe(session.userId);

    const other = await identity.requireSession((await fixture.newPerson("other@elsewhere.example")).token);
    await expect(
      googleOf(identity).link(other, await answerFor(person("private@gmail.com", "g-link"))),
    ).rejects.toMatchObject({ reason: "google-taken" });
    const old = { ...other, createdAt: new Date(Date.now() - 601_000) };
    await expect(googleOf(identity).link(old, await answerFor(person("p2@gmail.com")))).rejects.toMatchObject(
      {
        reason: "reauthentication-needed",
      },
    );

    await googleOf(identity).unlink(session);
    expect((await identity.getAccount(session)).linked).toEqual([]);
    const googleOnly = await identity.requireSession((await finish(person("only@gmail.com"))).token);
    await expect(googleOf(identity).unlink(googleOnly)).rejects.toMatchObject({
      reason: "last-credential",
    });
  });

  it("says that Google cannot be asked, instead of blaming the visitor", async () => {
    const { issuer } = provider;
    const away = await fixture.another({
      google: { clientId, issuer, jwksUrl: "http://127.0.0.1:9/keys", authorizationUrl: issuer },
    });
    const start = await googleOf(away).begin();
    const idToken = await provider.sign({ nonce: start.nonce, ...person("away@gmail.com") });
    await expect(
      googleOf(away).finish(
        { parameters: carrying(idToken), state: start.state, cookieTokens: [start.cookieToken] },
        client,
      ),
    ).rejects.toMatchObject({ reason: "google-unavailable", status: 503 });
  });

  it("is not offered where it is not configured", async () => {
    expect((await fixture.another({ google: null })).providers).toEqual([]);
  });
});
