import { users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { eq } from "drizzle-orm";
import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { endTokensOf } from "../mails/token-values.ts";
import { ownWordsOf } from "../passwords/own-words.ts";
import { requireGoodPassword } from "../passwords/password-rules.ts";
import { readOptionalName, requireName } from "../read-input.ts";
import { confirmPerson } from "../sign-in/confirm-person.ts";

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

export async function changePassword(
  context: IdentityContext,
  session: Session,
  form: { current?: string; password: string },
): Promise<void> {
  const { database, engine, passwordQueue, sessions } = context;
  const [user] = await database.db.select().from(users).where(eq(users.id, session.userId));
  if (user === undefined) throw new IdentityError("session-missing");
  const { email } = user;
  await requireGoodPassword(form.password, ownWordsOf(user));
  await confirmPerson(context, session, form.current);
  await passwordQueue.admit(async () => {
    await engine.setPasswordHash(session.userId, await engine.hashPassword(form.password));
  });
  await sessions.endOthers(session);
  await endTokensOf(database.db, "reset", session.userId);
  await sendNotice(context, "passwordChanged", { email, locale: user.locale as Locale });
}
