import { registrations, users } from "@zoetrope/database/schema";
import { createId } from "@zoetrope/kit";
import type { Locale } from "@zoetrope/i18n";
import type { MailRequest } from "@zoetrope/mail";
import { eq } from "drizzle-orm";
import type { Client, SignedIn, SignUpBegun, SignUpForm } from "../contract.ts";
import { hashToken } from "../engine/token-hash.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { verifyLifetimeInSeconds } from "../mails/token-values.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";
import { readOptionalName, requireEmail, requireName } from "../read-input.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { mayMail } from "../throttle/limits.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";
import { browserHashOf, browserTokenOf, endRegistrations, type Registration } from "./registrations.ts";

const maxProposedLength = 60;
const usernameTries = 5;

/**
 * Writes the wish for an account down, as one of this browser, and sends a mail about it. Whether the address or the username is
 * known is not even looked at: the answer and the time it takes cannot depend on it. Where the address has had mails enough the wish
 * stands all the same: whatever link lies in the mailbox confirms it from this browser.
 */
export async function signUp(
  context: IdentityContext,
  form: SignUpForm,
  client: Client,
  givenToken: string | null = null,
): Promise<SignUpBegun> {
  const { database, engine, limits, mailer, passwordQueue } = context;
  const email = requireEmail(form.email);
  const firstName = requireName(form.firstName);
  const lastName = readOptionalName(form.lastName);
  const username = form.username?.slice(0, maxProposedLength) ?? null;
  await requireGoodPassword(form.password, [email, firstName, lastName ?? "", username ?? ""]);
  const browserToken = browserTokenOf(givenToken);
  const browserHash = hashToken(browserToken);
  const expiresAt = new Date(Date.now() + verifyLifetimeInSeconds * 1_000);
  await passwordQueue.admit(async () => {
    const mayBeMailed = await mayMail(limits, {
      purpose: "sign-up",
      client,
      recipient: email,
      browser: browserHash,
    });
    const passwordHash = await engine.hashPassword(form.password);
    const registration = {
      passwordHash,
      username,
      firstName,
      lastName,
      locale: client.locale,
      createdAt: new Date(),
      expiresAt,
      authRequest: form.authRequest ?? {},
    };
    await database.transaction(async (tx) => {
      await tx
        .insert(registrations)
        .values({ id: createId(), email, browserHash, ...registration })
        .onConflictDoUpdate({ target: [registrations.email, registrations.browserHash], set: registration });
      if (mayBeMailed) await mailer.enqueue(tx, signUpMail(email, browserHash, client));
    });
  });
  mailer.wake();
  return { browserToken, expiresAt };
}

/** Written when it is sent: whether there is such a sign-up is found out where nobody can measure the time it takes. */
const signUpMail = (recipient: string, browserHash: string, { locale }: Client): MailRequest => ({
  kind: "sign-up",
  recipient,
  locale,
  payload: { browserHash },
});

/** Sends the mail of this browser's own unfinished sign-up once more. The same answer for every address. */
export async function resendVerification(
  { database, limits, mailer }: IdentityContext,
  address: string,
  client: Client,
  browserToken: string,
): Promise<void> {
  const recipient = requireEmail(address);
  const browser = browserHashOf(browserToken);
  if (browser === null) return;
  if (!(await mayMail(limits, { purpose: "sign-up", client, recipient, browser }))) return;
  await mailer.enqueue(database.db, signUpMail(recipient, browser, client));
  mailer.wake();
}

/** Makes the account of a sign-up whose address has just been confirmed, and signs in. Throws "token-invalid". */
export async function finishSignUp(
  context: IdentityContext,
  { id, email }: Pick<Registration, "id" | "email">,
  client: Client,
): Promise<SignedIn> {
  const { database, engine, usernames } = context;
  // All of them at once: of two that are confirmed at the same moment, one finds nothing left.
  const ended = await database.transaction((tx) => endRegistrations(tx, email));
  const registration = ended.find((one) => one.id === id && one.expiresAt > new Date());
  if (registration === undefined) throw new IdentityError("token-invalid");
  const { firstName, lastName, passwordHash } = registration;
  const locale = registration.locale as Locale;
  for (let tries = 0; tries < usernameTries; tries++) {
    const { username, key } = await usernames.findFree([
      registration.username,
      email.split("@")[0],
      firstName,
    ]);
    try {
      const person = { email, username, usernameKey: key, firstName, lastName, locale, passwordHash };
      const userId = await engine.createPerson(person);
      return await engine.startSession(userId, { client, lifetimeInSeconds: rememberedSessionInSeconds });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const [known] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      // The address was verified by another of its registrations meanwhile: that one has the account.
      if (known !== undefined) throw new IdentityError("token-invalid", { cause: error });
    }
  }
  throw new IdentityError("busy", { retryAfterInSeconds: 1 });
}
