import { unexpectedErrorMessage } from "./unexpected-error.ts";

/** Every way a request can fail that a caller may act on. */
export type AppErrorCode =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "too-large"
  | "unsupported"
  | "unprocessable"
  | "too-many-requests"
  | "unavailable"
  | "internal";

/** HTTP status of each code (RFC 9110 section 15). */
export const statusOfCode = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  unprocessable: 422,
  "too-many-requests": 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<AppErrorCode, number>;

/** What passes by itself is worth another try after so long. */
const retryAfterInSeconds = 5;

/** An expected failure: `message` is for the log, `publicMessage` is for the person. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly publicMessage: string;
  /** Whole seconds after which the same may be tried again; null where time does not help. */
  readonly retryAfterInSeconds: number | null;

  constructor(
    code: AppErrorCode,
    message: string,
    options: { publicMessage?: string; retryAfterInSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterInSeconds =
      options.retryAfterInSeconds ?? (code === "unavailable" ? retryAfterInSeconds : null);
    this.publicMessage = options.publicMessage ?? unexpectedErrorMessage;
  }

  get status(): (typeof statusOfCode)[AppErrorCode] {
    return statusOfCode[this.code];
  }
}
