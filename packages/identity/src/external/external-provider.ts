import { createHmac, timingSafeEqual } from "node:crypto";
import type { ExternalAnswer, ExternalProvider } from "../contract.ts";
import { createToken, hashToken, isTokenShaped } from "../engine/token-hash.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { readTokenValue, tokenValue } from "../mails/token-values.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { requireFresh } from "../sign-in/confirm-person.ts";
import { findOrCreatePerson, linkPerson, unlinkPerson } from "./external-accounts.ts";
import { faultOf } from "./external-fault.ts";
import type { ExternalProfile, ProviderKind } from "./provider-kind.ts";

const stateLifetimeInSeconds = 600;

/** A secret that this browser's cookie alone can show, another one for each sign-in: the `code_verifier` of RFC 7636. */
const verifierOf = (cookieToken: string, nonce: string): string =>
  createHmac("sha256", cookieToken).update(`verifier.${nonce}`).digest("base64url");

function isSameHash(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

/** Signs people in by a kind of provider, under the rules that hold for all of them. */
export function createExternalProvider<Profile extends ExternalProfile>(
  context: IdentityContext,
  kind: ProviderKind<Profile>,
): ExternalProvider {
  const { sealedTokens, sessions, engine, urls, logger } = context;
  const callbackUrl = urls.accounts + kind.callbackPath;

  /** The provider's fault, never the visitor's: whoever runs the platform is told what it was. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof IdentityError) throw error;
      logger.warn({ provider: kind.id, fault: describeFault(error) }, "a sign-in provider cannot be had");
      throw new IdentityError(faultOf(kind, "unavailable"), { cause: error, retryAfterInSeconds: 5 });
    }
  }

  /**
   * State, answer and cookie, in this order: an answer that the provider has made for it uses the state up, whoever brings it, and nothing
   * else is written down.
   */
  async function requireProfile(answer: ExternalAnswer): Promise<Profile> {
    const { state, cookieTokens } = answer;
    const value = await sealedTokens.open(kind.family.purpose, state);
    // The cookie lives as long as the state: without either the visitor has been away for too long, or comes back a second time.
    if (value === null || cookieTokens.length === 0 || (await sealedTokens.isUsedUp(state)))
      throw new IdentityError(faultOf(kind, "expired"));
    const { kind: id, subject: cookieHash, detail: nonce } = readTokenValue(value);
    // The answer of one provider under the state of another (RFC 9700, 4.4).
    if (id !== kind.id) throw new IdentityError(faultOf(kind, "refused"));
    const own = cookieTokens.find((token) => isSameHash(hashToken(token), cookieHash));
    const verifier = own === undefined ? null : verifierOf(own, nonce);
    const profile = await ask(() => kind.readAnswer(answer, { state, nonce, callbackUrl, verifier }));
    if (profile === null) throw new IdentityError(faultOf(kind, "refused"));
    if (!(await sealedTokens.useUp(state))) throw new IdentityError(faultOf(kind, "expired"));
    // Whoever lures a visitor into signing in as somebody else has a state, but not this browser's cookie (RFC 6749, 10.12).
    if (verifier === null) throw new IdentityError(faultOf(kind, "refused"));
    return profile;
  }

  return {
    id: kind.id,
    name: kind.name,
    oneTapClientId: kind.oneTapClientId ?? null,

    async begin(knownToken = null) {
      const cookieToken = knownToken !== null && isTokenShaped(knownToken) ? knownToken : createToken();
      const nonce = createToken();
      const state = await sealedTokens.seal(
        kind.family.purpose,
        tokenValue(kind.id, hashToken(cookieToken), nonce),
        stateLifetimeInSeconds,
      );
      const pending = { state, nonce, callbackUrl };
      const authorizationUrl = await ask(() =>
        kind.authorizationUrl({ ...pending, verifier: verifierOf(cookieToken, nonce) }),
      );
      return { ...pending, cookieToken, authorizationUrl };
    },

    async finish(answer, client, replacedToken = null) {
      const profile = await requireProfile(answer);
      const { userId, isNew } = await findOrCreatePerson(context, kind, profile, client);
      const signedIn = await engine.startSession(userId, {
        client,
        lifetimeInSeconds: rememberedSessionInSeconds,
      });
      if (replacedToken !== null) await sessions.endByToken(replacedToken);
      return { ...signedIn, isNew };
    },

    async link(session, answer) {
      requireFresh(session);
      await linkPerson(context, kind, session.userId, await requireProfile(answer), session);
    },

    unlink: (session) => unlinkPerson(context, kind, session),
  };
}

/** What an operator can fix it by: never an answer itself, in which tokens may stand. */
function describeFault(error: unknown): Record<string, unknown> {
  const { name, message, code, status, cause } = (error ?? {}) as Record<string, unknown>;
  const inner = cause instanceof Error ? cause.message : undefined;
  return { name, message, code, status, ...(inner !== undefined && { cause: inner }) };
}
