import * as client from "openid-client";
import { z } from "zod";
import { IdentityError } from "../identity-error.ts";
import { requireEmail } from "../read-input.ts";
import { createIssuer, isLoopback, type OpenIdSettings } from "./issuer.ts";
import { issuerPrefix, openIdConnectFamily } from "./provider-families.ts";
import type { ExternalProfile, ProviderKind } from "./provider-kind.ts";

export type { OpenIdSettings } from "./issuer.ts";

interface OpenIdProfile extends ExternalProfile {
  isEmailVerified: boolean;
}

const maxAnswerLength = 4_096;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false).catch(false),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** What an answer or a token is refused for; all else is a provider that cannot be had, or answers what nobody can read. */
const refusedCodes = new Set([
  "OAUTH_AUTHORIZATION_RESPONSE_ERROR",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

function isRefusal(error: unknown): boolean {
  // A code that is used, made up or somebody else's. A client that the issuer does not know is the operator's to fix.
  if (error instanceof client.ResponseBodyError) return error.error === "invalid_grant";
  if (error instanceof client.AuthorizationResponseError) return true;
  return error instanceof client.ClientError && refusedCodes.has(error.code ?? "");
}

/**
 * Any issuer of OpenID Connect by its discovery document: authorization code flow with PKCE, state and nonce; `iss` of the answer (RFC
 * 9207), issuer, audience, times and signature of the ID token are checked by openid-client.
 */
export function createOpenIdConnect(settings: OpenIdSettings): ProviderKind<OpenIdProfile> {
  const { id, name } = settings;
  const issuer = createIssuer(settings);
  const domains = new Set(settings.domains);

  async function readClaims(url: URL, state: string, nonce: string, verifier: string): Promise<unknown> {
    const config = await issuer();
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined || claims["email"] !== undefined) return claims;
    if (config.serverMetadata().userinfo_endpoint === undefined) return claims;
    // Where a code is asked for, an issuer may keep what the scopes ask for from the ID token (OpenID Connect Core 5.4).
    return { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) };
  }

  return {
    id,
    name,
    credential: issuerPrefix + settings.issuer.replace(/\/$/, ""),
    family: openIdConnectFamily,
    callbackPath: `/external/${id}/callback`,

    async authorizationUrl({ state, nonce, callbackUrl, verifier }) {
      const url = client.buildAuthorizationUrl(await issuer(), {
        redirect_uri: callbackUrl,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      if (url.protocol !== "https:" && !isLoopback(url))
        throw new Error("people would be sent to a plain address");
      return url.href;
    },

    async readAnswer({ parameters }, { state, nonce, callbackUrl, verifier }) {
      const query = parameters.toString();
      if (verifier === null || query.length > maxAnswerLength) return null;
      let claims: unknown;
      try {
        claims = await readClaims(new URL(`${callbackUrl}?${query}`), state, nonce, verifier);
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
      const known = claimsSchema.safeParse(claims);
      if (!known.success) return null;
      const {
        sub,
        email,
        email_verified: isEmailVerified,
        given_name,
        family_name,
        name: whole,
      } = known.data;
      return {
        subject: sub,
        email: readEmail(email),
        isEmailVerified,
        firstName: given_name ?? whole ?? null,
        lastName: given_name === undefined ? null : (family_name ?? null),
      };
    },

    vouchesFor({ email, isEmailVerified }) {
      const domain = email?.slice(email.lastIndexOf("@") + 1);
      if (domain === undefined || !isEmailVerified) return "nothing";
      if (domains.has(domain)) return "mailbox";
      return domains.has("*") ? "address" : "nothing";
    },
  };
}

/** As addresses are kept here; null for none, and for what is none. */
function readEmail(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return requireEmail(text);
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}
