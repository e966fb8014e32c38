import { usualDatabase } from "@zoetrope/database/testing";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startIssuer, type TestIssuer } from "../testing/openid-issuer.ts";
import {
  client,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

let fixture: TemporaryIdentity;
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await startIssuer([`${testUrls.accounts}/external/acme/callback`]);
  fixture = await openTemporaryIdentity(usualDatabase, { issuers: [settings()] });
});
afterAll(async () => {
  await issuer.close();
  await fixture.remove();
});
afterEach(() => {
  issuer.tamper = null;
});

const settings = () => ({ id: "acme", name: "Acme", domains: ["acme.example"], ...issuer });

async function newKey(alg: string, kid: string) {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return {
    alg,
    jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" },
    sign: (claims: Record<string, unknown>) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey),
  };
}
type Key = Awaited<ReturnType<typeof newKey>>;

/** A sign-in whose token is signed by one key, while the issuer publishes others. */
async function signIn(
  signer: Key,
  published: readonly Key[],
  { identity = fixture.identity, announced = published.map(({ alg }) => alg), claims = {} } = {},
) {
  const now = Math.floor(Date.now() / 1_000);
  const person = { sub: "lotte", email: "lotte@acme.example", email_verified: true };
  issuer.people.set(person.sub, person);
  const bodies: Record<string, (body: Record<string, unknown>) => unknown> = {
    "/.well-known/openid-configuration": (body) => ({
      ...body,
      id_token_signing_alg_values_supported: announced,
    }),
    "/jwks": () => ({ keys: published.map(({ jwk }) => jwk) }),
    "/token": async (body) => ({
      ...body,
      id_token: await signer.sign({
        iss: issuer.issuer,
        aud: issuer.clientId,
        sub: person.sub,
        iat: now,
        exp: now + 60,
        nonce: start.nonce,
        ...claims,
      }),
    }),
  };
  issuer.tamper = (path, body) => bodies[path]?.(body) ?? body;
  const [provider] = identity.providers;
  if (provider === undefined) throw new Error("acme is configured");
  const start = await provider.begin();
  const { searchParams } = await issuer.authorize(start.authorizationUrl, person.sub);
  return await provider.finish(
    { state: start.state, cookieTokens: [start.cookieToken], parameters: searchParams },
    client,
  );
}
const refused = { reason: "provider-refused" };

it("a key that is new at the issuer counts at once, and one that is gone counts no more", async () => {
  const [old, next] = [await newKey("RS256", "old"), await newKey("RS256", "next")];
  const { userId } = await signIn(old, [old]);
  expect((await signIn(next, [old, next])).userId).toBe(userId);
  expect((await signIn(old, [old, next])).userId).toBe(userId);
  await expect(signIn(old, [next])).rejects.toMatchObject(refused);
  expect((await signIn(next, [next])).userId).toBe(userId);
  // Another key under the name of one that is known.
  await expect(signIn(await newKey("RS256", "next"), [next])).rejects.toMatchObject(refused);
});

it.each(["RS256", "PS256", "ES256", "EdDSA"])(
  "a token signed by %s is taken where the issuer announces it",
  async (alg) => {
    const key = await newKey(alg, alg);
    const announcing = await fixture.another({ issuers: [settings()] });
    expect((await signIn(key, [key], { identity: announcing })).userId).toBeTruthy();
    const silent = await fixture.another({ issuers: [settings()] });
    await expect(signIn(key, [key], { identity: silent, announced: ["RS512"] })).rejects.toMatchObject(
      refused,
    );
  },
);

it("clocks may differ by half a minute, and by no more", async () => {
  const key = await newKey("RS256", "clock");
  const now = Math.floor(Date.now() / 1_000);
  const at = (claims: Record<string, number>) => signIn(key, [key], { claims });
  await at({ iat: now - 80, exp: now - 15 });
  await at({ nbf: now + 20 });
  await expect(at({ iat: now - 120, exp: now - 45 })).rejects.toMatchObject(refused);
  await expect(at({ nbf: now + 90 })).rejects.toMatchObject(refused);
});
