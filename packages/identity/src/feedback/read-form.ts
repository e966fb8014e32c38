import type { HostUrls } from "@zoetrope/kit";
import { maxFeedbackLengths } from "@zoetrope/kit/limits";
import { FeedbackError, type FieldProblems } from "./feedback-error.ts";
import type { NewMessage } from "./feedback.ts";
import { contactTopics, formFields, maxPictureBytes, type FeedbackKind } from "./forms.ts";

/** Everything that no keyboard types, but line breaks and tabs. A database takes no zero byte in a text. */
const unprintable = /[^\P{Cc}\n\t]/gu;
const email = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\]+$/u;

/** A form as it was sent: texts by the names of their fields. */
export interface SentForm {
  kind: FeedbackKind;
  fields: Readonly<Record<string, string>>;
  picture: Uint8Array | null;
}

/** Throws FeedbackError that names every field that is wrong. */
export function readForm(
  { kind, fields, picture }: SentForm,
  urls: HostUrls,
): Pick<NewMessage, "kind" | "topic" | "name" | "email" | "subject" | "text" | "pageUrl" | "picture"> {
  const asked: ReadonlySet<string> = new Set(formFields[kind]);
  const textOf = (name: string): string =>
    asked.has(name)
      ? (fields[name] ?? "").replaceAll("\r\n", "\n").replaceAll(unprintable, "").toWellFormed().trim()
      : "";
  const lineOf = (name: string): string => textOf(name).replaceAll(/\s+/g, " ");
  const message = {
    kind,
    topic: asked.has("topic") ? lineOf("topic") : null,
    name: lineOf("name"),
    email: lineOf("email").normalize("NFC"),
    subject: lineOf("subject"),
    text: textOf("text"),
    pageUrl: ownAddress(lineOf("page"), urls),
    picture: asked.has("picture") ? picture : null,
  };
  const problems: FieldProblems = {};
  if (message.topic !== null && !contactTopics.some((topic) => topic === message.topic))
    problems.topic = "topic-unknown";
  if (message.name.length > maxFeedbackLengths.name) problems.name = "name-too-long";
  if (message.email.length > maxFeedbackLengths.email || !email.test(message.email))
    problems.email = "email-invalid";
  if (asked.has("subject") && message.subject === "") problems.subject = "subject-missing";
  if (message.subject.length > maxFeedbackLengths.subject) problems.subject = "subject-too-long";
  if (message.text === "") problems.text = "text-missing";
  if (message.text.length > maxFeedbackLengths.text) problems.text = "text-too-long";
  if (message.pageUrl === null && lineOf("page") !== "") problems.page = "page-foreign";
  if (message.picture !== null && message.picture.byteLength > maxPictureBytes)
    problems.picture = "picture-too-large";
  if (Object.keys(problems).length > 0) throw new FeedbackError(problems);
  return message;
}

/** The address of a page on one of our hosts, a path being one of the site; null for every other. */
function ownAddress(text: string, urls: HostUrls): string | null {
  if (text === "" || text.length > maxFeedbackLengths.page) return null;
  const address = URL.parse(text, urls.site);
  if (address === null || (!text.startsWith("/") && !/^https?:/.test(text))) return null;
  return Object.values(urls).includes(address.origin) ? address.href : null;
}
