import { registrations, users } from "@zoetrope/database/schema";
import { createId } from "@zoetrope/kit";
import type { Locale } from "@zoetrope/i18n";
import { eq } from "drizzle-orm";
import type { Client, SignedIn, SignUpForm } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { verifyLifetimeInSeconds } from "../mails/token-values.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";
import { readOptionalName, requireEmail, requireName } from "../read-input.ts";
import { keptSessionInSeconds } from "../sessions/session-lifetime.ts";
import { mayMail } from "../throttle/limits.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";

const maxUsernameWish = 60;
const usernameTries = 5;

/**
 * Writes the wish for an account down and sends a mail about it. Whether the address or the username is known is not even
 * looked at: the answer and the time it takes cannot depend on it.
 */
export async function signUp(context: IdentityContext, form: SignUpForm, client: Client): Promise<void> {
  const { database, engine, limits, mailer, passwordQueue } = context;
  const email = requireEmail(form.email);
  const firstName = requireName(form.firstName);
  const lastName = readOptionalName(form.lastName);
  const username = form.username?.slice(0, maxUsernameWish) ?? null;
  await requireGoodPassword(form.password, [email, firstName, lastName ?? "", username ?? ""]);
  await passwordQueue.admit(async () => {
    const mayBeMailed = await mayMail(limits, client, email);
    const passwordHash = await engine.hashPassword(form.password);
    const now = new Date();
    const registration = {
      id: createId(),
      email,
      passwordHash,
      username,
      firstName,
      lastName,
      locale: client.locale,
      createdAt: now,
      expiresAt: new Date(now.getTime() + verifyLifetimeInSeconds * 1_000),
    };
    if (!mayBeMailed) return;
    await database.transaction(async (tx) => {
      await tx.insert(registrations).values(registration);
      await mailer.enqueue(tx, {
        kind: "sign-up",
        recipient: email,
        locale: client.locale,
        payload: { registrationId: registration.id },
      });
    });
  });
  mailer.wake();
}

/** Sends the mail of an unfinished sign-up once more. The same answer for every address. */
export async function resendVerification(
  { database, limits, mailer }: IdentityContext,
  address: string,
  client: Client,
): Promise<void> {
  const recipient = requireEmail(address);
  if (!(await mayMail(limits, client, recipient))) return;
  await mailer.enqueue(database.db, {
    kind: "sign-up-again",
    recipient,
    locale: client.locale,
    payload: {},
  });
  mailer.wake();
}

/** Makes the account of a registration whose address has just been verified, and signs in. Throws "token-invalid". */
export async function finishSignUp(
  context: IdentityContext,
  registrationId: string,
  client: Client,
): Promise<SignedIn> {
  const { database, engine, usernames } = context;
  const [registration] = await database.db
    .delete(registrations)
    .where(eq(registrations.id, registrationId))
    .returning();
  if (registration === undefined || registration.expiresAt <= new Date())
    throw new IdentityError("token-invalid");
  const { email, firstName, lastName, passwordHash } = registration;
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
      await database.db.delete(registrations).where(eq(registrations.email, email));
      return await engine.startSession(userId, { client, lifetimeInSeconds: keptSessionInSeconds });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const [known] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
      // The address was verified by another of its registrations meanwhile: that one has the account.
      if (known !== undefined) throw new IdentityError("token-invalid", { cause: error });
    }
  }
  throw new IdentityError("busy", { retryAfterInSeconds: 1 });
}
