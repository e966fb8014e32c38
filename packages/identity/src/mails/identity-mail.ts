import { registrations, users } from "@zoetrope/database/schema";
import { fill, mailWordsOf, type Locale, type MailWords } from "@zoetrope/i18n";
import type { MailContent, MailRequest } from "@zoetrope/mail";
import { and, desc, eq, gt } from "drizzle-orm";
import type { IdentityContext } from "../identity-context.ts";
import {
  endTokens,
  resetValue,
  resetLifetimeInSeconds,
  tokenValue,
  verifyLifetimeInSeconds,
} from "./token-values.ts";

export type NoticeName = Exclude<keyof MailWords["notice"], "notYou" | "lost" | "action">;

/** Text of a payload; "" when it is not there. */
const textOf = (request: MailRequest, name: string): string => {
  const value = request.payload[name];
  return typeof value === "string" ? value : "";
};

type LinkMail = MailWords["verify"];

function linkMail(words: LinkMail, url: string, values: Record<string, string>): MailContent {
  const { subject, preview, heading, text, action, note } = words;
  return {
    subject,
    preview,
    heading,
    paragraphs: [fill(text, values)],
    action: { label: action, url },
    notes: [note],
  };
}

/**
 * Says how each mail of identity is written. That happens when it is sent, not when it is asked for: tokens never lie in
 * the queue, and whether an address is known is found out where nobody can measure the time it takes.
 */
export function composeIdentityMails(context: IdentityContext): void {
  const { database, engine, links, mailer } = context;

  const findUser = async (email: string) =>
    (await database.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0] ?? null;

  async function resetLink(userId: string, locale: Locale): Promise<string> {
    return links.resetPassword(
      await engine.issueToken("reset-password", resetValue(userId), resetLifetimeInSeconds),
      locale,
    );
  }

  async function composeVerification(
    { recipient, locale }: MailRequest,
    registrationId: string,
  ): Promise<MailContent> {
    const words = mailWordsOf(locale);
    const user = await findUser(recipient);
    const values = { email: recipient };
    if (user !== null) return linkMail(words.known, await resetLink(user.id, locale), values);
    const value = tokenValue("sign-up", registrationId);
    await endTokens(database.db, value);
    const token = await engine.issueToken("verify-email", value, verifyLifetimeInSeconds);
    return linkMail(words.verify, links.verifyEmail(token, locale), values);
  }

  mailer.compose("sign-up", async (request) => {
    const [registration] = await database.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(eq(registrations.id, textOf(request, "registrationId")), gt(registrations.expiresAt, new Date())),
      );
    return registration === undefined ? null : await composeVerification(request, registration.id);
  });

  mailer.compose("sign-up-again", async (request) => {
    const [registration] = await database.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(and(eq(registrations.email, request.recipient), gt(registrations.expiresAt, new Date())))
      .orderBy(desc(registrations.createdAt))
      .limit(1);
    return registration === undefined ? null : await composeVerification(request, registration.id);
  });

  mailer.compose("reset-password", async ({ recipient, locale }) => {
    const user = await findUser(recipient);
    if (user === null) return null;
    return linkMail(mailWordsOf(locale).reset, await resetLink(user.id, locale), { email: recipient });
  });

  mailer.compose("sign-in-delayed", async (request) => {
    const { locale } = request;
    const [user] = await database.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, textOf(request, "userId")));
    if (user === undefined || user.email !== request.recipient) return null;
    return linkMail(mailWordsOf(locale).delayed, await resetLink(user.id, locale), { email: user.email });
  });

  mailer.compose("email-change", async (request) => {
    const { recipient, locale } = request;
    const userId = textOf(request, "userId");
    const [user] = await database.db
      .select({ pendingEmail: users.pendingEmail })
      .from(users)
      .where(eq(users.id, userId));
    // Somebody else's address gets no mail, and the person who asked is not told whose it is.
    if (user?.pendingEmail !== recipient || (await findUser(recipient)) !== null) return null;
    const value = tokenValue("email-change", userId, recipient);
    await endTokens(database.db, value);
    const token = await engine.issueToken("verify-email", value, verifyLifetimeInSeconds);
    return linkMail(mailWordsOf(locale).emailChange, links.verifyEmail(token, locale), { email: recipient });
  });

  mailer.compose("notice", async (request) => {
    const { locale } = request;
    const words = mailWordsOf(locale).notice;
    const notice = words[textOf(request, "notice") as NoticeName];
    const { subject, preview, heading, text } = notice;
    const paragraphs = [fill(text, { email: textOf(request, "email"), name: textOf(request, "name") })];
    // A changed address means that the reader of this mail may no longer have a way in of their own.
    if (textOf(request, "notice") === "accountDeleted" || textOf(request, "notice") === "emailChanged")
      return { subject, preview, heading, paragraphs: [...paragraphs, words.lost], notes: [] };
    return {
      subject,
      preview,
      heading,
      paragraphs: [...paragraphs, words.notYou],
      action: { label: words.action, url: links.startReset(locale) },
      notes: [],
    };
  });
}
