import { maxBearerLength } from "@zoetrope/kit/limits";
import { createRemoteJWKSet, errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { Bearer, BearerContext, Session } from "../contract.ts";
import { IdentityError } from "../identity-error.ts";
import type { SigningKeys } from "./signing-keys.ts";

const lifetimeInSeconds = 600;
const clockToleranceInSeconds = 5;
const keyTimeoutInMs = 5_000;

export interface BearerAddresses {
  /** The accounts host. */
  issuer: string;
  /** The api host. */
  audience: string;
}

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), email_verified: z.boolean() });

/** A signed statement that this session's person asks, good for ten minutes at most. */
export async function issueBearer(
  keys: SigningKeys,
  { issuer, audience }: BearerAddresses,
  session: Session,
): Promise<Bearer> {
  const { id, privateKey } = await keys.current();
  const now = Math.floor(Date.now() / 1_000);
  const expiresAt = now + lifetimeInSeconds;
  const token = await new SignJWT({ sid: session.id, email_verified: session.isEmailVerified })
    .setProtectedHeader({ alg: "EdDSA", kid: id, typ: "JWT" })
    .setSubject(session.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt: new Date(expiresAt * 1_000) };
}

/** Verifies bearer tokens with keys from wherever they are. Throws "bearer-invalid". */
export type BearerVerifier = (token: string) => Promise<BearerContext>;

function createVerifier(findKey: JWTVerifyGetKey, { issuer, audience }: BearerAddresses): BearerVerifier {
  return async (token) => {
    if (token.length > maxBearerLength) throw new IdentityError("bearer-invalid");
    try {
      const { payload } = await jwtVerify(token, findKey, {
        // One algorithm: nobody chooses "none", or a public key as a shared secret (RFC 8725, 3.1).
        algorithms: ["EdDSA"],
        issuer,
        audience,
        clockTolerance: clockToleranceInSeconds,
        requiredClaims: ["exp", "iat", "sub", "sid"],
      });
      const { sub, sid, email_verified } = claimsSchema.parse(payload);
      return { userId: sub, sessionId: sid, isEmailVerified: email_verified };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError)
        throw new IdentityError("bearer-invalid", { cause: error });
      throw error;
    }
  };
}

/** With the keys of the same database, as long as the session goes on: five seconds after it has ended at the latest it is refused. */
export function createLocalVerifier(
  keys: SigningKeys,
  addresses: BearerAddresses,
  isAlive: (sessionId: string) => Promise<boolean>,
): BearerVerifier {
  const verify = createVerifier(async ({ kid }) => {
    const key = typeof kid === "string" ? await keys.findPublicKey(kid) : null;
    if (key === null) throw new errors.JWKSNoMatchingKey();
    return key;
  }, addresses);
  return async (token) => {
    // First the signature: nobody makes the database look for sessions that they have thought up.
    const bearer = await verify(token);
    if (!(await isAlive(bearer.sessionId))) throw new IdentityError("bearer-invalid");
    return bearer;
  };
}

/**
 * For a process without the database: the keys come from `/.well-known/jwks.json` of the accounts host. It does not hear of sessions that
 * end, so it goes on believing a token until that is over.
 */
export const createRemoteVerifier = (jwksUrl: string, addresses: BearerAddresses): BearerVerifier =>
  createVerifier(createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: keyTimeoutInMs }), addresses);
