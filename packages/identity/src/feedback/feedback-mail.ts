import { getFeedbackMessages, getMailMessages, type Locale } from "@zoetrope/i18n";
import type { MailContent } from "@zoetrope/mail";
import type { Message } from "./feedback.ts";

/** A mail is for knowing of it; the rest stands on the operators' page. */
const maxTextInMail = 2_000;

/** The mail that those who run the platform get of a message; an answer to it goes to who wrote. */
export function writeMail(message: Message, locale: Locale, workflowUrl: string): MailContent {
  const { feedback } = getMailMessages(locale);
  const { kinds, topics } = getFeedbackMessages(locale);
  const { kind, topic, name, email, text, pageUrl, browser, hasPicture } = message;
  const about = message.subject || topics[topic as keyof typeof topics] || kinds[kind];
  const values = { kind: kinds[kind], about, name: name || email, email };
  return {
    subject: feedback.subject(values),
    preview: feedback.preview(values),
    heading: about,
    paragraphs: [
      feedback.text(values),
      ...(text.length > maxTextInMail ? `${text.slice(0, maxTextInMail).toWellFormed()} …` : text)
        .split(/\n{2,}/)
        .filter(Boolean),
      ...(pageUrl === null ? [] : [pageUrl]),
      ...(browser === null ? [] : [browser]),
      ...(hasPicture ? [feedback.picture] : []),
    ],
    action: { label: feedback.action, url: `${workflowUrl}/admin/feedback?message=${message.id}` },
    notes: [feedback.note(values)],
    reason: feedback.reason,
    replyTo: email,
  };
}
