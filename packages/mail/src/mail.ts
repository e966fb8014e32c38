import type { Locale } from "@zoetrope/i18n";
import { PermanentJobError } from "@zoetrope/jobs";

/** A mail before it has a form: what a composer writes. All text is plain; the layout escapes it. */
export interface MailContent {
  subject: string;
  /** One line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do; its address is also shown in full, because some programs hide buttons. */
  action?: { label: string; url: string };
  /** Smaller, below: how long a link lives, what to do if it was not you. */
  notes: readonly string[];
  /** At the end: why this came. Default: because of an account of the recipient. */
  reason?: string;
  /** Who an answer goes to. Default: the sender of all mails. */
  replyTo?: string;
}

/** A mail as it goes out. */
export interface Mail {
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Where mails go. */
export interface MailTransport {
  /**
   * Throws `MailRefusedError` when trying again is useless, anything else when it may help. `id` is the same at every try: it becomes
   * the Message-ID, by which a mailbox can tell that it has this mail already.
   */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

/** The server will never take this mail (SMTP 5xx for the recipient or the content). */
export class MailRefusedError extends PermanentJobError {
  override readonly name = "MailRefusedError";
}
