import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { eq } from "drizzle-orm";
import type { Client, SignedIn } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { endTokensOf, readTokenValue } from "../mails/token-values.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { keptSessionInSeconds } from "../sessions/session-lifetime.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";
import { finishSignUp } from "./sign-up.ts";

/** Uses the link of a sign-up or of an e-mail change. */
export async function verifyEmail(
  context: IdentityContext,
  token: string,
  client: Client,
): Promise<SignedIn> {
  const value = await context.engine.consumeToken("verify-email", token);
  if (value === null) throw new IdentityError("token-invalid");
  const { kind, subject, detail } = readTokenValue(value);
  if (kind === "sign-up") return await finishSignUp(context, subject, client);
  if (kind === "email-change") return await finishEmailChange(context, subject, detail, client);
  throw new IdentityError("token-invalid");
}

async function finishEmailChange(
  context: IdentityContext,
  userId: string,
  email: string,
  client: Client,
): Promise<SignedIn> {
  const { database, engine } = context;
  try {
    const before = await database.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      // Only the newest wish counts.
      if (user?.pendingEmail !== email) throw new IdentityError("token-invalid");
      await tx
        .update(users)
        .set({ email, emailVerified: true, pendingEmail: null, updatedAt: new Date() })
        .where(eq(users.id, userId));
      await endTokensOf(tx, "email-change", userId);
      // Links to a new password that lie in the old mailbox.
      await endTokensOf(tx, "reset", userId);
      return user;
    });
    const person = { email: before.email, locale: before.locale as Locale };
    await sendNotice(context, "emailChanged", person, { email });
  } catch (error) {
    if (isUniqueViolation(error)) throw new IdentityError("token-invalid", { cause: error });
    throw error;
  }
  return await engine.startSession(userId, { client, lifetimeInSeconds: keptSessionInSeconds });
}
