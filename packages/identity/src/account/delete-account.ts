import { users } from "@zoetrope/database/schema";
import { eq } from "drizzle-orm";
import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { endTokensOf } from "../mails/token-values.ts";
import { confirmPerson } from "../sign-in/confirm-person.ts";
import { endRegistrations } from "../sign-up/registrations.ts";
import { removeAvatarFile } from "./change-avatar.ts";

/** At once and for good: a person who asks to be forgotten is not kept for a month in case they did not mean it. */
export async function deleteAccount(
  context: IdentityContext,
  session: Session,
  form: { password?: string },
): Promise<void> {
  const { database, parts, usernames } = context;
  const { userId, email, locale } = session;
  await confirmPerson(context, session, form.password);
  // What other packages keep goes first: when one of them fails, the person can try again.
  for (const part of parts) await part.remove(userId);
  const avatarKey = await database.transaction(async (tx) => {
    await usernames.hold(tx, userId);
    for (const kind of ["reset", "email-change", "passkey"]) await endTokensOf(tx, kind, userId);
    await endRegistrations(tx, email);
    const [user] = await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ avatarKey: users.avatarKey });
    return user?.avatarKey ?? null;
  });
  if (avatarKey !== null) await removeAvatarFile(context, userId, avatarKey);
  await sendNotice(context, "accountDeleted", { email, locale });
}
