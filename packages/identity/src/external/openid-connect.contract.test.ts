import { usualDatabase } from "@zoetrope/database/testing";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ExternalProvider, ExternalStart, Identity } from "../contract.ts";
import { startIssuer, type IssuerPerson, type TestIssuer } from "../testing/openid-issuer.ts";
import {
  client,
  goodPassword,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const callbackOf = (id: string) => `${testUrls.accounts}/external/${id}/callback`;
const providerOf = (identity: Identity, id = "acme"): ExternalProvider => {
  const found = identity.providers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is configured`);
  return found;
};

describe.each(["embedded", "server"] as const)("signing in with an issuer of one's own (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let issuer: TestIssuer;
  let other: TestIssuer;
  beforeAll(async () => {
    issuer = await startIssuer([callbackOf("acme")]);
    other = await startIssuer([callbackOf("forms")]);
    fixture = await openTemporaryIdentity(kind, {
      issuers: [
        { id: "acme", name: "Acme", domains: ["acme.example"], ...issuer },
        { id: "forms", name: "Forms", domains: ["*"], ...other },
      ],
    });
  });
  afterAll(async () => {
    await issuer.close();
    await other.close();
    await fixture.remove();
  });
  afterEach(() => {
    issuer.tamper = null;
  });

  const acme = () => providerOf(fixture.identity);
  const forms = () => providerOf(fixture.identity, "forms");
  const answerTo = ({ state, cookieToken }: ExternalStart, address: URL) => ({
    state,
    cookieTokens: [cookieToken],
    parameters: address.searchParams,
  });
  const goTo = async (start: ExternalStart, person: IssuerPerson, at = issuer) => {
    at.people.set(person.sub, person);
    return answerTo(start, await at.authorize(start.authorizationUrl, person.sub));
  };
  const signIn = async (person: IssuerPerson, provider = acme(), at = issuer) =>
    provider.finish(await goTo(await provider.begin(), person, at), client);
  const someone = (name: string, email_verified = true): IssuerPerson => ({
    sub: `sub-${name}`,
    email: `${name}@acme.example`,
    email_verified,
    given_name: "Lotte",
  });
  const refused = { reason: "provider-refused", status: 403 };
  const expired = { reason: "provider-expired", status: 400 };

  it("makes an account for somebody new and finds it again by who they are there", async () => {
    const { identity } = fixture;
    const first = await signIn(someone("new"));
    expect(first.isNew).toBe(true);
    expect(await identity.whoami(first.token)).toMatchObject({
      email: "new@acme.example",
      firstName: "Lotte",
    });
    const second = await signIn({
      ...someone("new"),
      email: "moved@elsewhere.example",
      email_verified: false,
    });
    expect(second).toMatchObject({ userId: first.userId, isNew: false });
    const account = await identity.getAccount(await identity.requireSession(second.token));
    expect(account).toMatchObject({
      hasPassword: false,
      linked: [{ id: "acme", name: "Acme", email: "new@acme.example" }],
    });
  });

  it("sends a visitor away with state, nonce and the challenge of a secret that stays here", async () => {
    const { authorizationUrl, state, nonce, cookieToken } = await acme().begin();
    const { origin, searchParams } = new URL(authorizationUrl);
    expect(origin).toBe(issuer.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: callbackOf("acme"),
      code_challenge_method: "S256",
      state,
      nonce,
    });
    expect(authorizationUrl).not.toContain(cookieToken);
    expect(authorizationUrl).not.toContain(issuer.clientSecret);
  });

  it("opens the account of an address only for the issuer that answers for its domain, once it is verified", async () => {
    const own = await fixture.newPerson("known@acme.example");
    await expect(signIn(someone("known", false))).rejects.toMatchObject({
      reason: "provider-unverified-email",
    });
    const mallory = { sub: "mallory", email: "known@acme.example", email_verified: true };
    await expect(signIn(mallory, forms(), other)).rejects.toMatchObject({ reason: "provider-not-linked" });
    expect(await signIn(someone("known"))).toMatchObject({ userId: own.userId, isNew: false });
    const [mail] = await fixture.mailsTo("known@acme.example");
    expect(mail?.subject).toBe("Your account with Acme was linked");
    await fixture.identity.signIn({ login: "known@acme.example", password: goodPassword }, client);
  });

  it("makes no account with an address that the issuer does not answer for, or says none of", async () => {
    for (const person of [
      { sub: "a", email: "boss@elsewhere.example", email_verified: true },
      { sub: "b", email: "b@acme.example", email_verified: false },
      { sub: "c", email: "c@acme.example" },
      { sub: "d", email: "no address", email_verified: true },
      { sub: "e", email: "e@acme.example@elsewhere.example", email_verified: true },
      { sub: "f" },
    ])
      await expect(signIn(person), person.sub).rejects.toMatchObject({ reason: "provider-unverified-email" });
    expect(
      (await signIn({ sub: "g", email: "g@any.example", email_verified: true }, forms(), other)).isNew,
    ).toBe(true);
  });

  it("links and unlinks in the settings: fresh sign-in, nobody else's, never the last way in", async () => {
    const { identity } = fixture;
    const session = await identity.requireSession((await fixture.newPerson("linker@home.example")).token);
    const person = { sub: "linker" };
    await acme().link(session, await goTo(await acme().begin(), person));
    expect((await identity.getAccount(session)).linked).toMatchObject([
      { id: "acme", name: "Acme", email: null },
    ]);
    expect((await signIn(person)).userId).toBe(session.userId);
    const thief = await identity.requireSession((await fixture.newPerson("thief@home.example")).token);
    await expect(acme().link(thief, await goTo(await acme().begin(), person))).rejects.toMatchObject({
      reason: "provider-taken",
    });
    const old = { ...thief, createdAt: new Date(Date.now() - 601_000) };
    await expect(acme().link(old, await goTo(await acme().begin(), { sub: "old" }))).rejects.toMatchObject({
      reason: "reauthentication-needed",
    });
    // Configured no more: named by its issuer, and still to be taken away.
    const without = await fixture.another({ issuers: [] });
    const [left] = (await without.getAccount(session)).linked;
    expect(left?.name).toBe(new URL(issuer.issuer).host);
    await expect(without.unlinkProvider(session, "credential")).rejects.toMatchObject({
      reason: "not-found",
    });
    await without.unlinkProvider(session, left?.id ?? "");
    expect((await identity.getAccount(session)).linked).toEqual([]);
    const [mail] = await fixture.mailsTo("linker@home.example");
    expect(mail?.subject).toContain("was unlinked");
    const only = await identity.requireSession((await signIn(someone("only"))).token);
    await expect(identity.unlinkProvider(only, "acme")).rejects.toMatchObject({ reason: "last-credential" });
  });

  it("takes an answer once, only with its cookie, its own state and its own provider", async () => {
    const start = await acme().begin();
    const answer = await goTo(start, someone("once"));
    await acme().finish(answer, client);
    await expect(acme().finish(answer, client)).rejects.toMatchObject(expired);

    // A code of somebody else, brought into one's own way: the secret of that way is not here (RFC 7636).
    const injected = await goTo(await acme().begin(), someone("victim"));
    const own = await acme().begin();
    injected.parameters.set("state", own.state);
    await expect(
      acme().finish({ ...injected, state: own.state, cookieTokens: [own.cookieToken] }, client),
    ).rejects.toMatchObject(refused);

    const stolen = await goTo(await acme().begin(), someone("stolen"));
    const thief = await acme().begin();
    await expect(
      acme().finish({ ...stolen, cookieTokens: [thief.cookieToken] }, client),
    ).rejects.toMatchObject(refused);
    await expect(acme().finish({ ...stolen, cookieTokens: [] }, client)).rejects.toMatchObject(expired);
    await expect(acme().finish({ ...stolen, state: "x".repeat(43) }, client)).rejects.toMatchObject(expired);
  });

  // RFC 9700, 4.4; RFC 9207
  it("is not led to mix up two issuers", async () => {
    const start = await acme().begin();
    const answer = await goTo(start, someone("mixed"));
    await expect(forms().finish(answer, client)).rejects.toMatchObject(refused);
    for (const iss of [other.issuer, "https://evil.example", ""]) {
      const parameters = new URLSearchParams(answer.parameters);
      parameters.set("iss", iss);
      await expect(acme().finish({ ...answer, parameters }, client), iss).rejects.toMatchObject(refused);
    }
    const parameters = new URLSearchParams(answer.parameters);
    parameters.delete("iss");
    await expect(acme().finish({ ...answer, parameters }, client)).rejects.toMatchObject(refused);
  });

  it("refuses a token for another sign-in, client, issuer or time, unsigned, or signed by another", async () => {
    const now = Math.floor(Date.now() / 1_000);
    const right = { sub: "sub-forged", iat: now, exp: now + 60 };
    const stranger = await generateKeyPair("RS256");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forgeries: Record<string, (claims: Record<string, unknown>) => Promise<string> | string> = {
      nonce: (claims) => issuer.sign({ ...claims, nonce: "another" }),
      "no nonce": ({ nonce: _nonce, ...claims }) => issuer.sign(claims),
      audience: (claims) => issuer.sign({ ...claims, aud: "another-client" }),
      "several audiences": (claims) => issuer.sign({ ...claims, aud: [issuer.clientId, "x"], azp: "x" }),
      issuer: (claims) => issuer.sign({ ...claims, iss: other.issuer }),
      "over for long": (claims) => issuer.sign({ ...claims, iat: now - 900, exp: now - 600 }),
      unsigned: (claims) =>
        `${encode({ alg: "none" })}.${encode({ ...claims, iss: issuer.issuer, aud: issuer.clientId })}.`,
      "another key": (claims) =>
        new SignJWT({ iss: issuer.issuer, aud: issuer.clientId, ...claims })
          .setProtectedHeader({ alg: "RS256", kid: "one" })
          .sign(stranger.privateKey),
      "the client's secret as a key": (claims) =>
        new SignJWT({ iss: issuer.issuer, aud: issuer.clientId, ...claims })
          .setProtectedHeader({ alg: "HS256" })
          .sign(new TextEncoder().encode(issuer.clientSecret.padEnd(32, "."))),
    };
    for (const [what, forge] of Object.entries(forgeries)) {
      const start = await acme().begin();
      const answer = await goTo(start, someone("forged"));
      issuer.tamper = async (path, body) =>
        path === "/token" ? { ...body, id_token: await forge({ ...right, nonce: start.nonce }) } : body;
      await expect(acme().finish(answer, client), what).rejects.toMatchObject(refused);
      issuer.tamper = null;
    }
    // A clock that goes half a minute wrong is forgiven.
    const start = await acme().begin();
    const answer = await goTo(start, someone("forged"));
    issuer.tamper = async (path, body) =>
      path === "/token"
        ? {
            ...body,
            id_token: await issuer.sign({ ...right, iat: now + 20, exp: now + 80, nonce: start.nonce }),
          }
        : body;
    expect((await acme().finish(answer, client)).isNew).toBe(true);
  });
});

describe("an issuer that does not answer as it should", () => {
  let fixture: TemporaryIdentity;
  const servers: Server[] = [];
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(usualDatabase);
  });
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    await fixture.remove();
  });

  async function at(answer: (issuer: string) => { type?: string; status?: number; body: string }) {
    let issuer = "";
    const server = createServer((_request, response) => {
      const { type = "application/json", status = 200, body } = answer(issuer);
      response.writeHead(status, { "content-type": type }).end(body);
    }).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return issuer;
  }
  const beginAt = async (issuer: string) => {
    const settings = { id: "acme", name: "Acme", domains: [], clientId: "a", clientSecret: "b", issuer };
    // Opening asks nobody: a platform starts without its issuers.
    return providerOf(await fixture.another({ issuers: [settings] })).begin();
  };
  const unavailable = { reason: "provider-unavailable", status: 503 };

  it.each([
    ["is away", async () => "http://127.0.0.1:9"],
    ["answers a page", () => at(() => ({ type: "text/html", body: "<p>Welcome" }))],
    ["fails", () => at(() => ({ status: 500, body: "{}" }))],
    [
      "says that it is another",
      () => at(() => ({ body: JSON.stringify({ issuer: "https://evil.example" }) })),
    ],
    ["answers without end", () => at(() => ({ body: `{"issuer":"${"x".repeat(2_000_000)}"}` }))],
    ["lacks what it needs", () => at((issuer) => ({ body: JSON.stringify({ issuer }) }))],
    [
      "sends people to a plain address",
      () =>
        at((issuer) => ({
          body: JSON.stringify({ issuer, authorization_endpoint: "http://plain.example/authorize" }),
        })),
    ],
  ])("that %s is told as unavailable", async (_what, issuer) => {
    await expect(beginAt(await issuer())).rejects.toMatchObject(unavailable);
  });

  it("is asked again as soon as it is back, and holds up nobody who signs in otherwise", async () => {
    let isBack = false;
    const issuer = await at((own) =>
      isBack
        ? { body: JSON.stringify({ issuer: own, authorization_endpoint: `${own}/authorize` }) }
        : { status: 503, body: "{}" },
    );
    const settings = { id: "acme", name: "Acme", domains: [], clientId: "a", clientSecret: "b", issuer };
    const identity = await fixture.another({ issuers: [settings] });
    await expect(providerOf(identity).begin()).rejects.toMatchObject(unavailable);
    await fixture.newPerson("meanwhile@home.example");
    await identity.signIn({ login: "meanwhile@home.example", password: goodPassword }, client);
    isBack = true;
    expect((await providerOf(identity).begin()).authorizationUrl).toContain(`${issuer}/authorize`);
  });
});
