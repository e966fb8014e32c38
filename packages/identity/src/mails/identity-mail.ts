import { emailChanges, registrations, users } from "@zoetrope/database/schema";
import { formatMessage, getMailMessages, type Locale, type MailMessages, type Message } from "@zoetrope/i18n";
import { emailUndoInDays, usernameReservedInDays } from "@zoetrope/kit/limits";
import type { MailContent, MailRequest } from "@zoetrope/mail";
import { and, eq, gt } from "drizzle-orm";
import type { IdentityContext } from "../identity-context.ts";
import { signUpValue, type Registration } from "../sign-up/registrations.ts";
import { nameForMail } from "./mail-values.ts";
import {
  endTokens,
  resetValue,
  resetLifetimeInSeconds,
  tokenValue,
  undoValue,
  verifyLifetimeInSeconds,
} from "./token-values.ts";

const verifyLifetimeInHours = verifyLifetimeInSeconds / 3_600;

export type NoticeName = Exclude<keyof MailMessages["notice"], "notYou" | "lost" | "action">;

/** Text of a payload; "" when it is not there. */
const textOf = (request: MailRequest, name: string): string => {
  const value = request.payload[name];
  return typeof value === "string" ? value : "";
};

type LinkMail<Values extends object> = Omit<MailMessages["verify"], "preview" | "text" | "note"> & {
  preview: string | Message<Values>;
  text: Message<Values>;
  note: string | Message<Values>;
};

function linkMail<Values extends object>(
  messages: LinkMail<Values>,
  url: string,
  values: Values,
): MailContent {
  const { subject, preview, heading, text, action, note } = messages;
  return {
    subject,
    preview: formatMessage(preview, values),
    heading,
    paragraphs: [text(values)],
    action: { label: action, url },
    notes: [formatMessage(note, values)],
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

  async function resetLink(userId: string, locale: Locale, returnTo?: string): Promise<string> {
    return links.resetPassword(
      await engine.issueToken("reset-password", resetValue(userId), resetLifetimeInSeconds),
      locale,
      returnTo,
    );
  }

  async function composeVerification(
    { recipient, locale }: MailRequest,
    registration: Registration,
  ): Promise<MailContent> {
    const messages = getMailMessages(locale);
    const user = await findUser(recipient);
    const { firstName, lastName, createdAt, authRequest } = registration;
    const values = {
      email: recipient,
      name: nameForMail([firstName, lastName].filter(Boolean).join(" ")),
      time: createdAt,
      hours: verifyLifetimeInHours,
    };
    if (user !== null)
      return linkMail(messages.known, await resetLink(user.id, locale, authRequest.returnTo), values);
    const value = signUpValue(registration);
    await endTokens(database.db, value);
    const token = await engine.issueToken("verify-email", value, verifyLifetimeInSeconds);
    return linkMail(messages.verify, links.verifyEmail(token, locale, authRequest.returnTo), values);
  }

  mailer.compose("sign-up", async (request) => {
    const [registration] = await database.db
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.email, request.recipient),
          eq(registrations.browserHash, textOf(request, "browserHash")),
          gt(registrations.expiresAt, new Date()),
        ),
      );
    return registration === undefined ? null : await composeVerification(request, registration);
  });

  mailer.compose("reset-password", async (request) => {
    const { recipient, locale } = request;
    const user = await findUser(recipient);
    if (user === null) return null;
    const link = await resetLink(user.id, locale, textOf(request, "returnTo"));
    return linkMail(getMailMessages(locale).reset, link, { email: recipient });
  });

  mailer.compose("sign-in-delayed", async (request) => {
    const { locale } = request;
    const [user] = await database.db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, textOf(request, "userId")));
    if (user === undefined || user.email !== request.recipient) return null;
    return linkMail(getMailMessages(locale).delayed, await resetLink(user.id, locale), { email: user.email });
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
    return linkMail(getMailMessages(locale).emailChange, links.verifyEmail(token, locale), {
      email: recipient,
      hours: verifyLifetimeInHours,
    });
  });

  mailer.compose("email-changed", async (request) => {
    const { locale } = request;
    const changeId = textOf(request, "changeId");
    const [change] = await database.db.select().from(emailChanges).where(eq(emailChanges.id, changeId));
    const secondsLeft = change && Math.floor((change.undoableUntil.getTime() - Date.now()) / 1_000);
    if (change === undefined || secondsLeft === undefined || secondsLeft <= 0) return null;
    const value = undoValue(changeId);
    await endTokens(database.db, value);
    const token = await engine.issueToken("undo-email-change", value, secondsLeft);
    return linkMail(getMailMessages(locale).emailChanged, links.undoEmailChange(token, locale), {
      email: change.newEmail,
      until: change.undoableUntil,
      days: emailUndoInDays,
    });
  });

  mailer.compose("notice", async (request) => {
    const { locale } = request;
    const messages = getMailMessages(locale).notice;
    const notice = messages[textOf(request, "notice") as NoticeName];
    const values = {
      email: textOf(request, "email"),
      name: textOf(request, "name"),
      days: usernameReservedInDays,
    };
    const [subject, preview, heading, text] = [
      notice.subject,
      notice.preview,
      notice.heading,
      notice.text,
    ].map((one) => formatMessage(one, values)) as [string, string, string, string];
    const paragraphs = [text];
    if (textOf(request, "notice") === "accountDeleted")
      return { subject, preview, heading, paragraphs: [...paragraphs, messages.lost], notes: [] };
    return {
      subject,
      preview,
      heading,
      paragraphs: [...paragraphs, messages.notYou],
      action: { label: messages.action, url: links.startReset(locale) },
      notes: [],
    };
  });
}
