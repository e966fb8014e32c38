export {
  createMailer,
  mailJob,
  type MailComposer,
  type Mailer,
  type MailerOptions,
  type MailRequest,
} from "./create-mailer.ts";
export { MailRefusedError, type Mail, type MailContent, type MailTransport } from "./mail.ts";
export { createMailbox, type Mailbox, type MailboxMail } from "./mailbox.ts";
export { createSmtpTransport, type SmtpOptions } from "./smtp-transport.ts";
export { moveWaitingMails } from "./move-waiting-mails.ts";
