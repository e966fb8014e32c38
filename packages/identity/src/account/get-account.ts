import { credentials, passkeys, users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { and, asc, eq } from "drizzle-orm";
import type { Account, Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { nameLinked } from "../external/linked-kind.ts";
import { IdentityError } from "../identity-error.ts";
import { ownWordsOf } from "../passwords/own-words.ts";
import { avatarUrl } from "../sessions/sessions.ts";

/** Everything that the settings page shows. */
export async function getAccount(
  { database: { db }, providerKinds, sessions, urls }: IdentityContext,
  session: Session,
): Promise<Account> {
  const { userId } = session;
  const [[user], owned, keys, ownSessions] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(credentials).where(eq(credentials.userId, userId)),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    sessions.list(session),
  ]);
  if (user === undefined) throw new IdentityError("session-missing");
  return {
    userId,
    username: user.username,
    email: user.email,
    isEmailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    ownWords: ownWordsOf(user),
    avatarUrl: avatarUrl(urls, user.avatarKey),
    locale: user.locale as Locale,
    createdAt: user.createdAt,
    hasPassword: owned.some(({ provider }) => provider === "credential"),
    linked: owned
      .filter(({ provider }) => provider !== "credential")
      .map(({ provider, email, createdAt }) => {
        const { id, name } = nameLinked(providerKinds, provider);
        return { id, name, email, linkedAt: createdAt };
      }),
    passkeys: keys,
    sessions: ownSessions,
  };
}

/** Null for who is gone, and for an address that nobody has confirmed. */
export async function verifiedEmail(
  { database: { db } }: Pick<IdentityContext, "database">,
  userId: string,
): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return user?.email ?? null;
}
