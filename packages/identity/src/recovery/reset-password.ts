import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { eq } from "drizzle-orm";
import type { Client, SignedIn } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { endTokens, readTokenValue, resetValue } from "../mails/token-values.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { ownWordsOf } from "../passwords/own-words.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";
import { requireEmail } from "../read-input.ts";
import { rememberedSessionInSeconds } from "../sessions/session-lifetime.ts";
import { accountLimit, mayMail } from "../throttle/limits.ts";
import { loginSubject, personSubject } from "../throttle/subjects.ts";

/** Asks for a mail; whether there is an account is found out when it is written. */
export async function requestPasswordReset(
  { database, limits, mailer }: IdentityContext,
  address: string,
  client: Client,
  returnTo: string | null = null,
): Promise<void> {
  const recipient = requireEmail(address);
  if (!(await mayMail(limits, { purpose: "reset", client, recipient }))) return;
  await mailer.enqueue(database.db, {
    kind: "reset-password",
    recipient,
    locale: client.locale,
    payload: returnTo === null ? {} : { returnTo },
  });
  mailer.wake();
}

async function findWhose({ database, engine }: IdentityContext, token: string) {
  const value = await engine.peekToken("reset-password", token);
  if (value === null) return null;
  const [user] = await database.db
    .select()
    .from(users)
    .where(eq(users.id, readTokenValue(value).subject));
  return user ?? null;
}

/** Looks at a link without using it. */
export async function peekPasswordReset(
  context: IdentityContext,
  token: string,
): Promise<{ ownWords: readonly string[] } | null> {
  const user = await findWhose(context, token);
  return user && { ownWords: ownWordsOf(user) };
}

/**
 * Sets the password that the holder of a reset link chose, ends all that could be somebody else's, and signs in. `replacedToken` is the
 * browser's old session, which ends, whoever's it was.
 */
export async function resetPassword(
  context: IdentityContext,
  { token, password }: { token: string; password: string },
  client: Client,
  replacedToken: string | null = null,
): Promise<SignedIn> {
  const { database, engine, limits, passwordQueue, sessions } = context;
  return await passwordQueue.admit(async () => {
    const user = await findWhose(context, token);
    if (user === null) throw new IdentityError("token-invalid");
    const { id: userId, email, username } = user;
    await requireGoodPassword(password, ownWordsOf(user));
    const passwordHash = await engine.hashPassword(password);
    // Only now is the link used up: a password that is refused, or a full machine, does not cost it.
    if ((await engine.consumeToken("reset-password", token)) === null)
      throw new IdentityError("token-invalid");
    await engine.setPasswordHash(userId, passwordHash);
    await endTokens(database.db, resetValue(userId));
    await engine.endSessions(userId);
    for (const subject of [loginSubject(email), loginSubject(username), personSubject(userId)])
      await limits.clear({ limit: accountLimit, subject });
    await sendNotice(context, "passwordChanged", { email, locale: user.locale as Locale });
    if (replacedToken !== null) await sessions.endByToken(replacedToken);
    return await engine.startSession(userId, { client, lifetimeInSeconds: rememberedSessionInSeconds });
  });
}
