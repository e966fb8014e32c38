/**
 * What can go wrong outside of a form and has to travel to the frame that words it. Free text never travels: whoever makes an
 * address could put their own sentence on the sign-in page.
 */
export const authErrorCodes = [
  "unknown",
  "access_denied",
  "google_failed",
  "google_expired",
  "google_unverified_email",
  "google_not_linked",
  "provider_failed",
  "provider_expired",
  "provider_unverified_email",
  "provider_not_linked",
  "provider_unavailable",
  "link_expired",
  "link_used",
  "session_expired",
  "too_many_attempts",
  "temporarily_unavailable",
] as const;

export type AuthErrorCode = (typeof authErrorCodes)[number];

/** A code of another version, or none at all, is `unknown`. */
export const readErrorCode = (value: unknown): AuthErrorCode =>
  authErrorCodes.find((code) => code === value) ?? "unknown";
