import { AppError, type AppErrorCode } from "@zoetrope/kit";

/** Why an operation has no result; stable, programs tell them apart by it. */
export type OperationErrorReason =
  | "options-refused"
  | "file-refused"
  | "result-too-large"
  | "takes-too-long"
  | "takes-too-much-memory"
  | "crashed"
  | "cancelled"
  | "busy"
  | "closed";

const codes: Record<OperationErrorReason, AppErrorCode> = {
  "options-refused": "bad-request",
  "file-refused": "bad-request",
  "result-too-large": "unprocessable",
  "takes-too-long": "unprocessable",
  "takes-too-much-memory": "unprocessable",
  crashed: "unprocessable",
  cancelled: "conflict",
  busy: "unavailable",
  closed: "unavailable",
};

/** The sentences of those that say nothing of the file. */
const sentences: Record<
  Exclude<OperationErrorReason, "options-refused" | "file-refused" | "result-too-large">,
  string
> = {
  "takes-too-long": "It takes too long. Ask for less of it: fewer frames, a smaller picture, a simpler file.",
  "takes-too-much-memory":
    "It takes too much memory. Ask for less of it: fewer frames, a smaller picture, a simpler file.",
  crashed: "The file brought its thread down. Simplify it, or export it again.",
  cancelled: "It was cancelled.",
  busy: "Much is being worked on just now. Try again in a few seconds.",
  closed: "The server is about to restart. Try again in a few seconds.",
};

export class OperationError extends AppError {
  readonly reason: OperationErrorReason;

  constructor(reason: OperationErrorReason, { message, cause }: { message?: string; cause?: unknown } = {}) {
    super(codes[reason], `an operation has no result: ${reason}`, {
      publicMessage: message ?? (sentences as Partial<Record<OperationErrorReason, string>>)[reason] ?? "",
      cause,
    });
    this.reason = reason;
  }
}
