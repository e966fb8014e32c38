import { timingSafeEqual } from "node:crypto";
import { credentials, users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { and, eq } from "drizzle-orm";
import type { Client, GoogleAnswer, GoogleStart, Session, SignedIn } from "../contract.ts";
import { TakenError, type GoogleProfile } from "../engine/identity-engine.ts";
import { createToken, hashToken, isTokenShaped } from "../engine/token-hash.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { readTokenValue, tokenValue } from "../mails/token-values.ts";
import { readOptionalName } from "../read-input.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { requireFresh } from "../sign-in/confirm-person.ts";
import { endRegistrations } from "../sign-up/registrations.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";
import { requireAnotherSignInMethod } from "./another-sign-in-method.ts";

const stateLifetimeInSeconds = 600;
const usernameTries = 5;
const longestName = 80;

export async function beginGoogle(
  { google, sealedTokens, urls }: IdentityContext,
  keptToken: string | null = null,
): Promise<GoogleStart | null> {
  if (google === null) return null;
  const cookieToken = keptToken !== null && isTokenShaped(keptToken) ? keptToken : createToken();
  const nonce = createToken();
  const state = await sealedTokens.seal(
    "google",
    tokenValue("google", hashToken(cookieToken), nonce),
    stateLifetimeInSeconds,
  );
  const callbackUrl = `${urls.accounts}/one-tap`;
  const authorizationUrl = new URL(google.authorizationUrl);
  const parameters = {
    client_id: google.clientId,
    redirect_uri: callbackUrl,
    response_type: "id_token",
    // In the fragment it reaches no server's log, and no other site can post it to us.
    response_mode: "fragment",
    scope: "openid email profile",
    prompt: "select_account",
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) authorizationUrl.searchParams.set(name, value);
  return {
    clientId: google.clientId,
    state,
    nonce,
    cookieToken,
    authorizationUrl: authorizationUrl.href,
    callbackUrl,
  };
}

/**
 * State, token and cookie, in this order: a token that Google has made for it uses the state up, whoever brings it, and nothing else is
 * written down.
 */
async function requireProfile(
  { engine, sealedTokens }: IdentityContext,
  answer: GoogleAnswer,
): Promise<GoogleProfile> {
  const value = await sealedTokens.open("google", answer.state);
  // The cookie lives as long as the state: without either the visitor has been away for too long, or comes back a second time.
  if (value === null || answer.cookieTokens.length === 0) throw new IdentityError("google-expired");
  const { subject: cookieHash, detail: nonce } = readTokenValue(value);
  let profile: GoogleProfile | null;
  try {
    profile = await engine.checkGoogleToken(answer.idToken, nonce);
  } catch (error) {
    throw new IdentityError("google-unavailable", { cause: error, retryAfterInSeconds: 5 });
  }
  if (profile === null) throw new IdentityError("google-refused");
  if (!(await sealedTokens.useUp(answer.state))) throw new IdentityError("google-expired");
  // Whoever lures a visitor into signing in as somebody else has a state, but not this browser's cookie (RFC 6749, 10.12).
  if (!answer.cookieTokens.some((token) => isSameHash(hashToken(token), cookieHash)))
    throw new IdentityError("google-refused");
  if (!profile.isEmailVerified) throw new IdentityError("google-unverified-email");
  return profile;
}

function isSameHash(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

export async function finishGoogle(
  context: IdentityContext,
  answer: GoogleAnswer,
  client: Client,
  replacedToken: string | null = null,
): Promise<SignedIn & { isNew: boolean }> {
  const { engine, sessions } = context;
  const profile = await requireProfile(context, answer);
  const known = await engine.findPersonByGoogle(profile.subject);
  const { userId, isNew } =
    known === null ? await takeIn(context, profile, client) : { userId: known, isNew: false };
  const signedIn = await engine.startSession(userId, {
    client,
    lifetimeInSeconds: rememberedSessionInSeconds,
  });
  if (replacedToken !== null) await sessions.endByToken(replacedToken);
  return { ...signedIn, isNew };
}

/** Links to the account of the same address where Google runs the mailbox; else makes an account. */
async function takeIn(
  context: IdentityContext,
  profile: GoogleProfile,
  client: Client,
): Promise<{ userId: string; isNew: boolean }> {
  const { database, engine, usernames } = context;
  const [known] = await database.db.select().from(users).where(eq(users.email, profile.email));
  if (known !== undefined) {
    // Elsewhere a Google account only shows that somebody once had the address, not that they have it now.
    if (!profile.isAuthoritative) throw new IdentityError("google-not-linked");
    await link(context, known.id, profile, { email: known.email, locale: known.locale as Locale });
    return { userId: known.id, isNew: false };
  }
  const firstName = nameOf(profile.firstName) ?? profile.email.split("@")[0] ?? profile.email;
  for (let tries = 0; tries < usernameTries; tries++) {
    const { username, key } = await usernames.findFree([profile.email.split("@")[0], firstName]);
    try {
      const userId = await engine.createPerson({
        email: profile.email,
        username,
        usernameKey: key,
        firstName: firstName.slice(0, longestName),
        lastName: nameOf(profile.lastName),
        locale: client.locale,
        passwordHash: null,
      });
      await engine.linkGoogle(userId, profile);
      await endRegistrations(database.db, profile.email);
      return { userId, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new IdentityError("busy", { retryAfterInSeconds: 1 });
}

/** A name as ours are; null where Google's cannot be one. */
function nameOf(text: string | null): string | null {
  try {
    return readOptionalName(text?.slice(0, longestName));
  } catch {
    return null;
  }
}

async function link(
  context: IdentityContext,
  userId: string,
  profile: GoogleProfile,
  person: { email: string; locale: Locale },
): Promise<void> {
  try {
    await context.engine.linkGoogle(userId, profile);
  } catch (error) {
    if (error instanceof TakenError) throw new IdentityError("google-taken", { cause: error });
    throw error;
  }
  await sendNotice(context, "googleLinked", person, { email: profile.email });
}

export async function linkGoogle(
  context: IdentityContext,
  session: Session,
  answer: GoogleAnswer,
): Promise<void> {
  requireFresh(session);
  await link(context, session.userId, await requireProfile(context, answer), session);
}

export async function unlinkGoogle(context: IdentityContext, session: Session): Promise<void> {
  const { database } = context;
  await requireAnotherSignInMethod(context, session.userId, { google: true });
  const [removed] = await database.db
    .delete(credentials)
    .where(and(eq(credentials.userId, session.userId), eq(credentials.provider, "google")))
    .returning({ email: credentials.email });
  if (removed === undefined) throw new IdentityError("not-found");
  await sendNotice(context, "googleUnlinked", session, { email: removed.email ?? "" });
}
