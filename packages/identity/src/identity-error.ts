import { AppError, type AppErrorCode } from "@zoetrope/kit";

/** Every reason that pages word for a person, and the kind of failure it is. */
export const codeOfFault = {
  "session-missing": "unauthenticated",
  "wrong-credentials": "unauthenticated",
  "sign-up-password-wrong": "unauthenticated",
  delayed: "too-many-requests",
  busy: "unavailable",
  "email-malformed": "bad-request",
  "name-malformed": "bad-request",
  "password-too-short": "bad-request",
  "password-too-long": "bad-request",
  "password-common": "bad-request",
  "username-malformed": "bad-request",
  "username-reserved": "conflict",
  "username-taken": "conflict",
  "token-invalid": "bad-request",
  "email-taken": "conflict",
  "avatar-unreadable": "bad-request",
  "avatar-too-large": "too-large",
  "google-refused": "forbidden",
  "google-expired": "bad-request",
  "google-unavailable": "unavailable",
  "google-taken": "conflict",
  "google-unverified-email": "forbidden",
  "google-not-linked": "conflict",
  "provider-refused": "forbidden",
  "provider-expired": "bad-request",
  "provider-unavailable": "unavailable",
  "provider-taken": "conflict",
  "provider-unverified-email": "forbidden",
  "provider-not-linked": "conflict",
  "passkey-refused": "forbidden",
  "passkey-limit": "conflict",
  "last-credential": "conflict",
  "reauthentication-needed": "forbidden",
  "bearer-invalid": "unauthenticated",
  "not-found": "not-found",
} as const satisfies Record<string, AppErrorCode>;

export type IdentityFault = keyof typeof codeOfFault;

/** An expected failure of identity: `reason` is what pages word, the message is for the log and holds nothing secret. */
export class IdentityError extends AppError {
  readonly reason: IdentityFault;

  constructor(reason: IdentityFault, options: { retryAfterInSeconds?: number; cause?: unknown } = {}) {
    super(codeOfFault[reason], `identity: ${reason}`, {
      ...options,
      publicMessage: publicMessageOf[codeOfFault[reason]],
    });
    this.name = "IdentityError";
    this.reason = reason;
  }
}

/** For programs; pages word the reason. */
const publicMessageOf: Record<(typeof codeOfFault)[IdentityFault], string> = {
  unauthenticated: "Sign in first.",
  "too-many-requests": "Too many tries. Please wait a little.",
  unavailable: "There is no room just now. Please try again in a moment.",
  "bad-request": "What was sent cannot be used.",
  conflict: "It is taken, or still needed.",
  "too-large": "It is too large.",
  forbidden: "This was refused.",
  "not-found": "There is nothing here.",
};
