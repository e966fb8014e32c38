import { AppError } from "@zoetrope/kit";
import type { FeedbackField } from "./forms.ts";

/** What can be wrong with a field. */
export type FieldProblem =
  | "topic-unknown"
  | "name-too-long"
  | "email-invalid"
  | "subject-missing"
  | "subject-too-long"
  | "text-missing"
  | "text-too-long"
  | "page-foreign"
  | "picture-unreadable"
  | "picture-too-large";

export type FieldProblems = Partial<Record<FeedbackField, FieldProblem>>;

/** A form that cannot be taken, and why, field by field. */
export class FeedbackError extends AppError {
  readonly problems: FieldProblems;

  constructor(problems: FieldProblems, cause?: unknown) {
    super("bad-request", `a form with ${Object.values(problems).join(", ")}`, {
      publicMessage: "Some fields need another look.",
      cause,
    });
    this.problems = problems;
  }
}

/** More than may be sent in an hour; `max` is the limit, of an address or a network. */
export class TooManyMessagesError extends AppError {
  readonly of: "address" | "network";
  readonly max: number;

  constructor(of: "address" | "network", max: number, retryAfterInSeconds: number) {
    const publicMessage = `At most ${max} messages an hour are taken from one ${of}. Try again in ${Math.ceil(retryAfterInSeconds / 60)} minutes.`;
    super("too-many-requests", `too many messages of one ${of}`, { publicMessage, retryAfterInSeconds });
    this.of = of;
    this.max = max;
  }
}
