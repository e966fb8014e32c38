// Written by `npm run messages` from messages/en/mail.json. Do not edit.
import { mail } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface MailMessages {
  linkHint: string;
  footer: string;
  verify: {
    subject: string;
    preview: string;
    heading: string;
    text: Message<{ name: string | number; email: string | number; time: Date }>;
    action: string;
    note: Message<{ hours: number }>;
  };
  known: {
    subject: string;
    preview: string;
    heading: string;
    text: Message<{ email: string | number }>;
    action: string;
    note: string;
  };
  reset: {
    subject: string;
    preview: string;
    heading: string;
    text: Message<{ email: string | number }>;
    action: string;
    note: string;
  };
  delayed: {
    subject: string;
    preview: string;
    heading: string;
    text: Message<{ email: string | number }>;
    action: string;
    note: string;
  };
  emailChange: {
    subject: string;
    preview: string;
    heading: string;
    text: Message<{ email: string | number }>;
    action: string;
    note: Message<{ hours: number }>;
  };
  emailChanged: {
    subject: string;
    preview: Message<{ days: number }>;
    heading: string;
    text: Message<{ email: string | number }>;
    action: string;
    note: Message<{ until: Date }>;
  };
  invitation: {
    subject: Message<{ name: string | number; workspace: string | number }>;
    preview: string;
    heading: Message<{ workspace: string | number }>;
    text: Message<{ name: string | number }>;
    email: Message<{ email: string | number }>;
    action: string;
    note: string;
    reason: string;
  };
  ownership: {
    subject: Message<{ workspace: string | number; name: string | number }>;
    preview: Message<{ giver: string | number }>;
    heading: Message<{ workspace: string | number; name: string | number }>;
    text: Message<{ giver: string | number; workspace: string | number; name: string | number }>;
    action: string;
    note: string;
  };
  removal: {
    subject: Message<{ workspace: string | number }>;
    preview: Message<{ name: string | number }>;
    heading: Message<{ workspace: string | number }>;
    text: Message<{ name: string | number; workspace: string | number }>;
    action: string;
    note: Message<{ name: string | number }>;
  };
  webhookDisabled: {
    subject: Message<{ host: string | number }>;
    preview: Message<{ workspace: string | number }>;
    heading: Message<{ host: string | number }>;
    failing: Message<{ days: number; workspace: string | number }>;
    gone: Message<{ workspace: string | number }>;
    action: string;
    note: string;
  };
  feedback: {
    subject: Message<{ kind: string | number; about: string | number }>;
    preview: Message<{ name: string | number }>;
    text: Message<{ name: string | number; email: string | number }>;
    picture: string;
    action: string;
    note: Message<{ email: string | number }>;
    reason: string;
  };
  notice: {
    passwordChanged: {
      subject: string;
      preview: string;
      heading: string;
      text: string;
    };
    passkeyAdded: {
      subject: string;
      preview: string;
      heading: string;
      text: Message<{ name: string | number }>;
    };
    passkeyRemoved: {
      subject: string;
      preview: string;
      heading: string;
      text: Message<{ name: string | number }>;
    };
    googleLinked: {
      subject: string;
      preview: string;
      heading: string;
      text: Message<{ email: string | number }>;
    };
    googleUnlinked: {
      subject: string;
      preview: string;
      heading: string;
      text: Message<{ email: string | number }>;
    };
    providerLinked: {
      subject: Message<{ name: string | number }>;
      preview: Message<{ name: string | number }>;
      heading: Message<{ name: string | number }>;
      text: Message<{ name: string | number }>;
    };
    providerUnlinked: {
      subject: Message<{ name: string | number }>;
      preview: Message<{ name: string | number }>;
      heading: Message<{ name: string | number }>;
      text: Message<{ name: string | number }>;
    };
    accountDeleted: {
      subject: string;
      preview: string;
      heading: string;
      text: Message<{ days: number }>;
    };
    notYou: string;
    lost: string;
    action: string;
  };
}

/** The messages of mail in a language. */
export const getMailMessages = (locale: Locale): MailMessages =>
  getMessages(mail, locale) as MailMessages;
