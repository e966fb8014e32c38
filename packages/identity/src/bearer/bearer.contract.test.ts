import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import pg from "pg";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session } from "../contract.ts";
import { recordStatements } from "../testing/record-statements.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";
import { createRemoteVerifier } from "./bearer.ts";

const refused = { reason: "bearer-invalid", status: 401 };

describe.each(testedDatabases)("bearer tokens (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let session: Session;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
    session = await fixture.identity.requireSession((await fixture.newPerson("lotte@example.org")).token);
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());
  const context = () => ({ userId: session.userId, sessionId: session.id, isEmailVerified: true });
  const pass = (seconds: number) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + seconds * 1_000);
  };

  it("are believed for ten minutes, also by a process that never saw the key", async () => {
    const { token } = await fixture.identity.issueBearer(session);
    const another = await fixture.another();
    expect(await another.verifyBearer(token)).toEqual(context());
    pass(590);
    expect(await another.verifyBearer(token)).toEqual(context());
    pass(20);
    await expect(another.verifyBearer(token)).rejects.toMatchObject(refused);
  });

  it("are refused within five seconds of the end of their session, however that came, in every process", async () => {
    const { identity, database } = fixture;
    const another = await fixture.another();
    const email = "ends@example.org";
    await fixture.newPerson(email);
    const enter = async () => {
      const { token } = await identity.signIn({ login: email, password: goodPassword }, client);
      const own = await identity.requireSession(token);
      const bearer = (await identity.issueBearer(own)).token;
      for (const one of [identity, another]) await one.verifyBearer(bearer);
      return { token, own, bearer };
    };
    const ends: ((one: Awaited<ReturnType<typeof enter>>) => Promise<unknown>)[] = [
      ({ token }) => identity.signOut(token),
      async ({ own }) => {
        const { token } = await identity.signIn({ login: email, password: goodPassword }, client);
        await identity.endSession(await identity.requireSession(token), own.id);
      },
      async () => {
        await identity.requestPasswordReset(email, clientAt("198.18.3.4"));
        const form = { token: await fixture.tokenFor(email), password: goodPassword };
        await identity.resetPassword(form, client);
      },
      ({ own }) => database.db.execute(sql`update sessions set expires_at = now() where id = ${own.id}`),
      ({ own }) => identity.deleteAccount(own, { password: goodPassword }, client),
    ];
    for (const end of ends) {
      const one = await enter();
      await end(one);
      pass(5);
      for (const process of [identity, another])
        await expect(process.verifyBearer(one.bearer)).rejects.toMatchObject(refused);
      vi.useRealTimers();
    }
  });

  it("cost no query each: a session is looked for once in some seconds, and many at once by one", async () => {
    const { identity } = fixture;
    const people = await Promise.all(
      ["q1@example.org", "q2@example.org"].map((email) => fixture.newPerson(email)),
    );
    const bearers = await Promise.all(
      people.map(
        async ({ token }) => (await identity.issueBearer(await identity.requireSession(token))).token,
      ),
    );
    const askAll = () =>
      recordStatements(fixture.mailer, () =>
        Promise.all(
          Array.from({ length: 40 }, (_, index) => identity.verifyBearer(bearers[index % 2] ?? "")),
        ),
      );
    expect((await askAll()).length).toBeLessThanOrEqual(2);
    expect(await askAll()).toEqual([]);
  });

  it("are looked for again when the database did not answer", async () => {
    const { identity } = fixture;
    const { token } = await fixture.newPerson("away@example.org");
    const bearer = (await identity.issueBearer(await identity.requireSession(token))).token;
    const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(() => {
      throw new Error("gone");
    });
    await expect(identity.verifyBearer(bearer)).rejects.toThrow();
    query.mockRestore();
    expect(await identity.verifyBearer(bearer)).toMatchObject({ isEmailVerified: true });
  });

  it("are believed by a process with nothing but the published keys", async () => {
    const server = createServer((_request, response) => {
      void fixture.identity
        .publicKeys()
        .then((keys) => response.setHeader("content-type", "application/json").end(JSON.stringify(keys)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const verify = createRemoteVerifier(`http://127.0.0.1:${port}/.well-known/jwks.json`, {
        issuer: testUrls.accounts,
        audience: testUrls.api,
      });
      expect(await verify((await fixture.identity.issueBearer(session)).token)).toEqual(context());
    } finally {
      server.close();
    }
  });

  it("are published without their private half", async () => {
    const { keys } = await fixture.identity.publicKeys();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" });
      expect(Object.keys(key)).not.toContain("d");
    }
  });

  // ASVS 5.0, 9.1.1 to 9.2.4; RFC 8725
  it("are refused when anything about them is forged", async () => {
    const { token } = await fixture.identity.issueBearer(session);
    const { kid = "" } = decodeProtectedHeader(token);
    const stranger = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const make = (
      header: { alg: string; kid?: string; jwk?: object },
      change: Record<string, unknown>,
      key: Parameters<SignJWT["sign"]>[0] = stranger.privateKey,
    ) =>
      new SignJWT({
        sid: session.id,
        email_verified: true,
        sub: session.userId,
        iss: testUrls.accounts,
        aud: testUrls.api,
        ...change,
      })
        .setProtectedHeader(header)
        .setIssuedAt()
        .setExpirationTime("10m")
        .sign(key);
    const [head = "", body = "", signature = ""] = token.split(".");
    const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    const { keys } = await fixture.identity.publicKeys();
    const forged = [
      "",
      "a.b.c",
      "x".repeat(1_000_000),
      `${text({ alg: "none" })}.${body}.`,
      `${text({ alg: "none", kid })}.${body}.${signature}`,
      `${head}.${text({ ...claims, sub: "somebody-else" })}.${signature}`,
      `${head}.${body}.${Buffer.alloc(64).toString("base64url")}`,
      await make({ alg: "EdDSA", kid }, {}),
      await make({ alg: "EdDSA", kid: "unknown" }, {}),
      await make({ alg: "EdDSA" }, {}),
      // The public key as a shared secret.
      await make({ alg: "HS256", kid }, {}, new TextEncoder().encode(JSON.stringify(keys[0]))),
      await make({ alg: "EdDSA", kid, jwk: await exportJWK(stranger.publicKey) }, {}),
    ];
    for (const one of forged)
      await expect(fixture.identity.verifyBearer(one), one.slice(0, 80)).rejects.toMatchObject(refused);
  });

  it("are refused for another platform or another host", async () => {
    const elsewhere = { ...testUrls, accounts: "https://accounts.elsewhere.example" };
    const otherIssuer = await (await fixture.another({ urls: elsewhere })).issueBearer(session);
    const otherAudience = await (
      await fixture.another({ urls: { ...testUrls, api: "https://api.elsewhere.example" } })
    ).issueBearer(session);
    for (const { token } of [otherIssuer, otherAudience])
      await expect(fixture.identity.verifyBearer(token)).rejects.toMatchObject(refused);
  });

  it("change their key every day: the next is published before it signs, and the last goes an hour after", async () => {
    const { identity } = fixture;
    const keyOf = async () => decodeProtectedHeader((await identity.issueBearer(session)).token).kid;
    const published = async () => (await identity.publicKeys()).keys.map(({ kid }) => kid);
    await identity.cleanup();
    const first = await keyOf();
    pass(23.5 * 3_600);
    await identity.cleanup();
    expect(await keyOf()).toBe(first);
    expect(await published()).toHaveLength(2);
    pass(3_700);
    const second = await keyOf();
    expect(second).not.toBe(first);
    expect(await published()).toEqual([second, first]);
    await identity.cleanup();
    expect(await published()).toEqual([second, first]);
    pass(3_700);
    await identity.cleanup();
    expect(await published()).toEqual([second]);
  });
});
