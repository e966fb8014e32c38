import { maxEmailLength } from "@zoetrope/kit/limits";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import { googleFamily } from "./provider-families.ts";
import type { ExternalProfile, ProviderKind } from "./provider-kind.ts";

export interface GoogleSettings {
  clientId: string;
  /** Default "https://accounts.google.com". */
  issuer: string;
  /** Where the provider publishes its keys. */
  jwksUrl: string;
  /** Where a visitor is sent to choose an account. */
  authorizationUrl: string;
}

interface GoogleProfile extends ExternalProfile {
  email: string;
  /** Google runs the mailbox itself, so whoever has the account has the address. */
  isAuthoritative: boolean;
}

const maxTokenLength = 4_096;
const keyTimeoutInMs = 5_000;

const claimsSchema = z.object({
  nonce: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(maxEmailLength),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  hd: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

/** Google has written itself both with and without the scheme. */
const issuersOf = (issuer: string): string[] =>
  issuer === "https://accounts.google.com" ? [issuer, "accounts.google.com"] : [issuer];

/** Whose fault it is: of these the token's, of all else the network's. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  // What the keys' address answers with another status than 200, or with what is no JSON.
  error.code !== "ERR_JOSE_GENERIC";

/**
 * Google by its own protocol: an ID token in the fragment, from the button or from One Tap, checked as OpenID Connect Core 3.1.3.7 wants
 * it: signature, issuer, audience, times, nonce.
 */
export function createGoogle(settings: GoogleSettings): ProviderKind<GoogleProfile> {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: keyTimeoutInMs });

  async function readToken(idToken: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: issuersOf(settings.issuer),
        audience: settings.clientId,
        algorithms: ["RS256"],
        maxTokenAge: "10m",
        requiredClaims: ["exp"],
      });
      // A token for several audiences counts only when it was made at our own wish.
      return typeof payload.aud === "string" || payload["azp"] === settings.clientId ? payload : null;
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw error;
    }
  }

  return {
    id: "google",
    name: "Google",
    credential: "google",
    family: googleFamily,
    oneTapClientId: settings.clientId,
    callbackPath: "/one-tap",

    async authorizationUrl({ state, nonce, callbackUrl }) {
      const url = new URL(settings.authorizationUrl);
      const parameters = {
        client_id: settings.clientId,
        redirect_uri: callbackUrl,
        response_type: "id_token",
        // In the fragment it reaches no server's log, and no other site can post it to us.
        response_mode: "fragment",
        scope: "openid email profile",
        prompt: "select_account",
        state,
        nonce,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    async readAnswer({ parameters }, { nonce }) {
      const idToken = parameters.get("id_token") ?? "";
      if (idToken.length > maxTokenLength || nonce === "") return null;
      const claims = claimsSchema.safeParse(await readToken(idToken));
      if (!claims.success || claims.data.nonce !== nonce) return null;
      const { sub, email, email_verified: isEmailVerified, hd, given_name, family_name, name } = claims.data;
      if (!isEmailVerified) throw new IdentityError("google-unverified-email");
      return {
        subject: sub,
        email: email.toLowerCase(),
        isAuthoritative: hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email),
        firstName: given_name ?? name ?? null,
        lastName: family_name ?? null,
      };
    },

    // Elsewhere a Google account only shows that somebody once had the address, not that they have it now.
    vouchesFor: ({ isAuthoritative }) => (isAuthoritative ? "mailbox" : "address"),
  };
}
