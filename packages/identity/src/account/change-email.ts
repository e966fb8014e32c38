import type { Queries } from "@zoetrope/database";
import { credentials, emailChanges, oneTimeTokens, passkeys, users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { createId } from "@zoetrope/kit";
import { and, eq, gte, ne } from "drizzle-orm";
import type { Client, EmailUndo, Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import {
  endTokensOf,
  readTokenValue,
  resetLifetimeInSeconds,
  resetValue,
  undoLifetimeInSeconds,
  undoValue,
} from "../mails/token-values.ts";
import { requireEmail } from "../read-input.ts";
import { confirmPerson } from "../sign-in/confirm-person.ts";
import { endRegistrations } from "../sign-up/registrations.ts";
import { mayMail } from "../throttle/limits.ts";
import { isUniqueViolation } from "../usernames/usernames.ts";

export interface EmailChange {
  userId: string;
  /** The new one. */
  email: string;
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
  const mayBeMailed = isOwn || (await mayMail(limits, { purpose: "email-change", client, recipient: email }));
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

/** The change that a link stands for; null where the person wants another address by now, or none. */
export async function findEmailChange(
  { database }: IdentityContext,
  userId: string,
  email: string,
): Promise<EmailChange | null> {
  const [user] = await database.db
    .select({ pendingEmail: users.pendingEmail })
    .from(users)
    .where(eq(users.id, userId));
  return user?.pendingEmail === email ? { userId, email } : null;
}

/** The address changes, and the old one is told, with a link that takes it back. */
export async function finishEmailChange(
  { database, mailer }: IdentityContext,
  { userId, email }: EmailChange,
): Promise<void> {
  await refuseUsedUp("token-invalid", () =>
    database.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      // Only the newest wish counts.
      if (user?.pendingEmail !== email) throw new IdentityError("token-invalid");
      const now = new Date();
      await tx
        .update(users)
        .set({ email, emailVerified: true, pendingEmail: null, updatedAt: now })
        .where(eq(users.id, userId));
      await endRegistrations(tx, email);
      await endTokensOf(tx, "email-change", userId);
      // Links to a new password that lie in the old mailbox.
      await endTokensOf(tx, "reset", userId);
      const id = createId();
      await tx.insert(emailChanges).values({
        id,
        userId,
        oldEmail: user.email,
        newEmail: email,
        changedAt: now,
        undoableUntil: new Date(now.getTime() + undoLifetimeInSeconds * 1_000),
      });
      await mailer.enqueue(tx, {
        kind: "email-changed",
        recipient: user.email,
        locale: user.locale as Locale,
        payload: { changeId: id },
      });
    }),
  );
  mailer.wake();
}

async function findUndo({ database, engine }: IdentityContext, token: string) {
  const value = await engine.peekToken("undo-email-change", token);
  const { subject: id } = readTokenValue(value ?? "");
  const [change] = await database.db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return change === undefined || change.undoableUntil <= new Date() ? null : change;
}

/** Looks at a link that takes an address back, without using it. */
export async function peekEmailUndo(context: IdentityContext, token: string): Promise<EmailUndo | null> {
  const change = await findUndo(context, token);
  if (change === null) return null;
  const { oldEmail, newEmail, changedAt } = change;
  return { oldEmail, newEmail, changedAt };
}

/**
 * Gives an account back its old address, for whoever has that mailbox: they say that the change was not theirs. So nothing is left
 * of what somebody else may have had: all sessions end, the password opens nothing any more, and what was added to sign in with since
 * goes, and so do later changes of the address, with their own links back. Earlier owners keep theirs. Returns the token of a link
 * to a new password.
 */
export async function undoEmailChange(
  context: IdentityContext,
  token: string,
): Promise<{ resetToken: string }> {
  const { database, engine } = context;
  const change = await findUndo(context, token);
  if (change === null) throw new IdentityError("token-invalid");
  const { id, userId, oldEmail, changedAt } = change;
  await refuseUsedUp("email-taken", () =>
    database.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
      // Once: of two who press at the same moment, one finds the link used.
      const used = await tx
        .delete(oneTimeTokens)
        .where(eq(oneTimeTokens.value, undoValue(id)))
        .returning({ id: oneTimeTokens.id });
      if (used.length === 0) throw new IdentityError("token-invalid");
      await tx
        .update(users)
        .set({ email: oldEmail, emailVerified: true, pendingEmail: null, updatedAt: new Date() })
        .where(eq(users.id, userId));
      await endRegistrations(tx, oldEmail);
      await endChangesSince(tx, userId, changedAt);
      await endCredentialsSince(tx, userId, changedAt);
    }),
  );
  await engine.endSessions(userId);
  return {
    resetToken: await engine.issueToken("reset-password", resetValue(userId), resetLifetimeInSeconds),
  };
}

async function endChangesSince(queries: Queries, userId: string, since: Date): Promise<void> {
  for (const kind of ["email-change", "reset"]) await endTokensOf(queries, kind, userId);
  const ended = await queries
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.changedAt, since)))
    .returning({ id: emailChanges.id });
  for (const { id } of ended)
    await queries.delete(oneTimeTokens).where(eq(oneTimeTokens.value, undoValue(id)));
}

async function endCredentialsSince(queries: Queries, userId: string, since: Date): Promise<void> {
  await queries
    .delete(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.provider, "credential")));
  await queries
    .delete(credentials)
    .where(
      and(
        eq(credentials.userId, userId),
        ne(credentials.provider, "credential"),
        gte(credentials.createdAt, since),
      ),
    );
  await queries.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
}

/** The database has the last word on who has an address. */
async function refuseUsedUp(
  reason: "token-invalid" | "email-taken",
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new IdentityError(reason, { cause: error });
    throw error;
  }
}
