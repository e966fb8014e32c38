import { errorMessage, isLoopbackName } from "@zoetrope/kit";
import { createTransport } from "nodemailer";
import { MailRefusedError, type MailTransport } from "./mail.ts";

export interface SmtpOptions {
  /** smtp:// or smtps:// with user and password where the server wants them. */
  url: string;
  /** Sender as people see it: `Name <address>`. */
  from: string;
}

const connectTimeoutInMs = 10_000;
const answerTimeoutInMs = 20_000;
/** Connections kept open side by side; a server may limit them. */
const maxConnections = 3;

/** An SMTP reply that forbids another try (RFC 5321, 4.2.1); one that only the connection got does not count. */
const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500 &&
  "code" in error &&
  (error.code === "EENVELOPE" || error.code === "EMESSAGE");

/** What went wrong without the addresses it went wrong for: it is told in the log, and kept beside a mail that waits. */
function withoutAddresses(error: unknown): Error {
  const message = errorMessage(error);
  return new Error(message.replaceAll(/[^\s<>"':;,()]+@[^\s<>"':;,()]+/g, "(address)"));
}

/** Of the sender's address: the right-hand side of a Message-ID (RFC 5322, 3.6.4). */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";

/** Hands mails to a mail server. Uses TLS when the server offers it; a login is only ever sent over TLS or to this machine. */
export function createSmtpTransport({ url, from }: SmtpOptions): MailTransport {
  const address = new URL(url);
  const isLocal = isLoopbackName(address.hostname);
  const hasLogin = address.username !== "";
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    requireTLS: address.protocol === "smtp:" && hasLogin && !isLocal,
    connectionTimeout: connectTimeoutInMs,
    greetingTimeout: connectTimeoutInMs,
    socketTimeout: answerTimeoutInMs,
    // Nothing in a mail of ours comes from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  return {
    async send({ recipient, subject, text, html, locale, replyTo }, id) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: "", address: recipient },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        const cause = withoutAddresses(error);
        if (isPermanent(error)) throw new MailRefusedError("the mail server refuses this mail", { cause });
        throw cause;
      }
    },
    close: () => transport.close(),
  };
}
