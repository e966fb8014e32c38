export interface Failure {
  /** HTTP status: 503 for what passes by itself (a database or a file store that is away), 500 for what nobody expected. */
  status: number;
  /** For Retry-After; null where time does not help. */
  retryAfterInSeconds: number | null;
}

/** What an answer says of an error. By its shape (kit's AppError): a class that is bundled twice is two classes. */
export function failureOf(error: unknown): Failure {
  const { status, retryAfterInSeconds } = error instanceof Error ? (error as Error & Partial<Failure>) : {};
  if (typeof status !== "number" || retryAfterInSeconds === undefined)
    return { status: 500, retryAfterInSeconds: null };
  return { status, retryAfterInSeconds };
}

/** That of what a page failed at, by route; null where nothing failed, or a route answered for itself. */
export function firstFailureOf(errors: Readonly<Record<string, unknown>> | null | undefined): Failure | null {
  const error = Object.values(errors ?? {}).find((each) => each instanceof Error);
  return error === undefined ? null : failureOf(error);
}
