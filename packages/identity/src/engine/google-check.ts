import { verifyProviderIdToken } from "better-auth/oauth2";
import { google } from "better-auth/social-providers";
import { createRemoteJWKSet, decodeJwt, errors } from "jose";
import { z } from "zod";
import type { GoogleProfile } from "./identity-engine.ts";

export interface GoogleSettings {
  clientId: string;
  /** Default "https://accounts.google.com". */
  issuer: string;
  /** Where the provider publishes its keys. */
  jwksUrl: string;
  /** Where a visitor is sent to choose an account. */
  authorizationUrl: string;
}

const maxTokenLength = 4_096;
const keyTimeoutInMs = 5_000;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

/** Google has written itself both with and without the scheme. */
const issuersOf = (issuer: string): string[] =>
  issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];

/** Checks an ID token as OpenID Connect Core 3.1.3.7 wants it: signature, issuer, audience, times, nonce. */
export function createGoogleCheck(
  settings: GoogleSettings,
): (idToken: string, nonce: string) => Promise<GoogleProfile | null> {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: keyTimeoutInMs });
  const known = google({ clientId: settings.clientId });
  return async (idToken, nonce) => {
    if (idToken.length > maxTokenLength || nonce === "") return null;
    let keyFault: unknown = null;
    const provider = {
      ...known,
      idToken: {
        jwks: async (...parameters: Parameters<typeof keys>) => {
          try {
            return await keys(...parameters);
          } catch (error) {
            // A key that is not among the published ones is the token's fault; all else is the network's.
            if (!(error instanceof errors.JWKSNoMatchingKey)) keyFault = error;
            throw error;
          }
        },
        issuer: issuersOf(settings.issuer),
        audience: settings.clientId,
        algorithms: ["RS256"],
        maxTokenAge: "10m",
        // A token for several audiences counts only when it was made at our own wish.
        verifyClaims: ({ aud, azp }: { aud?: unknown; azp?: unknown }) =>
          typeof aud === "string" || azp === settings.clientId,
      },
    };
    const isRight = await verifyProviderIdToken(provider, idToken, nonce);
    if (keyFault !== null) throw new Error("the keys of Google cannot be had", { cause: keyFault });
    const claims = isRight ? claimsSchema.safeParse(decodeJwt(idToken)) : null;
    if (!claims?.success) return null;
    const { sub, email, email_verified: isEmailVerified, hd, given_name, family_name, name } = claims.data;
    return {
      subject: sub,
      email: email.toLowerCase(),
      isEmailVerified,
      isAuthoritative: isEmailVerified && (hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email)),
      firstName: given_name ?? name ?? email.slice(0, email.indexOf("@")),
      lastName: family_name ?? null,
    };
  };
}
