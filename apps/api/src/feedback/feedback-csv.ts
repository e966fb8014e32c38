import type { Feedback, MessageFilter } from "@zoetrope/identity/feedback";
import { feedbackKinds } from "@zoetrope/identity/feedback-forms";
import { AppError } from "@zoetrope/kit";
import { csvLine } from "../figures/csv-line.ts";

const columns = [
  "id",
  "created_at",
  "done_at",
  "kind",
  "topic",
  "name",
  "email",
  "subject",
  "text",
  "locale",
  "page",
  "browser",
  "has_picture",
];
const perPage = 200;

/** `kind` of `feedbackKinds`, `state` open or done; both may be missing. */
export function readFilter(kind: string | undefined, state: string | undefined): MessageFilter {
  const known = feedbackKinds.find((name) => name === kind);
  if ((kind !== undefined && known === undefined) || !["open", "done", undefined].includes(state))
    throw new AppError("bad-request", "unknown filter", {
      publicMessage: `"kind" must be one of ${feedbackKinds.join(", ")}, "state" open or done.`,
    });
  return { kind: known ?? null, isDone: state === undefined ? null : state === "done" };
}

/** Read page by page, as fast as it is taken. */
export function feedbackCsv(feedback: Feedback, filter: MessageFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | null = null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvLine(columns))),
    async pull(controller) {
      const messages = await feedback.list(filter, { after, limit: perPage });
      const lines = messages.map((one) =>
        csvLine([
          one.id,
          one.createdAt.toISOString(),
          one.doneAt?.toISOString() ?? "",
          one.kind,
          one.topic ?? "",
          one.name,
          one.email,
          one.subject,
          one.text,
          one.locale,
          one.pageUrl ?? "",
          one.browser ?? "",
          one.hasPicture ? "yes" : "no",
        ]),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      if (messages.length < perPage) controller.close();
      after = messages.at(-1)?.id ?? null;
    },
  });
}
