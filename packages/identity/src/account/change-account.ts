import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { eq } from "drizzle-orm";
import type { Client, Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { endTokensOf } from "../mails/token-values.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";
import { readOptionalName, requireEmail, requireName } from "../read-input.ts";
import { confirmPerson } from "../sign-in/confirm-person.ts";
import { mayMail } from "../throttle/limits.ts";

type UserChange = Partial<Pick<typeof users.$inferInsert, "firstName" | "lastName" | "locale" | "avatarKey">>;

export async function updateUser(
  { database }: IdentityContext,
  userId: string,
  change: UserChange,
): Promise<void> {
  await database.db
    .update(users)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(users.id, userId));
}

export async function changeName(
  context: IdentityContext,
  session: Session,
  name: { firstName: string; lastName?: string },
): Promise<void> {
  const firstName = requireName(name.firstName);
  await updateUser(context, session.userId, { firstName, lastName: readOptionalName(name.lastName) });
}

export async function changeLocale(
  context: IdentityContext,
  session: Session,
  locale: Locale,
): Promise<void> {
  await updateUser(context, session.userId, { locale });
}

/** Writes the wish down; the address changes when the link in the mail to it is opened. */
export async function changeEmail(
  context: IdentityContext,
  session: Session,
  form: { email: string; password?: string },
  client: Client,
): Promise<void> {
  const { database, limits, mailer } = context;
  const email = requireEmail(form.email);
  await confirmPerson(context, session, form.password);
  const isOwn = email === session.email;
  const mayBeMailed = isOwn || (await mayMail(limits, client, email));
  await database.transaction(async (tx) => {
    await endTokensOf(tx, "email-change", session.userId);
    await tx
      .update(users)
      .set({ pendingEmail: isOwn ? null : email, updatedAt: new Date() })
      .where(eq(users.id, session.userId));
    if (isOwn || !mayBeMailed) return;
    await mailer.enqueue(tx, {
      kind: "email-change",
      recipient: email,
      locale: client.locale,
      payload: { userId: session.userId },
    });
  });
  mailer.wake();
}

export async function changePassword(
  context: IdentityContext,
  session: Session,
  form: { current?: string; password: string },
): Promise<void> {
  const { database, engine, passwordQueue, sessions } = context;
  const [user] = await database.db.select().from(users).where(eq(users.id, session.userId));
  if (user === undefined) throw new IdentityError("session-missing");
  const { email, firstName, lastName, username } = user;
  await requireGoodPassword(form.password, [email, firstName, lastName ?? "", username]);
  await confirmPerson(context, session, form.current);
  await passwordQueue.admit(async () => {
    await engine.setPasswordHash(session.userId, await engine.hashPassword(form.password));
  });
  await sessions.endOthers(session);
  await endTokensOf(database.db, "reset", session.userId);
  await sendNotice(context, "passwordChanged", { email, locale: user.locale as Locale });
}
