import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Session } from "../contract.ts";
import { openTemporaryIdentity, testUrls, type TemporaryIdentity } from "../testing/temporary-identity.ts";
import { createRemoteVerifier } from "./bearer.ts";

const refused = { reason: "bearer-invalid", status: 401 };

describe.each(["embedded", "server"] as const)("bearer tokens (%s)", (kind) => {
  let rooms: TemporaryIdentity;
  let session: Session;
  beforeAll(async () => {
    rooms = await openTemporaryIdentity(kind);
    session = await rooms.identity.requireSession((await rooms.newPerson("lotte@example.org")).token);
  });
  afterAll(() => rooms.remove());
  afterEach(() => void vi.useRealTimers());
  const context = () => ({ userId: session.userId, sessionId: session.id, isEmailVerified: true });
  const pass = (seconds: number) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + seconds * 1_000);
  };

  it("are believed for ten minutes, also by a process that never saw the key", async () => {
    const { token } = await rooms.identity.issueBearer(session);
    const another = await rooms.another();
    expect(await another.verifyBearer(token)).toEqual(context());
    pass(590);
    expect(await another.verifyBearer(token)).toEqual(context());
    pass(20);
    await expect(another.verifyBearer(token)).rejects.toMatchObject(refused);
  });

  it("are believed by a process with nothing but the published keys", async () => {
    const server = createServer((_request, response) => {
      void rooms.identity
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
      expect(await verify((await rooms.identity.issueBearer(session)).token)).toEqual(context());
    } finally {
      server.close();
    }
  });

  it("are published without their private half", async () => {
    const { keys } = await rooms.identity.publicKeys();
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" });
      expect(Object.keys(key)).not.toContain("d");
    }
  });

  // ASVS 5.0, 9.1.1 to 9.2.4; RFC 8725
  it("are refused when anything about them is forged", async () => {
    const { token } = await rooms.identity.issueBearer(session);
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
    const { keys } = await rooms.identity.publicKeys();
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
      await expect(rooms.identity.verifyBearer(one), one.slice(0, 80)).rejects.toMatchObject(refused);
  });

  it("are refused for another platform or another host", async () => {
    const elsewhere = { ...testUrls, accounts: "https://accounts.elsewhere.example" };
    const otherIssuer = await (await rooms.another({ urls: elsewhere })).issueBearer(session);
    const otherAudience = await (
      await rooms.another({ urls: { ...testUrls, api: "https://api.elsewhere.example" } })
    ).issueBearer(session);
    for (const { token } of [otherIssuer, otherAudience])
      await expect(rooms.identity.verifyBearer(token)).rejects.toMatchObject(refused);
  });

  it("change their key every day: the next is published before it signs, and the last goes an hour after", async () => {
    const { identity } = rooms;
    const keyOf = async () => decodeProtectedHeader((await identity.issueBearer(session)).token).kid;
    const published = async () => (await identity.publicKeys()).keys.map(({ kid }) => kid);
    await identity.tidy();
    const first = await keyOf();
    pass(23.5 * 3_600);
    await identity.tidy();
    expect(await keyOf()).toBe(first);
    expect(await published()).toHaveLength(2);
    pass(3_700);
    const second = await keyOf();
    expect(second).not.toBe(first);
    expect(await published()).toEqual([second, first]);
    await identity.tidy();
    expect(await published()).toEqual([second, first]);
    pass(3_700);
    await identity.tidy();
    expect(await published()).toEqual([second]);
  });
});
