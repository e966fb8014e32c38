import { maxPasskeys } from "@zoetrope/kit/limits";
import { passkeys, users } from "@zoetrope/database/schema";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from "@simplewebauthn/server";
import { and, count, eq } from "drizzle-orm";
import type {
  Client,
  PasskeyChallenge,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  Session,
  SignedIn,
} from "../contract.ts";
import { removeSignInMethod } from "../external/remove-sign-in-method.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { readTokenValue, tokenValue } from "../mails/token-values.ts";
import { requireName } from "../read-input.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { requireFresh } from "../sign-in/confirm-person.ts";
import { readAuthenticationResponse, readRegistrationResponse } from "./passkey-responses.ts";

const challengeLifetimeInSeconds = 300;

/** Passkeys belong to the accounts host alone: no other host of the domain can ask for them. */
const relyingParty = ({ urls }: IdentityContext) => ({
  id: new URL(urls.accounts).hostname,
  origin: urls.accounts,
});

export async function beginPasskeyRegistration(
  context: IdentityContext,
  session: Session,
): Promise<PasskeyChallenge<PasskeyCreationOptions>> {
  const { database, engine } = context;
  requireFresh(session);
  const [[user], own] = await Promise.all([
    database.db.select().from(users).where(eq(users.id, session.userId)),
    database.db.select().from(passkeys).where(eq(passkeys.userId, session.userId)),
  ]);
  if (user === undefined) throw new IdentityError("session-missing");
  if (own.length >= maxPasskeys) throw new IdentityError("passkey-limit");
  const options = await generateRegistrationOptions({
    rpName: "Zoetrope",
    rpID: relyingParty(context).id,
    userName: user.email,
    userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(" "),
    userID: new TextEncoder().encode(user.id),
    attestationType: "none",
    excludeCredentials: own.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    // It stands in for address and password, so it must know the person and be found without a name.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const value = tokenValue("passkey", user.id, options.challenge);
  const challengeId = await engine.issueToken("passkey-registration", value, challengeLifetimeInSeconds);
  return { challengeId, options: { ...options } };
}

export async function finishPasskeyRegistration(
  context: IdentityContext,
  session: Session,
  answer: { challengeId: string; response: unknown; name: string },
): Promise<void> {
  const { database, engine } = context;
  const name = requireName(answer.name);
  const value = await engine.consumeToken("passkey-registration", answer.challengeId);
  const { subject, detail: challenge } = readTokenValue(value ?? "");
  if (subject !== session.userId) throw new IdentityError("passkey-refused");
  const { registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      response: readRegistrationResponse(answer.response),
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(context).origin,
      expectedRPID: relyingParty(context).id,
      requireUserVerification: true,
    }),
  );
  if (registrationInfo === undefined) throw new IdentityError("passkey-refused");
  const { credential } = registrationInfo;
  await database.transaction(async (tx) => {
    const [own] = await tx
      .select({ total: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, session.userId));
    if ((own?.total ?? 0) >= maxPasskeys) throw new IdentityError("passkey-limit");
    const added = await tx
      .insert(passkeys)
      .values({
        id: credential.id,
        userId: session.userId,
        name,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    // Registered already, here or by somebody else (WebAuthn level 3, 7.1 step 26).
    if (added.length === 0) throw new IdentityError("passkey-refused");
  });
  await sendNotice(context, "passkeyAdded", session, { name });
}

export async function beginPasskeySignIn(
  context: IdentityContext,
): Promise<PasskeyChallenge<PasskeyRequestOptions>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    userVerification: "required",
  });
  const value = tokenValue("challenge", "", options.challenge);
  const challengeId = await context.sealedTokens.seal("passkey-sign-in", value, challengeLifetimeInSeconds);
  return { challengeId, options: { ...options } };
}

export async function finishPasskeySignIn(
  context: IdentityContext,
  answer: { challengeId: string; response: unknown },
  client: Client,
  replacedToken: string | null = null,
): Promise<SignedIn> {
  const { database, engine, sealedTokens, sessions } = context;
  const value = await sealedTokens.open("passkey-sign-in", answer.challengeId);
  if (value === null) throw new IdentityError("passkey-refused");
  const response = readAuthenticationResponse(answer.response);
  const [passkey] = await database.db.select().from(passkeys).where(eq(passkeys.id, response.id));
  if (passkey === undefined) throw new IdentityError("passkey-refused");
  const { userHandle } = response.response;
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== passkey.userId)
    throw new IdentityError("passkey-refused");
  const { verified, authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response: response,
      expectedChallenge: readTokenValue(value).detail,
      expectedOrigin: relyingParty(context).origin,
      expectedRPID: relyingParty(context).id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        // A counter that does not grow is a copied key; the check refuses it (WebAuthn level 3, 7.2 step 22).
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  // Only what a passkey has signed uses the challenge up: nothing else is written down.
  if (!verified || !(await sealedTokens.useUp(answer.challengeId)))
    throw new IdentityError("passkey-refused");
  await database.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id));
  const signedIn = await engine.startSession(passkey.userId, {
    client,
    lifetimeInSeconds: rememberedSessionInSeconds,
  });
  if (replacedToken !== null) await sessions.endByToken(replacedToken);
  return signedIn;
}

export async function removePasskey(
  context: IdentityContext,
  session: Session,
  passkeyId: string,
): Promise<void> {
  // Base64url, as authenticators choose them; a zero byte would be more than the database can be asked.
  if (!/^[\w-]+$/.test(passkeyId)) throw new IdentityError("not-found");
  const [removed] = await removeSignInMethod(context, session.userId, { passkeyId }, (tx) =>
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, session.userId)))
      .returning({ name: passkeys.name }),
  );
  if (removed === undefined) throw new IdentityError("not-found");
  await sendNotice(context, "passkeyRemoved", session, { name: removed.name });
}

/** The library throws for everything that is not right with an answer. */
async function checked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new IdentityError("passkey-refused", { cause: error });
  }
}
