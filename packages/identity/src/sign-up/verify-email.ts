import type { Client, SignedIn, Verification, VerificationProof, Verified } from "../contract.ts";
import { findEmailChange, finishEmailChange, type EmailChange } from "../account/change-email.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { readTokenValue } from "../mails/token-values.ts";
import { requireBearableLength } from "../passwords/password-rules.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { confirmPassword } from "../sign-in/confirm-person.ts";
import { personSubject, signUpSubject } from "../throttle/subjects.ts";
import { browserHashOf, findRegistration, type Registration } from "./registrations.ts";
import { finishSignUp } from "./sign-up.ts";

type Link =
  | { kind: "sign-up"; registration: Registration; isOwn: boolean }
  | { kind: "email-change"; change: EmailChange; isOwn: boolean };

type Proof = Pick<VerificationProof, "browserToken" | "sessionToken">;

/** What a link stands for in this browser; null where nothing is to be had of it. */
async function findLink(context: IdentityContext, token: string, proof: Proof): Promise<Link | null> {
  const { database, engine, sessions } = context;
  const value = await engine.peekToken("verify-email", token);
  if (value === null) return null;
  const { kind, subject, detail: email } = readTokenValue(value);
  if (kind === "sign-up") {
    const link = { registrationId: subject, email };
    const found = await findRegistration(database.db, link, browserHashOf(proof.browserToken));
    return found === null ? null : { kind, ...found };
  }
  const change = await findEmailChange(context, subject, email);
  if (kind !== "email-change" || change === null) return null;
  const session = await sessions.get(proof.sessionToken ?? null);
  return { kind, change, isOwn: session?.userId === change.userId };
}

/** Looks at a link without using it. */
export async function peekVerification(
  context: IdentityContext,
  token: string,
  proof: Proof,
): Promise<Verification | null> {
  const link = await findLink(context, token, proof);
  if (link === null) return null;
  const asksPassword = !link.isOwn;
  if (link.kind === "email-change") return { kind: link.kind, email: link.change.email, asksPassword };
  const { email, firstName, lastName } = link.registration;
  return { kind: link.kind, email, name: [firstName, lastName].filter(Boolean).join(" "), asksPassword };
}

/**
 * Uses the link of a sign-up or of an e-mail change. That it came shows whose mailbox it is, and no more: a mailbox can be that of
 * somebody whose address was mistyped, or used by a stranger. Whose sign-up or account it is, the browser shows, or the password.
 */
export async function verifyEmail(
  context: IdentityContext,
  token: string,
  proof: VerificationProof,
  client: Client,
): Promise<Verified> {
  const { engine, sessions } = context;
  const link = await findLink(context, token, proof);
  if (link === null) throw new IdentityError("token-invalid");
  if (!link.isOwn) await requirePassword(context, link, proof.password ?? "");
  // Only now is the link used up: a wrong password, or a full machine, does not cost it.
  if ((await engine.consumeToken("verify-email", token)) === null) throw new IdentityError("token-invalid");
  let signedIn: SignedIn | null = null;
  if (link.kind === "sign-up") signedIn = await finishSignUp(context, link.registration, client);
  else {
    const { userId } = link.change;
    await finishEmailChange(context, link.change);
    if (!link.isOwn)
      signedIn = await engine.startSession(userId, { client, lifetimeInSeconds: rememberedSessionInSeconds });
  }
  // What the browser held before is somebody else's, or of no more use.
  if (signedIn !== null && proof.sessionToken) await sessions.endByToken(proof.sessionToken);
  const metadata = link.kind === "sign-up" ? link.registration.authRequest.metadata : undefined;
  return { kind: link.kind, signedIn, ...(metadata !== undefined && { metadata }) };
}

async function requirePassword(context: IdentityContext, link: Link, password: string): Promise<void> {
  const { engine } = context;
  if (password === "") throw new IdentityError("reauthentication-needed");
  requireBearableLength(password);
  if (link.kind === "email-change") {
    const { userId } = link.change;
    await confirmPassword(context, {
      subject: personSubject(userId),
      isRight: () => engine.isPasswordRight(userId, password),
      fault: "wrong-credentials",
    });
    return;
  }
  const { id, passwordHash } = link.registration;
  await confirmPassword(context, {
    subject: signUpSubject(id),
    isRight: () => engine.isPasswordOf(passwordHash, password),
    fault: "sign-up-password-wrong",
  });
}
